import Foundation
import Gallery
import Replays
import TestSupport
import Testing
import VisualQA

/// Tests that goldens cover every scene and every script, in no more space than the repository can carry.
struct GoldenInventoryTests {
  /// The greatest size of the folder of goldens, in bytes.
  private static let budget = 20_000_000
  private let resources = Checkout.root().appendingPathComponent("Resources")

  private func scenarios() throws -> [ScenarioEntry] {
    try files(in: "Scenarios").flatMap { name in
      try ScenarioReader().read(contentsOf: resources.appendingPathComponent("Scenarios/\(name)"))
    }
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: resources.appendingPathComponent(folder).path)
      .sorted()
  }

  @Test func `every scene of the gallery and every script that ships is a scenario`() throws {
    let scenarios = try scenarios()
    #expect(Set(scenarios.map(\.scenario.scene)) == Set(Gallery.names))
    let scripts = try files(in: "Scripts").map { String($0.dropLast(4)) }
    #expect(Set(scenarios.compactMap(\.script)) == Set(scripts))
    #expect(Set(scenarios.map(\.scenario.name)).count == scenarios.count)
  }

  @Test func `every scene has a strip to look at`() throws {
    var scenes: Set<String> = []
    for entry in try scenarios() where entry.scenario.keeps.contains(.strip) {
      guard let script = entry.script else { continue }
      let file = resources.appendingPathComponent("Scripts/\(script).yml")
      let steps = try GestureScriptReader().read(contentsOf: file).steps
      let hasStrip = steps.contains { if case .strip = $0.kind { true } else { false } }
      if hasStrip { scenes.insert(entry.scenario.scene) }
    }
    #expect(scenes == Set(Gallery.names))
  }

  @Test func `no folder of goldens is left without a scenario`() throws {
    let names = Set(try scenarios().map(\.scenario.name))
    #expect(Set(try files(in: "Goldens")) == names)
  }

  @Test func `what ships is compared exactly and whole`() throws {
    let loose = try scenarios().filter {
      !$0.scenario.tolerance.isExact || !$0.scenario.masks.patterns.isEmpty
    }
    #expect(loose.map(\.scenario.name) == [])
  }

  @Test func `the goldens keep within their budget`() throws {
    let folder = resources.appendingPathComponent("Goldens")
    let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
    let walk = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)))
    var size = 0
    for case let file as URL in walk {
      let values = try file.resourceValues(forKeys: keys)
      if values.isRegularFile == true { size += values.fileSize ?? 0 }
    }
    #expect(size > 0 && size <= Self.budget, "\(size) bytes")
  }
}
