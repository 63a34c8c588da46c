public import Foundation
import LayoutGeometry

/// The constants of scrolling motions.
public struct MotionSettings: Hashable, Sendable {
  /// The slope of the rubber band at the edge; 0.55, as measured in UIKit.
  public var rubberBandCoefficient: CGFloat = 0.55
  /// The rate of the critical spring that brings overscrolled content back, per second.
  ///
  /// UIKit's own value is not public.
  public var bounceRate: CGFloat = 10
  /// The lowest rate of the critical spring that brings content to a snap point, per second: curve B of paging.
  public var snapRate: CGFloat = 12
  /// The range of decays at which a fling is redirected to its target, per second: curve A of paging.
  public var retargetDecays: ClosedRange<CGFloat> = 6...30
  /// The lowest share of its natural decay to which a fling may be slowed to end on a snap point.
  ///
  /// It applies to a fling whose natural end is that snap point; it keeps the fling's curve.
  public var landingStretch: CGFloat = 0.75
  /// The distance in points from its end at which a motion counts as arrived; it is then put exactly there.
  public var restDistance: CGFloat = 0.5
  /// The curve of an animated request that begins at rest.
  public var requestCurve: ScrollCurve = .easeInOut
  /// The rule for an animated request whose target is many pages away.
  public var farTarget = DistantTargetPolicy.sweep
  /// The longest duration, in seconds, above 0, of a request that redirects a running motion, whatever its distance.
  public var requestLimit: TimeInterval = 0.6
  /// The estimator of a drag's velocity.
  public var velocityEstimator: VelocityEstimator = .weighted(.iOS)
  /// The length of the buckets into which pointer samples are merged, in seconds.
  public var sampleInterval: TimeInterval = 1 / 120
  /// The seconds for which a pointer must rest before its release for the velocity to be 0.
  public var quietTime: TimeInterval = 0.1
  /// The share of a stopped fling's momentum added to a flick in the same direction; 1, as on iOS, and 0 is none.
  ///
  /// It applies where content rests at any offset or a fling decelerates freely, never where a flick turns a page.
  public var carriedMomentum: CGFloat = 1
  /// The distance, in points, that content must move back before its direction counts as changed.
  public var directionDeadBand: CGFloat = 0.5
  /// The distance, in points, beyond a crossed midpoint that content must move back to change the snap point back.
  public var stopHysteresis: CGFloat = 1

  /// Creates UIKit's settings, which can then be changed.
  public init() {}

  /// The settings of UIKit, as far as they are known.
  public static let uiKit = MotionSettings()

  /// The settings of UIKit, with the Mac's velocity estimate, which follows a mouse more closely.
  public static let desktop: MotionSettings = {
    var settings = MotionSettings()
    settings.velocityEstimator = .weighted(.macOS)
    return settings
  }()

  /// The settings of hand-written carousels: no dead band and no hysteresis, so every reversal is reported.
  package static let seed: MotionSettings = {
    var settings = MotionSettings()
    settings.directionDeadBand = 0
    settings.stopHysteresis = 0
    return settings
  }()
}

extension MotionSettings {
  /// The longest allowed duration of a motion, in seconds.
  static let longestMove: TimeInterval = 60

  private static let rates: ClosedRange<CGFloat> = 0.01...1e4
  private static let distances: ClosedRange<CGFloat> = 0...CGFloat.furthest

  /// A copy of the settings with every number limited to a usable range, so that each motion ends and none overflows.
  var bounded: MotionSettings {
    let normal = MotionSettings.uiKit
    var kept = self
    kept.rubberBandCoefficient = rubberBandCoefficient.bounded(to: 0...100, or: normal.rubberBandCoefficient)
    kept.bounceRate = bounceRate.bounded(to: Self.rates, or: normal.bounceRate)
    kept.snapRate = snapRate.bounded(to: Self.rates, or: normal.snapRate)
    kept.retargetDecays =
      retargetDecays.lowerBound.bounded(
        to: Self.rates, or: normal.retargetDecays.lowerBound)...retargetDecays.upperBound.bounded(
        to: Self.rates, or: normal.retargetDecays.upperBound)
    kept.landingStretch = landingStretch.bounded(to: 0...100, or: normal.landingStretch)
    kept.restDistance = restDistance.bounded(to: 0.001...1000, or: normal.restDistance)
    kept.requestLimit = requestLimit.bounded(to: 0.001...Self.longestMove, or: normal.requestLimit)
    kept.requestCurve.duration = requestCurve.duration.bounded(
      to: 0...Self.longestMove, or: normal.requestCurve.duration)
    kept.sampleInterval = sampleInterval.bounded(to: 1e-6...1, or: normal.sampleInterval)
    kept.quietTime = quietTime.bounded(to: 0...Self.longestMove, or: normal.quietTime)
    kept.carriedMomentum = carriedMomentum.bounded(to: 0...1, or: normal.carriedMomentum)
    kept.directionDeadBand = directionDeadBand.bounded(to: Self.distances, or: normal.directionDeadBand)
    kept.stopHysteresis = stopHysteresis.bounded(to: Self.distances, or: normal.stopHysteresis)
    return kept
  }
}

/// The rule for an animated request whose target is many pages away.
///
/// A page is a snap point, or a viewport's length if there are none.
public enum DistantTargetPolicy: Hashable, Sendable {
  /// One motion over the whole distance.
  case sweep
  /// An immediate jump to `pages` pages from the target, if it is further away, then a normal motion.
  case preJump(pages: Int)
  /// An immediate jump, if the target is further away than `beyond` pages.
  case cut(beyond: Int)
}
