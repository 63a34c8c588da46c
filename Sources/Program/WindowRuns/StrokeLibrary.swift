import Documents
import Foundation
import Replays
import SceneReadings
import SceneRuns
import ScreenInterface
import Stage
import TuningPanel

/// The folder `Strokes` of the working folder, which keeps strokes as recordings with labels of their outcomes.
struct StrokeLibrary {
  let header: RecordingHeader
  var folder = URL(fileURLWithPath: "Strokes", isDirectory: true)

  /// Saves a stroke; returns a message.
  func keep(_ stroke: RecordedStroke, _ outcome: StrokeOutcome) -> PanelMessage {
    do {
      let labels = folder.appendingPathComponent("labels.yml")
      let present =
        FileManager.default.fileExists(atPath: labels.path)
        ? try String(decoding: InputFile.data(contentsOf: labels, limit: .text), as: UTF8.self) : nil
      // The name of a scroller inside a cell contains slashes.
      let stem = outcome.scroller.name.replacingOccurrences(of: "/", with: "-")
      let file = UniqueFileName.named("\(stem)-stroke", "jsonl", in: folder)
      let name = file.deletingPathExtension().lastPathComponent
      let label = StrokeLabel(of: outcome)
      let text = try Self.adding(label.text, called: name, to: present)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(stroke, to: file)
      try OutputFile.write(text, to: labels)
      return .done("kept \(file.relativePath), labelled \(label.text)")
    } catch {
      return .refused("\(error)")
    }
  }

  /// Returns the text of the label file with one more label; an existing file keeps everything else.
  private static func adding(_ label: String, called name: String, to text: String?) throws -> String {
    guard let text else {
      return "# What each stroke has to do; orihon strokes plays them.\nstrokes:\n  \(name): \(label)\n"
    }
    let root = try DocumentReader().read(text: text, file: "Strokes/labels.yml")
    var edit = DocumentTextEdit(text)
    guard edit.write(label, at: [StrokeLabelsReader.mark, name], in: root),
      (try? DocumentReader().read(text: edit.text, file: "Strokes/labels.yml")) != nil
    else {
      throw CommandError.contradiction(
        "Strokes/labels.yml has no place for another label; nothing was written")
    }
    return edit.text
  }

  private func write(_ stroke: RecordedStroke, to file: URL) throws {
    var header = header
    header.size = stroke.size
    header.place = stroke.placement
    let writer = try RecordingWriter(to: file, header: header)
    let events = stroke.events(from: StrokeInputSource.beginning)
    for event in events { writer.write(.input(event)) }
    try writer.finish(at: Microseconds(seconds: events.last?.timestamp ?? 0))
  }
}
