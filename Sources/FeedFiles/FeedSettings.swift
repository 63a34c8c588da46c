public import Documents

/// The numbers that a feed sets.
public nonisolated struct FeedSettings: Sendable, Hashable {
  /// The numbers by name; what is not here keeps its default.
  public var values: [FeedSetting: Double]

  /// Creates settings; by default every number keeps its default.
  public init(_ values: [FeedSetting: Double] = [:]) {
    self.values = values
  }

  /// The number the feed sets, or nil.
  public subscript(_ setting: FeedSetting) -> Double? { values[setting] }
}

/// A number that a feed may set, under `settings:` as group and name.
public nonisolated enum FeedSetting: String, Sendable, Hashable, CaseIterable {
  /// What is left of a speed after one millisecond; UIKit's normal rate is 0.998, its fast one 0.99.
  case decelerationRate = "motion.decelerationRate"
  /// How fast content springs back from beyond an edge, per second; default 10.
  case bounceRate = "motion.bounceRate"
  /// How stiffly content resists beyond an edge, 0 not at all to 1 as if there were no edge; default 0.55.
  case rubberBandCoefficient = "motion.rubberBandCoefficient"
  /// How long a move to a page takes, in seconds; default 0.3.
  case requestDuration = "motion.requestDuration"
  /// How far a mouse goes before a press becomes a drag, in points; default 8.
  case mouseSlop = "gestures.mouseSlop"
  /// How far a finger goes before a press becomes a drag, in points; default 10.
  case touchSlop = "gestures.touchSlop"
  /// How steep a drag may be and still move a row, in degrees from the horizontal; default 45.
  case horizontalCone = "gestures.horizontalCone"
  /// How fast a stroke counts as a flick, in points per millisecond; default 0.2.
  case flickThreshold = "gestures.flickThreshold"
  /// How far one notch of a wheel scrolls, in points; default 53.
  case wheelNotch = "gestures.wheelNotch"
  /// How long a page rests before the row advances, in seconds; default 3.
  case autoplayInterval = "autoplay.interval"

  /// The numbers that are allowed.
  public var range: NumberRange {
    switch self {
    case .decelerationRate: .from(0.5, to: 0.9999)
    case .bounceRate: .from(1, to: 100, "per second")
    case .rubberBandCoefficient: .from(0, to: 1)
    case .requestDuration: .from(0, to: 10, "seconds")
    case .mouseSlop, .touchSlop: .from(0, to: 100, "points")
    case .horizontalCone: .from(0, to: 90, "degrees")
    case .flickThreshold: .from(0, to: 10, "points per millisecond")
    case .wheelNotch: .from(1, to: 1000, "points")
    case .autoplayInterval: FeedLimits.interval
    }
  }

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
