import CollectionViews
import Documents
import ScrollPhysics

/// The keys of the groups of settings.
nonisolated struct FeedSettingsKeys: KeyTable {
  static let name = "settings"
  static let line = "The numbers by which everything moves; what is left out keeps its default."
  static let declared = Self()

  let motion = DocumentKey.map("motion", of: FeedMotionKeys.self, "How offsets move.")
  let gestures = DocumentKey.map("gestures", of: FeedGestureKeys.self, "What strokes, wheel and keys do.")
  let autoplay = DocumentKey.map(
    "autoplay", of: FeedAutoplaySettingKeys.self, "How rows turn by themselves.")
  let dots = DocumentKey.map("dots", of: FeedDotSettingKeys.self, "The measures of page controls.")
}

/// The keys of the motion settings.
nonisolated struct FeedMotionKeys: KeyTable {
  static let name = "motionSettings"
  static let line = "How offsets move."
  static let declared = Self()
  static let decays = NumberRange.from(1, to: 100, "per second")

  let preset = DocumentKey<FeedSettings.MotionPreset>.word("preset", "The constants that the others change.")
    .elsewhere("uiKit")
  let velocityEstimator = DocumentKey<FeedSettings.VelocityEstimatorName>.word(
    "velocityEstimator", "The estimate of a pointer's velocity; without it that of the preset."
  ).elsewhere("iOS")
  let farTarget = DocumentKey.node(
    "farTarget", .spelled(FeedSpellings.farTarget),
    "The way of a request to a place many pages away; without it that of the preset.")
  let retargetDecays = DocumentKey.range(
    "retargetDecays", in: decays,
    "The lowest and highest decay for which a fling is bent to its target, per second; without it the preset's."
  )

  var forms: [KeyForm] { FeedSetting.forms(in: "motion") + declaredForms }
}

/// The keys of the gesture settings.
nonisolated struct FeedGestureKeys: KeyTable {
  static let name = "gestureSettings"
  static let line = "What strokes, wheel and keys do."
  static let declared = Self()

  let preset = DocumentKey<FeedSettings.GesturePreset>.word("preset", "The numbers that the others change.")
    .elsewhere("desktop")
  let handOff = DocumentKey<ScrollHandOff>.word(
    "handOff", "What becomes of a drag at the edge of a scroll view inside another one."
  ).elsewhere("onNextStroke")

  var forms: [KeyForm] { FeedSetting.forms(in: "gestures") + declaredForms }
}

/// The keys of the auto-scroll settings.
nonisolated struct FeedAutoplaySettingKeys: KeyTable {
  static let name = "autoplaySettings"
  static let line = "How rows turn by themselves."

  var forms: [KeyForm] { FeedSetting.forms(in: "autoplay") }
}

/// The keys of the page control settings.
nonisolated struct FeedDotSettingKeys: KeyTable {
  static let name = "dotSettings"
  static let line = "The measures of page controls."
  static let declared = Self()
  static let scales = NumberRange.from(0.1, to: 1)

  let endScales = DocumentKey.list(
    "endScales", of: .number(scales), count: 0...FeedLimits.endScales,
    "The scales of the last dots on a side with more pages, the outermost first.")

  var forms: [KeyForm] { FeedSetting.forms(in: "dots") + declaredForms }
}

nonisolated extension FeedSetting {
  /// Returns the forms of a group's numbers, as keys of a feed.
  static func forms(in group: String) -> [KeyForm] {
    allCases.filter { $0.group == group }.map { setting in
      let (range, (standard, line)) = (setting.range, setting.explanation)
      let value: ValueForm =
        setting.isWhole ? .whole(Int(range.lower)...Int(range.upper)) : .number(range)
      return KeyForm(setting.name, value, line, standard: .number(standard))
    }
  }

  /// The default and the one-line description of the setting.
  var explanation: (standard: Double, line: String) {
    switch self {
    case .decelerationRate:
      (0.998, "The share of a speed left after one millisecond, of which UIKit's fast rate is 0.99.")
    case .bounceRate: (10, "The rate at which content springs back from beyond an edge, per second.")
    case .rubberBandCoefficient:
      (0.55, "The give of content beyond an edge, from 0, immovable, to 1, as if there were no edge.")
    case .requestDuration: (0.3, "The duration of a move to a page, in seconds.")
    case .requestLimit: (0.6, "The longest duration of a move that begins in motion, in seconds.")
    case .snapRate: (12, "The lowest rate of the spring that brings content to a stop, per second.")
    case .landingStretch: (0.75, "The share by which a fling that lands on a stop anyway may be slowed.")
    case .restDistance: (0.5, "The distance from its end at which a motion counts as arrived, in points.")
    case .sampleInterval:
      (1.0 / 120, "The length of the buckets that pointer samples are merged into, in seconds.")
    case .quietTime:
      (0.1, "The time that a pointer rests before its release for the velocity to be 0, in seconds.")
    case .carriedMomentum:
      (1, "The share of a caught fling's momentum that a flick the same way adds to its own.")
    case .directionDeadBand:
      (0.5, "The distance that content moves back before its direction counts as changed, in points.")
    case .stopHysteresis:
      (1, "The distance back beyond a midpoint at which the page changes back, in points.")
    case .mouseSlop: (8, "The distance a mouse goes before a press becomes a drag, in points.")
    case .touchSlop: (10, "The distance a finger goes before a press becomes a drag, in points.")
    case .horizontalCone: (45, "The steepest drag that still moves a row, in degrees from the horizontal.")
    case .directionalLockAngle:
      (30, "The largest angle from an axis at which a drag is locked to it, in degrees.")
    case .flickThreshold:
      (0.2, "The speed from which a stroke counts as a flick, in points per millisecond.")
    case .wheelNotch: (53, "The distance that one notch of a wheel scrolls, in points.")
    case .wheelGlide: (0.15, "The time in which content glides by a notch, in seconds.")
    case .wheelSilence: (0.15, "The silence that ends a turn of the wheel, in seconds.")
    case .wheelRefractory:
      (0.15, "The time for which a row turned by the wheel ignores further notches, in seconds.")
    case .caughtPageShare:
      (0.25, "The part of the way to a page from which one that is caught counts as turned.")
    case .keyLine: (40, "The step of the arrow keys, in points.")
    case .autoplayInterval: (3, "The time that a page rests before the row advances, in seconds.")
    case .rewindDuration: (0.6, "The longest duration of a rewind, in seconds.")
    case .leastVisibleFraction: (0.5, "The share of a row on screen that it needs to advance, 0 to 1.")
    case .dotDiameter: (7, "The diameter of a dot, in points.")
    case .dotPitch: (16, "The distance between the middles of two dots, in points.")
    case .dotCurrentWidth: (18, "The width of the current dot's capsule, in points.")
    case .maximumDots: (50, "The most dots; with more pages `k / N` is shown.")
    case .minimumHitHeight: (44, "The least height of the area that takes presses, in points.")
    case .progressStepsPerSecond:
      (12, "The number of times a second that progress in the current dot is drawn.")
    case .imageExtent: (12, "The extent of an image that stands for a page, in points.")
    case .pictureOpacity: (0.4, "The opacity of a picture for a page that is not current.")
    case .platterReach: (8, "The distance by which the platter reaches beyond the dots, in points.")
    case .numberWidthInDots: (5, "The width of `k / N`, in dots.")
    }
  }
}
