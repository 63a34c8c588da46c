public import CollectionViews
public import Foundation
public import LayoutGeometry

/// What surrounds a scene when it starts.
public struct StageOptions: Sendable, Hashable {
  /// The extent of the window, in points; default 430 × 932.
  public var size: CGSize
  /// Theme, direction, scale and reduced motion.
  public var traits: TraitCollection
  /// The safe area, in points; default none.
  public var safeArea: EdgeInsets
  /// Whether the HUD shows at once; default false.
  public var showsHUD: Bool
  /// Whether the hint chip shows for the first seconds; default false.
  public var showsHint: Bool
  /// Seconds of the scene for a second of the window, more than 0 and kept to 0.001 … 1000; default 1.
  public var clockRate: Double = 1
  /// Whether letters and other keys open tools and change theme, direction and speed; default true.
  ///
  /// Views in the focus and participants have every key first.
  public var hasToolKeys = true
  /// What the window around the stage does when keys ask for it; default everything.
  public var services = WindowServices.all

  /// Creates options.
  public init(
    size: CGSize = CGSize(width: 430, height: 932), traits: TraitCollection = TraitCollection(),
    safeArea: EdgeInsets = .zero, showsHUD: Bool = false, showsHint: Bool = false
  ) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
    self.showsHUD = showsHUD
    self.showsHint = showsHint
  }
}
