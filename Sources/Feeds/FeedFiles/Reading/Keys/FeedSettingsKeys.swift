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
