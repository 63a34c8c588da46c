package import Foundation
package import ScreenInterface

/// Content made of stages: one stage, or a board of several that all follow the same gestures.
package protocol StagedContent: ScreenContent {
  /// The stage at which gestures aim and whose values are read; of several the first.
  var stage: Stage { get }

  /// Takes a played event, which is in the points of `stage`; returns false when those are the content's own.
  func takePlayed(_ event: InputEvent) -> Bool

  /// Changes the data at `time`; returns false when there is no such section or card.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool

  /// Brings the content to `time` between two frames, as `Stage.refresh(to:)` does.
  func refresh(to time: TimeInterval)
}

extension StagedContent {
  /// Returns false: the points of the stage are those of the content.
  public func takePlayed(_ event: InputEvent) -> Bool { false }
}

extension Stage: StagedContent {
  /// The stage itself.
  public var stage: Stage { self }
}
