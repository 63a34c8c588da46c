package import Foundation
package import ScreenInterface

/// Content made of stages: one stage, a board of several with the same gestures, or an interceptor around either.
package protocol StagedContent: ScreenContent {
  /// The stage at which gestures are aimed and whose values are read; of several the first.
  var stage: Stage { get }

  /// Handles a played event, which is in the points of `stage`; returns false when those are the content's own.
  func takePlayed(_ event: InputEvent) -> Bool

  /// Edits the data at `time`; returns false when there is no such section or card.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool

  /// Advances the content to `time` between two frames, as `Stage.refresh(to:)` does.
  func refresh(to time: TimeInterval)
}

extension StagedContent {
  /// Returns false: the points of the stage are those of the content.
  package func takePlayed(_ event: InputEvent) -> Bool { false }

  /// Plays an event in the points of `stage`: a board sends it to all its stages.
  package func play(_ event: InputEvent) {
    if !takePlayed(event) { handle(event) }
  }
}

extension Stage: StagedContent {
  /// The stage itself.
  package var stage: Stage { self }
}
