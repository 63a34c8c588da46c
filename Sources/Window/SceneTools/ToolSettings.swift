public import Foundation
public import ScreenInterface

/// The settings of tools that are shown above a scene from the start, without any key or pointer.
public nonisolated struct ToolSettings: Sendable, Hashable {
  /// The text scales that the keys step through, from the smallest.
  ///
  /// UIKit counterpart: the cases of `UIContentSizeCategory`.
  package static let textScales: [CGFloat] = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3]

  /// The target of the inspector.
  public enum Inspection: Sendable, Hashable {
    /// The foremost element under a point of the window, in points.
    case point(CGPoint)
    /// The element of this name, at any position.
    case element(ElementID)
  }

  /// True while the HUD shows; default false.
  public var showsHUD = false
  /// The target that is inspected; default none.
  public var inspection: Inspection?
  /// True while the distances of the inspected element are drawn; default false.
  public var measuresDistances = false
  /// The point of the window whose pixels the loupe enlarges, in points; default none.
  public var loupe: CGPoint?
  /// True while the scene's layers are drawn as an exploded view; default false.
  public var showsLayers = false
  /// True while the trails of motion are drawn; default false.
  public var showsTrails = false
  /// True while the tuning panel is shown beside the scene; default false.
  package var tunes = false
  /// The picture that the scene is compared with; default none.
  public var reference: ReferenceSettings?

  /// True when the tools receive the pointer and keys while they are shown; default true.
  ///
  /// Otherwise a replayed recording reaches the scene as without the tools. The tools that it opens and
  /// closes are the scene's own, and these settings' tools stay visible.
  public var takesInput = true

  /// Creates settings that show nothing.
  public init() {}

  /// True when no tool is shown.
  public var isEmpty: Bool {
    var nothing = ToolSettings()
    nothing.takesInput = takesInput
    return self == nothing
  }

  /// The keys that open the tools affecting input and the window's size.
  ///
  /// Pressed first, they make these tools part of a recording.
  public var keys: [Key] {
    let all: [(Key, Bool)] = [
      ("h", showsHUD), ("i", inspection != nil), ("l", loupe != nil), ("v", showsLayers),
    ]
    return all.filter(\.1).map(\.0)
  }
}
