import Foundation
import Measurements
import SampleRuns
import ScreenInterface
import TestSupport
import Testing

struct FrameTableTests {
  /// Returns the cells of a line by the names of their columns.
  private func cells(_ line: Substring) -> [String: String] {
    let values = line.split(separator: ",", omittingEmptySubsequences: false)
    guard values.count == FrameTable.columns.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(FrameTable.columns, values.map(String.init)))
  }

  @Test func `a line a frame, each with every column, numbers readable`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(120)
    let lines = FrameTable(run.recording).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 122 && lines.last == "")
    #expect(lines.first?.split(separator: ",").map(String.init) == FrameTable.columns)
    for (line, frame) in zip(lines.dropFirst(), run.frames) {
      let cells = cells(line)
      #expect(cells["frame"] == "\(frame.number)" && cells["activity"] == frame.activity.rawValue)
      let numbers = cells.compactMapValues { Double($0) }
      #expect(isClose(numbers["presented_s"] ?? 0, frame.end, within: 1e-6))
      #expect(isClose(numbers["overrun_ms"] ?? 0, (frame.overrun ?? 0) * 1000, within: 1e-6))
      #expect(isClose(numbers["layout_ms"] ?? 0, 1, within: 1e-6) && numbers["damage_px"] == 46)
    }
  }

  @Test func `what is not known is empty, and what moves stands last`() throws {
    let run = try RecordedRun(Playing.gestures)
    run.make(60)
    #expect(FrameTable.columns.last == "moving")
    let text = FrameTable(run.recording).text
    #expect(cells(text.split(separator: "\n")[1])["latency_ms"] == "")
    #expect(text.contains(",drag,hero dragging drag\n"))
  }
}
