import Documents
import Measurements
import Replays
import Testing
import VisualQA

@testable import SceneRuns

struct ProgramStatusTests {
  private static let fault = DocumentFault(file: "a.yml", position: .start, message: "wrong")

  @Test func `a file that cannot be used is bad input, whoever tells of it`() {
    let file = DocumentError.unreadable(file: "a", reason: "gone")
    let errors: [any Error] = [
      file, DocumentError.unwritable(file: "a", reason: "full"), DocumentError.faulty([Self.fault]),
      ReplayError.document(file), ReplayError.notRecordable("it is too long"), VisualQAError.document(file),
      VisualQAError.stale("a", reason: "changed"),
      MeasurementError.unknownScroller("x", file: "a", scrollers: ["feed"]),
      MeasurementError.apart(file: "a", measured: 0...1, log: 2...3),
    ]
    for error in errors { #expect(ProgramStatus.report(error) == .badInput, "\(error)") }
  }

  @Test func `a run that goes another way, or a comparator that sees nothing, is a difference`() {
    let errors: [any Error] = [
      ReplayError.unmet(Self.fault), ReplayError.invalidEvent("it ends twice"),
      ReplayError.paintMismatch(frame: 1, difference: "1 pixel"),
      VisualQAError.comparatorSelfTestFailed("a pixel"),
    ]
    for error in errors { #expect(ProgramStatus.report(error) == .differences, "\(error)") }
  }
}
