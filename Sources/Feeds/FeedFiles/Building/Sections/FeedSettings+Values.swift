import CollectionViews
import Foundation
import ScrollPhysics

nonisolated extension FeedSettings {
  /// The motion constants set by the feed, over those of its preset.
  var motion: MotionSettings { motion(over: .uiKit) }

  /// Returns the motion constants set by the feed, over others where it names no preset.
  func motion(over others: MotionSettings) -> MotionSettings {
    var motion =
      switch motionPreset {
      case .uiKit: MotionSettings.uiKit
      case .desktop: MotionSettings.desktop
      case .seed: MotionSettings.seed
      case nil: others
      }
    write(to: &motion) { $0.inMotion }
    if let range = retargetDecays { motion.retargetDecays = range.lowerBound...range.upperBound }
    if let farTarget { motion.farTarget = farTarget }
    switch velocityEstimator {
    case .iOS: motion.velocityEstimator = .weighted(.iOS)
    case .macOS: motion.velocityEstimator = .weighted(.macOS)
    case .leastSquares: motion.velocityEstimator = .leastSquares
    case nil: break
    }
    return motion
  }

  /// The gesture constants set by the feed, over those of its preset.
  var gestures: GestureSettings { gestures(over: .desktop) }

  /// Returns the gesture constants set by the feed, over others where it names no preset.
  func gestures(over others: GestureSettings) -> GestureSettings {
    var gestures =
      switch gesturePreset {
      case .uiKit: GestureSettings.uiKit
      case .desktop: GestureSettings.desktop
      case nil: others
      }
    write(to: &gestures) { $0.inGestures }
    if let handOff { gestures.handOff = handOff }
    return gestures
  }

  /// The metrics of page dots set by the feed, over the capsule's.
  var dots: PageControlMetrics {
    var metrics = PageControlMetrics.capsule
    write(to: &metrics) { $0.inDots }
    if let endScales { metrics.endScales = endScales.map { CGFloat($0) } }
    return metrics
  }

  private func write<Settings>(
    to settings: inout Settings, at place: (FeedSetting) -> SettingKeyPath<Settings>?
  ) {
    for (setting, value) in values { place(setting)?.write(&settings, value) }
  }

  /// Returns the effective number of a setting: the feed's, the preset's or the default.
  func number(_ setting: FeedSetting) -> Double {
    if let place = setting.inMotion { return place.read(motion) }
    if let place = setting.inGestures { return place.read(gestures) }
    if let place = setting.inDots { return place.read(dots) }
    return self[setting] ?? setting.explanation.standard
  }

  /// The deceleration of a fling that does not snap.
  var deceleration: DecelerationRate {
    self[.decelerationRate].map { DecelerationRate(rawValue: CGFloat($0)) } ?? .normal
  }
}
