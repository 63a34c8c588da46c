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
    (["input", "--layout"], "--layout and input exclude each other"),
    (
      ["--layout", "--history"], "--history and --layout exclude each other: it lays out sections of its own"
    ),
    (["--layout", "--renderer", "software"], "--renderer and --layout exclude each other"),
    (["common", "--layout"], "common and --layout exclude each other"),
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

  @Test func `what large layouts cost is told without a window`() throws {
    let ending = try Program().run(["bench", "--layout"])
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 8)
    for line in lines { #expect(line.contains("  at most "), "\(line)") }
  }

  @Test func `every cost of a layout is told with the most that it may be`() throws {
    let ending = try Program().run(["bench", "--layout", "--json"])
    #expect(ending.status == 0, "\(ending.complaint)")
    let costs = try JSONDecoder().decode(LayoutCostsText.self, from: Data(ending.output.utf8)).costs
    #expect(costs.count == 8)
    for cost in costs { #expect(cost.value >= 0 && cost.limit >= 0, "\(cost.work)") }
    #expect(costs.map(\.unit) == ["ms", "ms", "times", "ms", "frames", "ms", "times", "frames"])
  }
}

/// The output of `orihon bench --layout --json`.
private struct LayoutCostsText: Decodable {
  struct Cost: Decodable {
    let work: String
    let value: Double
    let unit: String
    let limit: Double
  }

  let costs: [Cost]
}
