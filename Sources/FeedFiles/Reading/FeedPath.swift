/// What may be written as a path in a feed.
nonisolated enum FeedPath {
  /// Whether `path` names something below the folder it starts in: relative, no step upwards, no other disk.
  static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("~") else { return false }
    guard !path.unicodeScalars.contains(where: { $0 == "\\" || $0 == "\0" || $0 == ":" }) else {
      return false
    }
    return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }
}
