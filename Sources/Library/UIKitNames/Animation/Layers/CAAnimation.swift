public import Foundation
import UIKitBase

/// An animation of a layer: it changes what is shown, and no property.
///
/// UIKit counterpart: `CAAnimation`. The time is the scene's, so that a replay shows the same frames.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The time of one run, in seconds; default 0, for 0.25 s, inside a group the group's.
  open var duration: TimeInterval = 0
  /// The time of the beginning, as `CACurrentMediaTime()` counts it, inside a group in the group's time; default 0, at once.
  open var beginTime: TimeInterval = 0
  /// The time that the first run leaves out, in seconds; default 0.
  open var timeOffset: TimeInterval = 0
  /// The seconds of the animation in a second; default 1.
  open var speed: Float = 1
  /// The number of runs, infinite for no end; default 0, for one.
  open var repeatCount: Float = 0
  /// The time of all runs, in seconds; default 0, by their number.
  open var repeatDuration: TimeInterval = 0
  /// True when each run goes back as well; default false.
  open var autoreverses = false
  /// What shows before the beginning and after the end, where the animation is not removed; default nothing.
  open var fillMode = CAMediaTimingFillMode.removed
  /// True when the animation is removed at its end; default true.
  open var isRemovedOnCompletion = true
  /// The course of a run; default `nil`, at a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the beginning and the end; default none.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation with the defaults.
  public override init() {}

  /// Returns the animation with the values that it has now, and with what it changes.
  func resolved(for layer: CALayer, inRun duration: TimeInterval?) -> LayerRun? { nil }

  /// Returns the timing; inside a group its run takes that of the group by default.
  final func timing(inRun length: TimeInterval?) -> LayerTiming {
    var timing = LayerTiming()
    timing.duration = duration > 0 ? duration.boundedTime : length ?? 0.25
    timing.offset = timeOffset.boundedTime
    timing.speed = speed.isFinite ? Double(max(0, speed)) : 1
    timing.autoreverses = autoreverses
    let run = timing.duration * (autoreverses ? 2 : 1)
    timing.runs =
      repeatDuration > 0 && run > 0 ? repeatDuration / run : repeatCount > 0 ? Double(repeatCount) : 1
    timing.fillsBefore = fillMode == .backwards || fillMode == .both
    timing.fillsAfter = fillMode == .forwards || fillMode == .both
    return timing
  }
}

/// An object that is told of the beginning and the end of an animation.
///
/// UIKit counterpart: `CAAnimationDelegate`. Both methods have a default, which does nothing.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when an animation is over, or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations of a layer in one time.
///
/// UIKit counterpart: `CAAnimationGroup`. What a member has left at the end of the group is not shown.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The members; default none.
  open var animations: [CAAnimation]?

  override func resolved(for layer: CALayer, inRun length: TimeInterval?) -> LayerRun? {
    let timing = timing(inRun: length)
    let members = (animations ?? []).compactMap { member -> LayerRun? in
      var run = member.resolved(for: layer, inRun: timing.duration)
      run?.timing.begin = member.beginTime.boundedTime
      return run
    }
    return LayerRun(timing: timing, curve: timingFunction?.curve, content: .group(members))
  }
}
