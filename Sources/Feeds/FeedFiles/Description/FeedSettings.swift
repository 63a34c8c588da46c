public import CollectionViews
import Foundation
public import ScrollPhysics

/// The settings of a feed: numbers and presets.
public nonisolated struct FeedSettings: Sendable, Hashable {
  /// The preset of the motion constants, by the names of `MotionSettings`.
  public enum MotionPreset: String, Sendable, Hashable, CaseIterable {
    /// UIKit's constants; the default.
    case uiKit
    /// UIKit's constants with macOS's velocity estimate.
    case desktop
    /// Neither dead band nor hysteresis, as in hand-written carousels.
    case seed
  }

  /// The preset of the gesture constants, by the names of `GestureSettings`.
  public enum GesturePreset: String, Sendable, Hashable, CaseIterable {
    /// A slop of 10 points, for every device.
    case uiKit
    /// The numbers of a Linux desktop; the default.
    case desktop
  }

  /// The estimator of a velocity from the last positions of a pointer.
  public enum VelocityEstimatorName: String, Sendable, Hashable, CaseIterable {
    /// `VelocityEstimator.weighted` with the weights of iOS; the default.
    case iOS
    /// `VelocityEstimator.weighted` with the weights of macOS.
    case macOS
    /// `VelocityEstimator.leastSquares`.
    case leastSquares
  }

  /// The numbers by setting; a missing one keeps its default.
  public var values: [FeedSetting: Double]
  /// The preset of the motion; default `uiKit`.
  public var motionPreset: MotionPreset?
  /// The preset of the gestures; default `desktop`.
  public var gesturePreset: GesturePreset?
  /// The estimate of velocity; `nil` keeps the preset's.
  public var velocityEstimator: VelocityEstimatorName?
  /// The animation of a programmatic scroll to a page far away; `nil` keeps the preset's.
  public var farTarget: DistantTargetPolicy?
  /// The decay rates between which a fling is adjusted to its target, per second; `nil` keeps the preset's.
  public var retargetDecays: ClosedRange<Double>?
  /// The handling of a drag at the edge of an inner scroll view; `nil` keeps the preset's.
  ///
  /// An inner scroll view is inside another one that scrolls on the same axis.
  public var handOff: ScrollHandOff?
  /// The scales of the last dots on a side with more pages, the outermost first; `nil` keeps the default.
  public var endScales: [Double]?

  /// Creates settings; by default everything keeps its default.
  public init(_ values: [FeedSetting: Double] = [:]) { self.values = values }

  /// Returns the number set by the feed; `nil` for none.
  public subscript(_ setting: FeedSetting) -> Double? { values[setting] }
}

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
