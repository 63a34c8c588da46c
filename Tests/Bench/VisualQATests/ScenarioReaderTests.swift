import Documents
import Foundation
import Replays
import TestSupport
import Testing

@testable import VisualQA

struct ScenarioReaderTests {
  private func read(_ text: String) throws(DocumentError) -> [ScenarioEntry] {
    try ScenarioReader().read(text: text, name: "a.yml")
  }

  @Test func `a matrix of sizes, scales, themes and directions needs no code`() throws {
    let entries = try read(
      """
      variants:
        - {size: [430x932, 375x812], scale: [1, 2], theme: [light, dark]}
        - {size: 800x600, direction: rightToLeft}
      scenarios:
        - {name: rest, scene: default}
        - {name: drag, scene: paged, script: drags, variants: [{theme: dark}]}
      """)
    #expect(entries.map(\.scenario.name) == ["rest", "drag"])
    #expect(entries.map(\.script) == [nil, "drags"])
    let paths = entries[0].scenario.variants.map(\.path)
    #expect(paths.count == 9 && Set(paths).count == 9)
    #expect(paths.first == "430x932@1/light/leftToRight")
    #expect(paths.contains("375x812@2/dark/leftToRight"))
    #expect(paths.last == "800x600@1/light/rightToLeft")
    #expect(entries[1].scenario.variants.map(\.path) == ["430x932@1/dark/leftToRight"])
    #expect(entries[0].scenario.script.steps.map(\.kind) == [.capture("rest")])
    #expect(entries[1].scenario.origin == "a.yml:6:5")
  }

  @Test func `text of another size has a folder of its own`() throws {
    let text = "scenarios: [{name: a, scene: default, variants: [{textScale: [1, 1.25, 2], theme: dark}]}]"
    let paths = try read(text)[0].scenario.variants.map(\.path)
    let plain = "430x932@1/dark/leftToRight"
    #expect(paths == [plain, plain + "/text1.25", plain + "/text2"])
    #expect {
      try read(text.replacing("1.25", with: "0.5"))
    } throws: { "\($0)".contains("0.8 to 3") }
  }

  @Test(arguments: [
    "[{size: 430x932}, {theme: light}]", "[{scale: [1, 1.00000001]}]", "[{size: [300x400, 300.0001x400]}]",
    "[{theme: dark}, {theme: [light, dark]}]",
  ])
  func `surroundings whose goldens would lie in one place are refused`(variants: String) {
    #expect {
      try read("scenarios: [{name: a, scene: default, variants: \(variants)}]")
    } throws: { "\($0)".contains("/leftToRight is given twice") && "\($0)".hasPrefix("a.yml:1:") }
  }

  @Test func `by default everything is kept, exactly and with block text`() throws {
    let scenario = try read("scenarios: [{name: a, scene: default}]")[0].scenario
    #expect(scenario.keeps == Set(GoldenKind.allCases))
    #expect(scenario.tolerance.isExact && scenario.masks.patterns.isEmpty && !scenario.usesInstalledFonts)
    #expect(scenario.variants == [GoldenVariant()])
  }

  @Test func `tolerance, masks and kinds are those of the scenario, else of the file`() throws {
    let entries = try read(
      """
      tolerance: relaxed
      keeps: [state]
      scenarios:
        - {name: a, scene: default, text: installed}
        - name: b
          scene: default
          keeps: [still, strip]
          masks: [hero/card/*/title]
          tolerance:
            preset: recommended
            maxDiffPixels: 12
      """)
    let (first, second) = (entries[0].scenario, entries[1].scenario)
    #expect(
      first.tolerance.text == "precision 0.99 (a.yml:1), perceptualPrecision 0.95 (a.yml:1), "
        + "worstTile 256 (a.yml:1)")
    #expect(first.keeps == [.state] && first.usesInstalledFonts)
    #expect(
      second.tolerance.text == "precision 0.999 (a.yml:10), perceptualPrecision 0.98 (a.yml:10), "
        + "maxDiffPixels 12 (a.yml:11), worstTile 32 (a.yml:10)")
    #expect(second.keeps == [.still, .strip])
    #expect(second.masks.patterns.map(\.description) == ["hero/card/*/title"])
  }

  nonisolated struct Fault: Decodable, Sendable {
    let text: String
    let line: Int
    let column: Int
    let message: String
  }

  @Test(arguments: try Vectors.load("scripts/scenario-faults", as: Fault.self))
  func `a faulty scenario file is refused with the place and what is allowed`(_ fault: Fault) {
    do {
      _ = try read(fault.text)
      Issue.record("it was read")
    } catch {
      #expect(
        error.description.hasPrefix("a.yml:\(fault.line):\(fault.column): \(fault.message)"), "\(error)")
    }
  }
}
