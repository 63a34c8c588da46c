/// The pictures of a scene without a window that cannot be shown, each told of once.
final class UnshownPictures {
  private var paths: Set<String> = []

  /// Whether there is any.
  var isEmpty: Bool { paths.isEmpty }

  /// Says that a placeholder stands for the picture, and why.
  func note(_ path: String, _ reason: String) {
    guard paths.insert(path).inserted else { return }
    Console.note("orihon: \(path): the picture cannot be shown: \(reason); a placeholder stands for it")
  }
}
