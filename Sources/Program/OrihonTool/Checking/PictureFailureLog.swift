/// A log of the pictures that could not be shown in a scene without a window, each reported once.
final class PictureFailureLog {
  private var paths: Set<String> = []
  private var oddPaths: Set<String> = []

  /// True when every picture could be shown.
  var isEmpty: Bool { paths.isEmpty }

  /// Reports that a placeholder stands for the picture, with the reason.
  func note(_ path: String, _ reason: String) {
    guard paths.insert(path).inserted else { return }
    Console.say("\(path): the picture cannot be shown: \(reason); a placeholder stands for it")
  }

  /// Reports a warning about a picture that is shown.
  func note(_ path: String, odd oddity: String) {
    if oddPaths.insert(path).inserted { Console.say("\(path): the picture shows, but \(oddity)") }
  }
}
