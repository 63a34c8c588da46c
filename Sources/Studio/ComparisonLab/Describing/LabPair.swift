import CollectionViews
import Foundation
package import Replays

/// A failure that an article tells of, beside the same screen without it, and the one stroke that both get.
package struct LabPair {
  /// The number of the system in the articles, such as `S21`.
  package let id: String
  /// What the system is called.
  package let name: LabName
  /// What goes wrong, in one plain sentence.
  package let failure: String
  /// Where the naive side comes from.
  package let origin: FailureSource
  /// What is counted, the number above each side first.
  package let measures: [LabMetricName]
  /// What the report draws over time.
  package let curve: LabCurve
  /// The circumstances in which both sides run.
  package let setting: LabSetting
  /// The stroke that plays by itself, in points of one side.
  package let stroke: [GestureStep.Kind]
  /// Makes the screen as its author had it, with the failure.
  let naive: @MainActor (ViewContext) -> LabSide
  /// Makes the same screen as it is written with Orihon.
  let cured: @MainActor (ViewContext) -> LabSide

  /// Creates a pair.
  init(
    _ id: String, _ name: LabName, failure: String, origin: FailureSource, measures: [LabMetricName],
    curve: LabCurve, setting: LabSetting = LabSetting(), stroke: [GestureStep.Kind],
    naive: @escaping @MainActor (ViewContext) -> LabSide, cured: @escaping @MainActor (ViewContext) -> LabSide
  ) {
    self.id = id
    self.name = name
    self.failure = failure
    self.origin = origin
    self.measures = measures
    self.curve = curve
    self.setting = setting
    self.stroke = stroke
    self.naive = naive
    self.cured = cured
  }

  /// The article that tells of it.
  package var article: LabArticle { LabArticle.of(id) }
}

/// What a system is called in both languages.
package nonisolated struct LabName: Sendable, Hashable {
  /// The name in Japanese.
  package let japanese: String
  /// The name in English.
  package let english: String

  /// Creates a name.
  init(_ japanese: String, _ english: String) {
    self.japanese = japanese
    self.english = english
  }
}

/// The way in which the naive side fails.
package nonisolated enum FailureSource: Sendable, Hashable {
  /// The article's way, written by us against UIKit's names, and run on the engine as it is.
  case code
  /// A flaw of UIKit that the engine does not have, imitated from the article's report.
  case model

  /// The word in tables and in JSON.
  package var word: String {
    switch self {
    case .code: "code"
    case .model: "model"
    }
  }

  /// The line above the naive side.
  package var caption: String {
    switch self {
    case .code: "記事のとおり · the article's way, in code"
    case .model: "UIKitの模型 · UIKit's behaviour, modelled"
    }
  }
}
