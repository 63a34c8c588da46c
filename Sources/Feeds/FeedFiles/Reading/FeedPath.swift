/// The rule for paths in a feed.
nonisolated enum FeedPath {
  /// Returns true when `path` stays below its folder: relative, without `..`, without a drive.
  static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("~") else { return false }
    guard !path.unicodeScalars.contains(where: { $0 == "\\" || $0 == "\0" || $0 == ":" }) else {
      return false
    }
    return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }

  /// Returns true when `path` has an extension that begins with a letter.
  static func hasEnding(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return false }
    return name[dot...].dropFirst().first.map { $0.isASCII && $0.isLetter } ?? false
  }
}
