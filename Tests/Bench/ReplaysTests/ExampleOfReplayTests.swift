import Foundation
import SampleRuns
import Testing

@testable import Replays

/// An example to copy: a script plays on a sample scene, and its expectations are the test.
struct ExampleOfReplayTests {
  @Test func `a script that expects what happens plays to its end`() throws {
    let log = try Playing.log("- wait: 0.5\n- expect: {path: feed.y, value: 0}\n")
    #expect(!log.lines.isEmpty)
  }
}
