public import CollectionViews
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
  public var farTarget: FarTarget?
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
