package import Documents
import Replays

nonisolated extension ScenarioReader {
  /// The form (schema) of a scenario file.
  package static var form: ValueForm { .map(ScenarioFileKeys.form) }

  /// The name of the key that distinguishes a scenario file from a feed.
  package static var mark: String { ScenarioFileKeys.declared.scenarios.name }
}

/// The outermost keys of a scenario file.
nonisolated struct ScenarioFileKeys: KeyTable {
  static let name = "scenarioFile"
  static let line = "Scenes to be compared with their goldens, and what they share."
  static let declared = Self()

  let scenarios = DocumentKey.list(
    "scenarios", of: .map(ScenarioKeys.form), count: 1...Int.max, "The scenarios."
  ).needed("a list of scenarios")
  let common = ScenarioCommonKeys()
}

/// The keys of a scenario.
nonisolated struct ScenarioKeys: KeyTable {
  static let name = "scenario"
  static let line = "A scene and a script, compared with their goldens."
  static let declared = Self()

  let name = DocumentKey.fileName("name", "The name of the scenario and of its goldens' folder.")
    .needed("a name")
  let scene = DocumentKey.text("scene", "A scene that ships, or a feed file beside this file.").needed(
    "a text")
  let script = DocumentKey.text(
    "script", "A script that ships, or a file beside this file; without it the scene at rest is kept.")
  let text = DocumentKey<ScenarioValues.Text>.word(
    "text", "Text as blocks, which need no font, or with the installed fonts."
  ).or(.blocks)
  let common = ScenarioCommonKeys()
}

/// The keys that a file can set for all its scenarios and each scenario for itself.
nonisolated struct ScenarioCommonKeys: KeyTable {
  static let name = "scenarioCommon"
  static let line = "What a file gives to all its scenarios, and each scenario to itself."
  static let declared = Self()

  let variants = DocumentKey.list(
    "variants", of: .map(VariantKeys.form), count: 1...ScenarioValues.capacity,
    "The surroundings to play in: every combination of the values of each entry.")
  let keeps = DocumentKey.words(
    "keeps", among: GoldenKind.allCases, atLeast: 1, "The kinds of goldens kept; without it all.")
  let tolerance = DocumentKey.node(
    "tolerance", .anyOf([.words(of: PictureTolerance.Preset.self), .map(ToleranceKeys.form)]),
    "What may differ: a preset, or limits.")
  let masks = DocumentKey.list(
    "masks",
    of: .spelled(
      Spelling("an element's id, * for any part", pattern: "^[^/]+(?:/[^/]+)*$", includesNumbers: true)),
    "The elements left out of the comparison, such as hero/card/*/title.")
}

/// The keys of a scenario's variants, each a value or a list of values.
nonisolated struct VariantKeys: KeyTable {
  static let name = "variant"
  static let line = "SceneEnvironment to play in: each a value, or a list of values."
  static let declared = Self()
  static let scales = NumberRange.from(0.5, to: 4, "pixels a point")
  static let textScales = NumberRange.from(0.8, to: 3, "times the size that is written")

  let size = several(
    "size", .spelled(Spelling("WIDTHxHEIGHT", pattern: "^[0-9+.eE-]+x[0-9+.eE-]+$")),
    "The extent of the window, in points, 64 to 8192 on each side."
  ).elsewhere("430x932")
  let scale = several("scale", .number(scales), "The pixels in a point.").elsewhere(1)
  let theme = several("theme", .words(of: RecordingHeader.Theme.self), "The theme.").elsewhere("light")
  let direction = several(
    "direction", .words(of: RecordingHeader.Direction.self), "The reading direction."
  ).elsewhere("leftToRight")

  let textScale = several(
    "textScale", .number(textScales), "The size of text as a multiple of what is written."
  ).elsewhere(1)

  private static func several(
    _ name: String, _ value: ValueForm, _ line: String
  ) -> DocumentKey<DocumentNode> {
    .node(name, .anyOf([value, .list(.filled(value), count: 1...ScenarioValues.capacity)]), line)
  }
}

/// The keys of a tolerance.
nonisolated struct ToleranceKeys: KeyTable {
  static let name = "tolerance"
  static let line = "Limits of what may differ; every one that is set has to hold."
  static let declared = Self()

  let preset = DocumentKey<PictureTolerance.Preset>.word(
    "preset", "The tolerance that the other limits change.")

  var forms: [KeyForm] {
    PictureTolerance.Limit.allCases.map { KeyForm($0.rawValue, $0.form, $0.line) } + declaredForms
  }
}

nonisolated extension PictureTolerance.Limit {
  /// The form of the limit in a scenario file.
  fileprivate var form: ValueForm {
    switch self {
    case .precision, .perceptualPrecision: .number(.from(0, to: 1))
    case .maxDiffPixels: .whole(0...1_000_000_000)
    case .worstTile: .whole(0...1024)
    }
  }

  /// A line of documentation on the limit.
  fileprivate var line: String {
    switch self {
    case .precision: "The share of pixels that have to match."
    case .perceptualPrecision: "The likeness two pixels need to match: 1 is the same bits."
    case .maxDiffPixels: "The number of pixels that may differ."
    case .worstTile: "The number of pixels that may differ in any square of 32 × 32."
    }
  }

  /// Reads the limit.
  func read(_ map: DocumentMap) -> Double? {
    switch form {
    case .whole(let range): map.integer(rawValue, in: range).map(Double.init)
    case .number(let range): map.number(rawValue, in: range)
    default: nil
    }
  }
}
