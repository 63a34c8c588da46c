import Foundation

/// The feeds that can be pushed, by their files.
nonisolated struct FeedLibrary: Sendable, Hashable {
  private let readings: [URL: FeedReading]
  private let folder: String
  /// The titles of the feeds, by file.
  let titles: [URL: String]

  /// Creates the library of a feed and all that can be reached from it.
  ///
  /// The theme of a feed counts only where it is the first one.
  init(_ first: FeedReading) {
    var readings: [URL: FeedReading] = [:]
    for var reading in first.all {
      guard let file = reading.file?.resolved else { continue }
      reading.feed.theme = .auto
      reading.linked = []
      readings[file] = reading
    }
    self.readings = readings
    titles = readings.compactMapValues { $0.feed.title.isEmpty ? nil : $0.feed.title }
    folder = (first.file?.resolved.deletingLastPathComponent().path ?? "") + "/"
  }

  /// The feed of a file; `nil` for a file that cannot be reached.
  subscript(file: URL) -> FeedReading? { readings[file] }

  /// Returns true when another library shows the same feeds; where they stand in their files does not count.
  func shows(theSameAs other: FeedLibrary) -> Bool {
    readings.mapValues(\.feed) == other.readings.mapValues(\.feed)
  }

  /// Returns the name of a file in the log: its path from the first feed's folder.
  func name(of file: URL) -> String {
    file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.lastPathComponent
  }
}
