public import Documents

/// A number that a feed may set, under `settings:` as group and name.
///
/// The names are those of `MotionSettings`, `GestureSettings`, `AutoScrollSettings` and `PageControlMetrics`.
public nonisolated enum FeedSetting: String, Sendable, Hashable, CaseIterable {
  /// The share of a speed left after one millisecond, of which UIKit's fast rate is 0.99; default 0.998.
  case decelerationRate = "motion.decelerationRate"
  /// The rate at which content springs back from beyond an edge, per second; default 10.
  case bounceRate = "motion.bounceRate"
  /// The give of content beyond an edge, from 0, immovable, to 1, as if there were no edge; default 0.55.
  case rubberBandCoefficient = "motion.rubberBandCoefficient"
  /// The duration of a move to a page, in seconds; default 0.3.
  case requestDuration = "motion.requestDuration"
  /// The longest duration of a move that begins in motion, in seconds; default 0.6.
  case requestLimit = "motion.requestLimit"
  /// The lowest rate of the spring that brings content to a stop, per second; default 12.
  case snapRate = "motion.snapRate"
  /// The share by which a fling that lands on a stop anyway may be slowed; default 0.75.
  case landingStretch = "motion.landingStretch"
  /// The distance from its end at which a motion counts as arrived, in points; default 0.5.
  case restDistance = "motion.restDistance"
  /// The length of the buckets that pointer samples are merged into, in seconds; default 1/120.
  case sampleInterval = "motion.sampleInterval"
  /// The time that a pointer rests before its release for the velocity to be 0, in seconds; default 0.1.
  case quietTime = "motion.quietTime"
  /// The share of a caught fling's momentum that a flick the same way adds to its own; default 1, and 0 is none.
  case carriedMomentum = "motion.carriedMomentum"
  /// The distance that content moves back before its direction counts as changed, in points; default 0.5.
  case directionDeadBand = "motion.directionDeadBand"
  /// The distance back beyond a midpoint at which the page changes back, in points; default 1.
  case stopHysteresis = "motion.stopHysteresis"
  /// The distance a mouse goes before a press becomes a drag, in points; default 8.
  case mouseSlop = "gestures.mouseSlop"
  /// The distance a finger goes before a press becomes a drag, in points; default 10.
  case touchSlop = "gestures.touchSlop"
  /// The steepest drag that still moves a row, in degrees from the horizontal; default 45.
  case horizontalCone = "gestures.horizontalCone"
  /// The largest angle from an axis at which a drag is locked to it, in degrees; default 30.
  case directionalLockAngle = "gestures.directionalLockAngle"
  /// The speed from which a stroke counts as a flick, in points per millisecond; default 0.2.
  case flickThreshold = "gestures.flickThreshold"
  /// The distance that one notch of a wheel scrolls, in points; default 53.
  case wheelNotch = "gestures.wheelNotch"
  /// The time in which content glides by a notch, in seconds; default 0.15, and 0 moves it at once.
  case wheelGlide = "gestures.wheelGlide"
  /// The silence that ends a turn of the wheel, in seconds; default 0.15.
  case wheelSilence = "gestures.wheelSilence"
  /// The time for which a row turned by the wheel ignores further notches, in seconds; default 0.15.
  case wheelRefractory = "gestures.wheelRefractory"
  /// The part of the way to a page from which one that is caught counts as turned; default 0.25, UIKit's 1 never.
  case caughtPageShare = "gestures.caughtPageShare"
  /// The step of the arrow keys, in points; default 40.
  case keyLine = "gestures.keyLine"
  /// The time that a page rests before the row advances, in seconds; default 3.
  case autoplayInterval = "autoplay.interval"
  /// The longest duration of a rewind, in seconds; default 0.6.
  case rewindDuration = "autoplay.rewindDuration"
  /// The share of a row on screen that it needs to advance, 0 to 1; default 0.5.
  case leastVisibleFraction = "autoplay.leastVisibleFraction"
  /// The diameter of a dot, in points; default 7.
  case dotDiameter = "dots.dotDiameter"
  /// The distance between the middles of two dots, in points; default 16.
  case dotPitch = "dots.pitch"
  /// The width of the current dot's capsule, in points; default 18.
  case dotCurrentWidth = "dots.currentWidth"
  /// The most dots; with more pages `k / N` is shown; default 50.
  case maximumDots = "dots.maximumDots"
  /// The least height of the area that takes presses, in points; default 44.
  case minimumHitHeight = "dots.minimumHitHeight"
  /// The number of times a second that progress in the current dot is drawn; default 12.
  case progressStepsPerSecond = "dots.progressStepsPerSecond"
  /// The extent of an image that stands for a page, in points; default 12.
  case imageExtent = "dots.imageExtent"
  /// The opacity of a picture for a page that is not current; default 0.4.
  case pictureOpacity = "dots.pictureOpacity"
  /// The distance by which the platter reaches beyond the dots, in points; default 8.
  case platterReach = "dots.platterReach"
  /// The width of `k / N`, in dots; default 5.
  case numberWidthInDots = "dots.numberWidthInDots"

  /// The allowed numbers.
  public var range: NumberRange {
    switch self {
    case .decelerationRate: .from(0.5, to: 0.9999)
    case .bounceRate, .snapRate: .from(1, to: 100, "per second")
    case .rubberBandCoefficient, .landingStretch, .carriedMomentum, .caughtPageShare, .leastVisibleFraction,
      .pictureOpacity:
      .from(0, to: 1)
    case .requestDuration, .rewindDuration: .from(0, to: 10, "seconds")
    case .requestLimit: .positive(to: 10, "seconds")
    case .restDistance: .positive(to: 10, "points")
    case .sampleInterval: .positive(to: 0.1, "seconds")
    case .quietTime: .from(0, to: 1, "seconds")
    case .mouseSlop, .touchSlop, .directionDeadBand, .stopHysteresis, .platterReach:
      .from(0, to: 100, "points")
    case .horizontalCone, .directionalLockAngle: .from(0, to: 90, "degrees")
    case .flickThreshold: .from(0, to: 10, "points per millisecond")
    case .wheelNotch, .keyLine: .from(1, to: 1000, "points")
    case .wheelSilence: .from(0.01, to: 5, "seconds")
    case .wheelGlide, .wheelRefractory: .from(0, to: 5, "seconds")
    case .autoplayInterval: FeedLimits.interval
    case .dotDiameter, .dotPitch, .dotCurrentWidth, .imageExtent: .from(1, to: 64, "points")
    case .maximumDots: .from(1, to: 200)
    case .minimumHitHeight: .from(1, to: 200, "points")
    case .progressStepsPerSecond: .from(1, to: 60)
    case .numberWidthInDots: .from(1, to: 20)
    }
  }

  /// True for a setting that takes only whole numbers.
  var isWhole: Bool { self == .maximumDots || self == .numberWidthInDots }

  /// The group: the word before the dot.
  var group: String { String(rawValue.prefix { $0 != "." }) }

  /// The name in its group: the word after the dot.
  var name: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}
