public import CollectionViews
public import ScrollPhysics

/// The numbers and choices that a feed sets.
public nonisolated struct FeedSettings: Sendable, Hashable {
  /// The constants of motion that a feed begins with, by the names of `MotionSettings`.
  public enum MotionPreset: String, Sendable, Hashable, CaseIterable {
    /// UIKit's feel; the default.
    case uiKit
    /// UIKit's feel with the Mac's estimate of velocity.
    case desktop
    /// Neither dead band nor hysteresis, as hand-written carousels have it.
    case seed
  }

  /// The numbers of gestures that a feed begins with, by the names of `GestureSettings`.
  public enum GesturePreset: String, Sendable, Hashable, CaseIterable {
    /// A slop of 10 points, whatever the device.
    case uiKit
    /// Those of a Linux desktop; the default.
    case desktop
  }

  /// How a velocity is read from the last positions of a pointer.
  public enum VelocityWord: String, Sendable, Hashable, CaseIterable {
    /// `VelocityEstimator.weighted` with the weights of iOS; the default.
    case iOS
    /// The same with those of macOS.
    case macOS
    /// `VelocityEstimator.leastSquares`.
    case leastSquares
  }

  /// The numbers by name; what is not here keeps its default.
  public var values: [FeedSetting: Double]
  /// What the motion begins with; default `uiKit`.
  public var motionPreset: MotionPreset?
  /// What the gestures begin with; default `desktop`.
  public var gesturePreset: GesturePreset?
  /// How velocity is estimated; nil keeps the preset's way.
  public var velocityEstimator: VelocityWord?
  /// How a request goes to a place many pages away; nil keeps the preset's way.
  public var farTravel: FarTravel?
  /// The decays for which a fling is bent to its target, per second; nil keeps the preset's.
  public var retargetDecays: ClosedRange<Double>?
  /// What a scroll view does with a drag at its edge, inside another on the same axis; nil keeps the preset's way.
  public var handOff: ScrollHandOff?
  /// The scales of the outermost dots on a side that has more pages, the outermost first; nil keeps the default.
  public var endScales: [Double]?

  /// Creates settings; by default everything keeps its default.
  public init(_ values: [FeedSetting: Double] = [:]) { self.values = values }

  /// The number the feed sets, or nil.
  public subscript(_ setting: FeedSetting) -> Double? { values[setting] }
}
