import Foundation
import Measurements
import SampleRuns
import Testing

/// An example to copy: an imaginary window makes frames of a known cost.
struct ExampleOfFrameTests {
  @Test func `frames on time are no hitches`() throws {
    let run = try RecordedRun()
    run.make(60)
    #expect(!run.recording.frames.isEmpty)
  }
}
