import Foundation
import Testing

/// Tests of `orihon bench input` on a display of its own.
///
/// The fidelity of the input there is reported, not tested.
struct InputAccuracyBenchTests {
  @Test func `every flick on every path arrives whole, and what is told of it has its form`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let bench = [try BuiltProduct.executable("orihon").path, "bench", "input", "--json"]
    let output = try await Tool.run(bench, display.environment())
    let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    #expect(Set(report.keys) == ["format", "interval", "moves", "paths"])
    let paths = try #require(report["paths"] as? [[String: Any]])
    #expect(paths.map { $0["renderer"] as? String } == ["software", "accelerated"])
    for path in paths {
      #expect(Set(path.keys) == ["flicks", "frames", "passed", "renderer"])
      let flicks = try #require(path["flicks"] as? [[String: Any]])
      #expect(flicks.map { $0["moves"] as? Int } == [200, 200, 200])
      #expect(flicks.allSatisfy { 1...200 ~= ($0["ownTimes"] as? Int ?? 0) })
    }
  }

  @Test func `without a program that moves the pointer it says what is missing`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    let bench = try ProgramUnderTest(
      "orihon", ["bench", "input"], on: display, environment: ["PATH": "/nowhere"])
    try await bench.end(with: 4)
    #expect(bench.errors.contains("there is no xdotool"), "\(bench.errors)")
  }
}
