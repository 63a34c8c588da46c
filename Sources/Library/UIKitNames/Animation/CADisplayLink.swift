import CollectionViews
public import Foundation
import ScreenInterface

/// A call in every frame of the scene, at the frame's own time.
///
/// UIKit counterpart: `CADisplayLink`, with a closure in place of a target and a selector. While one runs the scene is
/// drawn in every frame.
@preconcurrency @MainActor
public final class CADisplayLink: FrameParticipant {
  private let body: (CADisplayLink) -> Void
  private weak var context: ViewContext?
  /// The time of the frame, in seconds since the scene began.
  public private(set) var timestamp: TimeInterval = 0
  /// The time between two frames, in seconds: 1/60.
  public let duration: TimeInterval = 1 / 60
  /// True while no calls are made; default false.
  public var isPaused = false
  /// The frames a second that are asked for; it has no effect.
  public var preferredFramesPerSecond = 0

  /// The range of frames a second that is asked for; it has no effect.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a display link that calls a closure; `add(to:forMode:)` starts it.
  public init(target: Any? = nil, action: @escaping (CADisplayLink) -> Void) { body = action }

  /// The time at which the next frame is shown, in seconds since the scene began.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Starts the calls; both arguments have no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    AmbientContext.latest.whenPresent { [self] in
      context = $0
      $0.join(self)
    }
  }

  /// Ends the calls.
  public func invalidate() { context?.leave(self) }

  /// Calls the closure at a frame's time.
  public func frameWillBegin(at time: TimeInterval) {
    guard !isPaused else { return }
    timestamp = time
    body(self)
  }

  /// The time of the next frame, while the link runs.
  public var nextDisplayTime: TimeInterval? { isPaused ? nil : timestamp + duration }
}

/// A range of frames a second.
///
/// UIKit counterpart: `CAFrameRateRange`.
public nonisolated struct CAFrameRateRange: Sendable, Hashable {
  /// The range of the system: 0, as no number is asked for.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The number that is best; `nil` for none.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
