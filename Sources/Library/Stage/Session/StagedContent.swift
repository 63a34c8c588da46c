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
  ///
  /// In a window several inputs are played in one frame of its loop, so what the last one has enqueued runs here.
  package func play(_ event: InputEvent) {
    runMainQueue()
    if !takePlayed(event) { handle(event) }
  }

  /// Plays an edit at `time`; returns false when there is no such section or card.
  package func play(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    runMainQueue()
    return perform(edit, at: time)
  }
}

extension Stage: StagedContent {
  /// The stage itself.
  package var stage: Stage { self }
}

/// A stage or a board with the interceptors around it, such as logs, recordings, replays and counters.
///
/// Each interceptor wraps those added before it: an event and the time reach the one added last first, and the stage
/// at the end. An interceptor is made inside `intercept(_:)`, from the content that it will wrap, so that it never
/// reads another stage than the session's own.
package final class StageSession: SessionInterceptor {
  /// The content that a further interceptor would wrap: the stage with all interceptors so far.
  package private(set) var inside: any StagedContent

  /// Creates a session of a stage or a board without interceptors.
  package init(_ content: any StagedContent) { inside = content }

  /// Adds an interceptor around everything added before, and returns it.
  @discardableResult
  package func intercept<Tap: SessionInterceptor, Failure: Error>(
    _ make: (any StagedContent) throws(Failure) -> Tap
  ) throws(Failure) -> Tap {
    let interceptor = try make(inside)
    inside = interceptor
    return interceptor
  }
}
