public import Documents
public import Foundation
import ScreenInterface
import Stage

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

/// The frames of a run as Chrome trace events, which Perfetto and `chrome://tracing` open.
///
/// The feed is one process with four tracks: the expected frames, the actual frames with their passes, the
/// input, and the events in the scene. Strokes, requests and countdowns overlap and have their own tracks.
/// Arrows lead from each input to the first frame that shows it.
public struct ChromeProfile {
  private let recording: FrameRecording
  private let title: String
  private let notes: [JSONValue.Member]

  /// Creates the profile of a recording; `title` names the feed, `notes` describe how it was made.
  public init(_ recording: FrameRecording, title: String, notes: [JSONValue.Member] = []) {
    self.recording = recording
    self.title = title
    self.notes = notes
  }

  /// The text of the file: one event per line, in the order of time.
  public var text: String {
    var text = "{\"displayTimeUnit\":\"ms\",\"otherData\":" + JSONValue.object(notes + [leftOut]).text()
    text += ",\"traceEvents\":[\n"
    for (index, event) in events.enumerated() {
      if index > 0 { text += ",\n" }
      text += event.json.text(decimals: 3)
    }
    return text + "\n]}\n"
  }

  private var leftOut: JSONValue.Member { JSONValue.Member("framesLeftOut", .number(recording.leftOut)) }

  /// The events: names first, then the others in the order of time; at equal times the longest first.
  var events: [ProfileEvent] {
    let timed =
      ProfileFrameSlices(recording).events + InputSlices(recording).events + EventSpans(recording).events
    let order = timed.indices.sorted {
      let (left, right) = (timed[$0], timed[$1])
      return (left.time, -(left.duration ?? 0), $0) < (right.time, -(right.duration ?? 0), $1)
    }
    return names + order.map { timed[$0] }
  }

  private var names: [ProfileEvent] {
    var process = ProfileEvent(.metadata, "process_name", at: 0, on: .expected)
    process.arguments = [JSONValue.Member("name", .string(title))]
    return [process]
      + ProfileEvent.Track.allCases.flatMap { track in
        var name = ProfileEvent(.metadata, "thread_name", at: 0, on: track)
        name.arguments = [JSONValue.Member("name", .string(track.name))]
        var order = ProfileEvent(.metadata, "thread_sort_index", at: 0, on: track)
        order.arguments = [JSONValue.Member("sort_index", .number(track.rawValue))]
        return [name, order]
      }
  }
}
