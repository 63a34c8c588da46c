public import Foundation

/// Every constant of scrolling, as one value.
public struct MotionSettings: Hashable, Sendable {
  /// The slope of the rubber band at the edge; 0.55 as measured.
  public var rubberBandCoefficient: CGFloat = 0.55
  /// The rate of the critical spring that brings overscrolled content back, per second.
  ///
  /// UIKit's own is not public.
  public var bounceRate: CGFloat = 10
  /// The lowest rate of the critical spring that brings content to a stop, per second: curve B of paging.
  public var snapRate: CGFloat = 12
  /// The decays for which a fling is bent to its target, per second: curve A of paging.
  public var retargetDecays: ClosedRange<CGFloat> = 6...30
  /// How much slower than its natural decay a fling may be made that lands on a stop where it was going
  /// anyway, as a share: it keeps its look where curve B would hurry.
  public var landingStretch: CGFloat = 0.75
  /// How near to its end a motion counts as arrived, in points; it is then put exactly there.
  public var restDistance: CGFloat = 0.5
  /// The curve of an animated request that begins at rest.
  public var requestCurve: ScrollCurve = .easeInOut
  /// How an animated request goes to a place many pages away.
  public var farTravel = FarTravel.sweep
  /// The longest that a request bent from a running motion may take, however far it goes, in seconds; above 0.
  public var requestLimit: TimeInterval = 0.6
  /// How the velocity of a stroke is estimated.
  public var velocityEstimator: VelocityEstimator = .weighted(.iOS)
  /// The length of the buckets into which pointer samples are merged, in seconds.
  public var sampleInterval: TimeInterval = 1 / 120
  /// How long a pointer must rest before its release for the velocity to be 0, in seconds.
  public var quietTime: TimeInterval = 0.1
  /// How far content must move back before its direction counts as changed, in points.
  public var directionDeadBand: CGFloat = 0.5
  /// How far beyond a midpoint just crossed content must come back before the stop changes back, in points.
  public var stopHysteresis: CGFloat = 1

  /// Settings to be changed from UIKit's feel.
  public init() {}

  /// UIKit's feel, as far as it is known.
  public static let uiKit = MotionSettings()

  /// UIKit's feel with the Mac's estimate of velocity, which follows a mouse more closely.
  public static let desktop: MotionSettings = {
    var settings = MotionSettings()
    settings.velocityEstimator = .weighted(.macOS)
    return settings
  }()

  /// What hand-written carousels do: no dead band and no hysteresis, so every reversal is reported.
  public static let seed: MotionSettings = {
    var settings = MotionSettings()
    settings.directionDeadBand = 0
    settings.stopHysteresis = 0
    return settings
  }()
}
