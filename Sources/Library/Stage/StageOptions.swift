public import CollectionViews
public import Foundation
public import LayoutGeometry

/// The options of a stage: window size, traits, safe area and clock rate at the start of its scene.
public struct StageOptions: Sendable, Hashable {
  /// The size of the window, in points; default 430 × 932.
  ///
  /// A stage has the nearest size of whole pixels, as a window has: 375 points at a scale of 1.25 are 375.2.
  public var size: CGSize
  /// Theme, direction, scale and reduced motion.
  public var traits: TraitCollection
  /// The safe area, in points; default none.
  public var safeArea: EdgeInsets
  /// The seconds of the scene per second of the window, more than 0 and clamped to 0.001 … 1000; default 1.
  package var clockRate: Double = 1
  /// True for a scene that runs inside the calls of another one in a window, and leaves the main queue to its loop;
  /// default false.
  package var leavesMainQueue = false

  /// Creates options.
  public init(
    size: CGSize = CGSize(width: 430, height: 932), traits: TraitCollection = TraitCollection(),
    safeArea: EdgeInsets = .zero
  ) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
  }
}
