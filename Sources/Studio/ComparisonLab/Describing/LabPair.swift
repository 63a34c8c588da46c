import CollectionViews
import Foundation
package import Replays

/// A comparison of one screen in two versions, with the failure of an article and without, under the same stroke.
package struct LabPair {
  /// The number of the system in the articles, such as `S21`.
  package let id: String
  /// The name of the system.
  package let name: LabName
  /// The failure in one plain sentence.
  package let failure: String
  /// The implementation of the naive side: its own code, or a model of UIKit's flaw.
  package let origin: FailureSource
  /// The measured numbers; the first one stands above each side.
  package let measures: [LabMetricName]
  /// The curve that the report draws.
  package let curve: LabCurve
  /// The configuration in which both sides run.
  package let setting: LabSetting
  /// The stroke that plays automatically, in points of one side.
  package let stroke: [GestureStep.Kind]
  /// Creates the screen as the article implements it, with the failure.
  let naive: @MainActor (ViewContext) -> LabSide
  /// Creates the same screen as it is implemented with Orihon.
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

  /// The article that describes the system.
  package var article: LabArticle { LabArticle.of(id) }
}

/// The name of a system in both languages.
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

/// The origin of the naive side's failure.
package nonisolated enum FailureSource: Sendable, Hashable {
  /// The article's approach, reimplemented with UIKit's names, on the unchanged engine.
  case code
  /// A flaw of UIKit that the engine does not have, modelled after the article's report.
  case model

  /// The keyword in tables and in JSON.
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

/// One side of a pair: a screen, the frame participants in it, and the metric of its failure.
struct LabSide {
  /// The screen; its size is the setting's.
  let screen: View
  /// The frame participants of the screen, which run before the metric.
  let participants: [any FrameParticipant]
  /// The metric of the side's failure.
  let metric: any FailureMetric
  /// The objects that nothing else retains.
  let owned: [AnyObject]

  /// Creates a side.
  init(
    _ screen: View, metric: any FailureMetric, participants: [any FrameParticipant] = [],
    owned: [AnyObject] = []
  ) {
    self.screen = screen
    self.participants = participants
    self.metric = metric
    self.owned = owned
  }
}
