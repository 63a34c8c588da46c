import Foundation
import TestSupport
import Testing

/// Tests of those parts of `orihon bench` that need no window.
struct BenchVerbTests {
  @Test(arguments: [
    (["--peer", "--json"], "--json and --peer exclude each other"),
    (["--history", "--recording-cost"], "--recording-cost and --history exclude each other"),
    (["--history", "--plot", "a.png"], "--plot and --history exclude each other"),
    (["--recording-cost", "--json"], "--json and --recording-cost exclude each other"),
    (["--recording-cost", "--seconds", "3"], "--recording-cost takes at least 4 seconds, not 3"),
    (["input", "--peer"], "--peer and input exclude each other: bench input shows a scene of its own"),
    (["input", "--trace", "a.csv"], "--trace and input exclude each other"),
    (["input", "--size", "400x700"], "--size and input exclude each other"),
  ])
  func `what cannot be had together is refused`(arguments: [String], complaint: String) throws {
    let ending = try Program().run(["bench"] + arguments)
    #expect(ending.status == 2)
    #expect(ending.complaint.contains(complaint), "\(ending.complaint)")
    #expect(ending.output.isEmpty)
  }

  @Test func `what going back in time costs is told without a window`() throws {
    let ending = try Program().run(["bench", "nested", "--history"])
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("nested: ") == true)
    #expect(lines.map { $0.prefix(12) }.dropFirst() == ["a frame     ", "memory      ", "going back  "])
  }
}
