/// An error in the declaration of a program's scenes; its description is a sentence.
public nonisolated enum OrihonToolError: Error, Hashable, CustomStringConvertible {
  /// Two scenes have this name.
  case twoScenes(String)
  /// A scene has this name, which cannot be distinguished from a file or an option.
  case unusableName(String)

  /// The sentence.
  public var description: String {
    switch self {
    case .twoScenes(let name): "two scenes are called '\(name)'; each needs a name of its own"
    case .unusableName(let name):
      "a scene is called '\(name)'; allowed: 1 to 64 letters, digits, - and _, and no - at the beginning"
    }
  }

  /// Throws for duplicate names and for names that cannot be written on a command line.
  static func check(_ names: [String]) throws(OrihonToolError) {
    var known: Set<String> = []
    for name in names {
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      guard (1...64).contains(name.count), isPlain, !name.hasPrefix("-") else { throw .unusableName(name) }
      guard known.insert(name).inserted else { throw .twoScenes(name) }
    }
  }
}
