public import Foundation
public import ScreenInterface

/// What the tools above a scene show where no key and no pointer says so.
public nonisolated struct ToolSettings: Sendable, Hashable {
  /// What the inspector looks at.
  public enum Inspection: Sendable, Hashable {
    /// Whatever is under a point of the window, in points.
    case point(CGPoint)
    /// The element of this name, wherever it goes.
    case element(ElementID)
  }

  /// Whether the HUD shows; default false.
  public var showsHUD = false
  /// What is inspected; default nothing.
  public var inspection: Inspection?
  /// Whether the distances of the inspected element are drawn; default false.
  public var measuresDistances = false
  /// The point of the window whose pixels are drawn large, in points; default none.
  public var loupe: CGPoint?
  /// Whether the scene is drawn taken apart into its layers; default false.
  public var showsLayers = false
  /// Whether motion is made visible; default false.
  public var showsTraces = false
  /// The picture that the scene is compared with; default none.
  public var reference: ReferenceSettings?

  /// Whether pointer and keys are the tools' where they show; default true.
  ///
  /// Where they are not, what is played reaches the scene as it did without them, and the tools that it opens and
  /// closes are the scene's own: these show all the while.
  public var takesInput = true

  /// Creates settings that show nothing.
  public init() {}

  /// Whether anything shows.
  public var isEmpty: Bool {
    var nothing = ToolSettings()
    nothing.takesInput = takesInput
    return self == nothing
  }

  /// The keys that open whatever takes part in what pointer, keys and window do: pressed first, they leave it in a
  /// recording.
  public var keys: [Key] {
    let all: [(Key, Bool)] = [
      ("h", showsHUD), ("i", inspection != nil), ("l", loupe != nil), ("v", showsLayers),
    ]
    return all.filter(\.1).map(\.0)
  }
}
