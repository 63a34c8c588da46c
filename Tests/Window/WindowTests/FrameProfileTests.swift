import Foundation
import TestSupport
import Testing

/// Tests of a real window's reports on its frames: a trace of real strokes, and a measured run.
struct FrameProfileTests {
  private let strokes: [PointerRobot.Step] =
    PointerRobot.Step.drag(from: CGPoint(x: 215, y: 860), to: CGPoint(x: 200, y: 420), steps: 25)
    + [.pause(0.5)]

  @Test func `a trace of strokes with a real mouse keeps to the format, and arrows lead to what shows them`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("strokes.json")
    let window = try await FeedWindow("default", ["--hud", "--trace", file.path])
    try await window.drag(
      from: CGPoint(x: 365, y: 250), to: CGPoint(x: 65, y: 250), until: "the hero dragged"
    ) {
      $0.isFrame && $0.text("rows.hero.phase") == "dragging"
    }
    try await window.robot.perform(strokes)
    try await window.pauseAutoScroll()
    try await window.program.quit()
    let trace = try ChromeProfileFile(Data(contentsOf: file))
    #expect(trace.violations == [])
    let names = Set(trace.events("X").map(\.name))
    #expect(names.isSuperset(of: ["update", "layout", "display", "draw", "present", "pressed", "moved"]))
    #expect(trace.events("b").filter { $0.text("cat") == "stroke" }.count >= 2)
    let starts = trace.events("s").reduce(into: [:]) { $0[$1.text("id") ?? ""] = $1.start }
    let latencies = trace.events("f").compactMap { arrow in
      starts[arrow.text("id") ?? ""].map { arrow.start - $0 }
    }
    #expect(!latencies.isEmpty && latencies.allSatisfy { $0 > 0 })
    #expect(trace.events("X").contains { ($0.arguments["activity"] as? String) == "drag" })
  }

  @Test func `what recording costs is measured in turns, and told`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let bench = [try BuiltProduct.executable("orihon").path, "bench", "common", "--renderer", "software"]
    let output = try await Tool.run(
      bench + ["--recording-cost", "--seconds", "4"], display.environment(adding: [:]))
    let text = String(decoding: output, as: UTF8.self)
    let counts = text.matches(of: /\((\d+) frames\)/).compactMap { Int($0.output.1) }
    #expect(counts.count == 2, "\(text)")
  }

  @Test func `a measured run gives numbers, a table and a plot, and is compared with itself`() async throws {
    let folder = try TemporaryFolder()
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let environment = display.environment(adding: [:])
    let bench = [try BuiltProduct.executable("orihon").path, "bench", "common", "--renderer", "software"]
    let (table, plot) = (folder.file("run.csv"), folder.file("run.png"))
    let output = try await Tool.run(
      bench + ["--seconds", "1", "--json", "--trace", table.path, "--plot", plot.path], environment)
    let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    let frames = try #require(report["frames"] as? Int)
    #expect(frames > 0)
    #expect(try String(contentsOf: table, encoding: .utf8).split(separator: "\n").count == frames + 1)
    #expect(try Data(contentsOf: plot).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let phases = try #require(report["phases"] as? [String: [String: Any]])
    #expect(phases.values.reduce(0) { $0 + ($1["frames"] as? Int ?? 0) } == frames)
    for key in ["interval", "work", "present", "overrun", "latency", "passes", "late", "janky"] {
      #expect(report[key] != nil, "\(key)")
    }
    let former = folder.file("former.json")
    try output.write(to: former)
    let compared = try await Tool.run(bench + ["--seconds", "0.5", "--compare", former.path], environment)
    let text = String(decoding: compared, as: UTF8.self)
    #expect(text.contains("this run over \(former.path):") && text.contains("work.p50 "))
    #expect(text.contains("gate: "))
  }
}
