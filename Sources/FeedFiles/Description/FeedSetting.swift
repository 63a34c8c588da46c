public import Documents

/// A number that a feed may set, under `settings:` as group and name.
///
/// The names are those of `MotionSettings`, `GestureSettings`, `AutoScrollSettings` and `PageControlMetrics`.
public nonisolated enum FeedSetting: String, Sendable, Hashable, CaseIterable {
  /// What is left of a speed after one millisecond; UIKit's normal rate is 0.998, its fast one 0.99.
  case decelerationRate = "motion.decelerationRate"
  /// How fast content springs back from beyond an edge, per second; default 10.
  case bounceRate = "motion.bounceRate"
  /// How stiffly content resists beyond an edge, 0 not at all to 1 as if there were no edge; default 0.55.
  case rubberBandCoefficient = "motion.rubberBandCoefficient"
  /// How long a move to a page takes, in seconds; default 0.3.
  case requestDuration = "motion.requestDuration"
  /// The longest that a move which begins in motion may take, in seconds; default 0.6.
  case requestLimit = "motion.requestLimit"
  /// The lowest rate of the spring that brings content to a stop, per second; default 12.
  case snapRate = "motion.snapRate"
  /// How much slower a fling may be made that lands on a stop anyway, as a share; default 0.75.
  case landingStretch = "motion.landingStretch"
  /// How near to its end a motion counts as arrived, in points; default 0.5.
  case restDistance = "motion.restDistance"
  /// The length of the buckets that pointer samples are merged into, in seconds; default 1/120.
  case sampleInterval = "motion.sampleInterval"
  /// How long a pointer rests before its release for the velocity to be 0, in seconds; default 0.1.
  case quietTime = "motion.quietTime"
  /// How far content moves back before its direction counts as changed, in points; default 0.5.
  case directionDeadBand = "motion.directionDeadBand"
  /// How far content comes back beyond a midpoint before the page changes back, in points; default 1.
  case stopHysteresis = "motion.stopHysteresis"
  /// How far a mouse goes before a press becomes a drag, in points; default 8.
  case mouseSlop = "gestures.mouseSlop"
  /// How far a finger goes before a press becomes a drag, in points; default 10.
  case touchSlop = "gestures.touchSlop"
  /// How steep a drag may be and still move a row, in degrees from the horizontal; default 45.
  case horizontalCone = "gestures.horizontalCone"
  /// How far from an axis a drag may begin and still be locked to it, in degrees; default 30.
  case directionalLockAngle = "gestures.directionalLockAngle"
  /// How fast a stroke counts as a flick, in points per millisecond; default 0.2.
  case flickThreshold = "gestures.flickThreshold"
  /// How far one notch of a wheel scrolls, in points; default 53.
  case wheelNotch = "gestures.wheelNotch"
  /// The silence that ends a turn of the wheel, in seconds; default 0.15.
  case wheelSilence = "gestures.wheelSilence"
  /// How long a row that turned by the wheel ignores further notches, in seconds; default 0.15.
  case wheelRefractory = "gestures.wheelRefractory"
  /// One step of the arrow keys, in points; default 40.
  case keyLine = "gestures.keyLine"
  /// How long a page rests before the row advances, in seconds; default 3.
  case autoplayInterval = "autoplay.interval"
  /// The longest that a rewind may take, in seconds; default 0.6.
  case rewindDuration = "autoplay.rewindDuration"
  /// How much of a row is on screen for it to advance, 0 to 1; default 0.5.
  case leastVisibleFraction = "autoplay.leastVisibleFraction"
  /// The diameter of a dot, in points; default 7.
  case dotDiameter = "dots.dotDiameter"
  /// From the middle of one dot to the next, in points; default 16.
  case dotPitch = "dots.pitch"
  /// The width of the current dot's capsule, in points; default 18.
  case dotCurrentWidth = "dots.currentWidth"
  /// With more pages the dots become `k / N`; default 50.
  case maximumDots = "dots.maximumDots"
  /// The least height of the area that takes presses, in points; default 44.
  case minimumHitHeight = "dots.minimumHitHeight"
  /// How often a second the time in the current dot is drawn; default 12.
  case progressStepsPerSecond = "dots.progressStepsPerSecond"
  /// The extent of an image that stands for a page, in points; default 12.
  case imageExtent = "dots.imageExtent"
  /// The opacity of a picture whose page is not the current one; default 0.4.
  case pictureOpacity = "dots.pictureOpacity"
  /// How far the platter reaches beyond the dots, in points; default 8.
  case platterReach = "dots.platterReach"
  /// The room that `k / N` takes, in dots; default 5.
  case numberWidthInDots = "dots.numberWidthInDots"

  /// The numbers that are allowed.
  public var range: NumberRange {
    switch self {
    case .decelerationRate: .from(0.5, to: 0.9999)
    case .bounceRate, .snapRate: .from(1, to: 100, "per second")
    case .rubberBandCoefficient, .landingStretch, .leastVisibleFraction, .pictureOpacity: .from(0, to: 1)
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
    case .wheelRefractory: .from(0, to: 5, "seconds")
    case .autoplayInterval: FeedLimits.interval
    case .dotDiameter, .dotPitch, .dotCurrentWidth, .imageExtent: .from(1, to: 64, "points")
    case .maximumDots: .from(1, to: 200)
    case .minimumHitHeight: .from(1, to: 200, "points")
    case .progressStepsPerSecond: .from(1, to: 60)
    case .numberWidthInDots: .from(1, to: 20)
    }
  }

  /// Whether the number counts something.
  var isWhole: Bool { self == .maximumDots || self == .numberWidthInDots }

  /// The words before the dots, each once.
  static var groups: [String] {
    var groups: [String] = []
    for setting in allCases where groups.last != setting.group { groups.append(setting.group) }
    return groups
  }

  /// The word before the dot.
  var group: String { String(rawValue.prefix { $0 != "." }) }

  /// The word after the dot.
  var name: String { String(rawValue.drop { $0 != "." }.dropFirst()) }
}
