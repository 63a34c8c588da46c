public import Documents
public import Foundation
import Replays

/// A parser of scenario files: scenes, their scripts, variants and tolerances.
///
/// A file is a map of `scenarios`, a list, and of the defaults for its scenarios: `variants`, `keeps`,
/// `tolerance` and `masks`. All faults of a file are reported together.
public nonisolated struct ScenarioReader: Sendable, Hashable {
  /// The limits on the size of a file.
  public var limits: DocumentLimits

  /// Creates a reader.
  public init(limits: DocumentLimits = DocumentLimits(marks: 1_000_000)) { self.limits = limits }

  /// Reads the file at `url`.
  public func read(contentsOf url: URL) throws(DocumentError) -> [ScenarioEntry] {
    try entries(DocumentReader(limits: limits).read(contentsOf: url), file: url.relativePath)
  }

  /// Reads the scenarios from the tree of a file that is already parsed.
  package func read(_ root: DocumentNode, of url: URL) throws(DocumentError) -> [ScenarioEntry] {
    try entries(root, file: url.relativePath)
  }

  /// Reads scenarios from their text; messages use `name` as the file name.
  public func read(text: String, name: String) throws(DocumentError) -> [ScenarioEntry] {
    try entries(DocumentReader(limits: limits).read(text: text, file: name), file: name)
  }

  private func entries(_ root: DocumentNode, file: String) throws(DocumentError) -> [ScenarioEntry] {
    let faults = DocumentFaults(file: file, limits: limits)
    var entries: [ScenarioEntry] = []
    if let map = faults.map(root, called: "a scenario file") {
      let values = ScenarioValues(faults: faults)
      let common = values.common(of: map, over: ScenarioValues.Defaults())
      let key = ScenarioFileKeys.declared.scenarios
      let nodes = map.read(key)
      if let nodes, nodes.isEmpty { values.reportEmpty(key.name, of: map) }
      map.reportUnknownKeys()
      var names: Set<String> = []
      for node in nodes ?? [] {
        guard let entry = entry(node, values, common) else { continue }
        if !names.insert(entry.scenario.name).inserted {
          faults.report("the name \"\(entry.scenario.name)\" is given twice", at: node.position)
        }
        entries.append(entry)
      }
    }
    _ = try faults.finish()
    return entries
  }

  private func entry(
    _ node: DocumentNode, _ values: ScenarioValues, _ fallback: ScenarioValues.Defaults
  ) -> ScenarioEntry? {
    guard let map = values.faults.map(node, called: "a scenario") else { return nil }
    defer { map.reportUnknownKeys() }
    let keys = ScenarioKeys.declared
    let name = map.read(keys.name)
    let scene = map.read(keys.scene)
    let script = map.read(keys.script)
    let text = map.read(keys.text)
    let common = values.common(of: map, over: fallback)
    guard let name, let scene else { return nil }
    let rest = GestureScript(file: "rest", steps: [GestureStep(.capture("rest"))])
    var scenario = GoldenScenario(name, scene: scene, script: rest, variants: common.variants)
    scenario.usesInstalledFonts = text == .installed
    scenario.keeps = common.keeps
    scenario.tolerance = common.tolerance
    scenario.masks = ElementMasks(common.masks)
    scenario.origin = "\(values.faults.file):\(node.position.line):\(node.position.column)"
    return ScenarioEntry(scenario: scenario, script: script)
  }
}
