package import Documents
import FeedFiles
import Replays
import VisualQA

/// A kind of file that is written by hand, with its schema for an editor.
package nonisolated enum FileSchema: String, CaseIterable {
  /// A feed.
  case feed
  /// A gesture script.
  case script
  /// A scenario file.
  case scenarios
  /// A label file of a folder of strokes.
  case labels

  /// The value form of the file, declared by its reader.
  package var form: ValueForm {
    switch self {
    case .feed: FeedReader.form
    case .script: GestureScriptReader.form
    case .scenarios: ScenarioReader.form
    case .labels: StrokeLabelsReader.form
    }
  }

  /// The documentation page of the keys of the file.
  package var page: String { KeyReferencePage.text("Keys of a \(title)", of: [form]) }

  private var title: String {
    switch self {
    case .feed, .script: rawValue
    case .scenarios: "scenario file"
    case .labels: "file of labels"
    }
  }

  /// The JSON Schema of the file.
  package var json: JSONValue { JSONSchema.document("Orihon: \(rawValue)", [JSONSchema.Kind(form)]) }

  /// The documentation page of the keys of all kinds.
  package static var page: String {
    KeyReferencePage.text("Keys of feeds, scripts, scenarios and labels", of: allCases.map(\.form))
  }

  /// One JSON Schema for all kinds, which it distinguishes as `orihon check` does.
  package static var all: JSONValue {
    JSONSchema.document(
      "Orihon: feeds, scripts, scenarios and labels",
      [
        JSONSchema.Kind(script.form, if: ["type": "array"]),
        JSONSchema.Kind(scenarios.form, if: KeyRule.has(ScenarioReader.mark).schema),
        JSONSchema.Kind(labels.form, if: KeyRule.has(StrokeLabelsReader.mark).schema),
        JSONSchema.Kind(feed.form),
      ])
  }
}
