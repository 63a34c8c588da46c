public import Documents
public import Foundation

/// The output file of a frame profile: a table or a Chrome trace, by its file name.
public nonisolated struct ProfileFile: Sendable, Hashable {
  /// The formats of the file.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Comma-separated values, a line for each frame.
    case csv
    /// Chrome trace events, which Perfetto opens.
    case json
  }

  /// The location of the file.
  public let url: URL
  /// The format of the file.
  public let format: Format

  /// Chooses the format by the file extension; `nil` when that is neither `.csv` nor `.json`.
  public init?(path: String) {
    url = URL(fileURLWithPath: path)
    guard let format = Format(rawValue: url.pathExtension.lowercased()) else { return nil }
    self.format = format
  }

  /// Writes a recording atomically; `title` names the feed, `notes` describe the run's settings.
  ///
  /// - Throws: `DocumentError.unwritable`.
  @MainActor
  public func write(
    _ recording: FrameRecording, title: String, notes: [JSONValue.Member] = []
  ) throws(DocumentError) {
    let text =
      switch format {
      case .csv: FrameTable(recording).text
      case .json: ChromeProfile(recording, title: title, notes: notes).text
      }
    try OutputFile.write(text, to: url)
  }
}
