public import Documents
public import Foundation

/// The file that a run's frames are written to: a table or a Chrome trace, as its name says.
public nonisolated struct TraceFile: Sendable, Hashable {
  /// What the file holds.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// A line a frame, comma-separated values.
    case csv
    /// Chrome trace events, which Perfetto opens.
    case json
  }

  /// Where it is.
  public let url: URL
  /// What it holds.
  public let format: Format

  /// Chooses the format by the end of the path; `nil` for another than `.csv` and `.json`.
  public init?(path: String) {
    url = URL(fileURLWithPath: path)
    guard let format = Format(rawValue: url.pathExtension.lowercased()) else { return nil }
    self.format = format
  }

  /// Writes a recording, whole or not at all; `title` names the feed, `notes` say how the run was made.
  ///
  /// - Throws: `DocumentError.unwritable`.
  @MainActor
  public func write(
    _ recording: FrameRecording, title: String, notes: [JSONValue.Member] = []
  ) throws(DocumentError) {
    let text =
      switch format {
      case .csv: FrameTable(recording).text
      case .json: ChromeTrace(recording, title: title, notes: notes).text
      }
    try OutputFile.write(text, to: url)
  }
}
