import Testing

@testable import WindowRuns

/// An example to copy: what `--live` does after an event, without a window and without a build.
struct ExampleOfSupervisionTests {
  @Test func `a saved file is built, and a build that fails leaves the window alone`() {
    var supervision = LiveSupervision()
    _ = supervision.actions(after: .answered(window: 1, .waiting), at: 0)
    #expect(supervision.actions(after: .sourcesChanged(at: 5), at: 5.1) == [.build])
    let failed = BuildEnding.failed(banner: "a.swift:1:2: error: b", output: "all of it")
    let acts = supervision.actions(after: .buildEnded(failed), at: 6)
    #expect(acts.contains(.order(window: 1, .banner("a.swift:1:2: error: b"))))
    #expect(!acts.contains(.start(window: 2)))
  }
}
