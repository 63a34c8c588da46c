public import Foundation
public import LayoutGeometry
public import ScreenInterface

/// One element of a scene as the inspector tells of it: what was painted for it in the last frame, and the view that
/// stands for it.
public struct InspectedElement: Sendable, Hashable {
  /// A line of text that the element shows.
  public struct Text: Sendable, Hashable {
    /// The characters.
    public var string: String
    /// How they are set.
    public var style: TextStyle
    /// Their colour.
    public var color: Color
  }

  /// A fill that the element shows.
  public struct Fill: Sendable, Hashable {
    /// Its colour.
    public var color: Color
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat
  }

  /// Its name.
  public var id: ElementID
  /// The type of its view; `nil` for a part that a view paints on behalf of a name of its own.
  public var view: String?
  /// Where it is in the window, in points.
  public var frame: CGRect
  /// The element that holds it; `nil` for the root.
  public var holder: ElementID?
  /// Its distances from the holder's edges, negative where it reaches beyond, in points.
  public var insets: EdgeInsets?
  /// What it is painted above.
  public var order: PaintOrder
  /// The opacity of its first command, 0…1.
  public var opacity: CGFloat
  /// How many commands were painted for it alone.
  public var commandCount: Int
  /// The first line of text; `nil` where there is none.
  public var text: Text?
  /// The lowest fill; `nil` where there is none.
  public var fill: Fill?
  /// The file of the picture that it shows; `nil` where there is none.
  public var picture: String?
  /// The row that it belongs to, with its motion, dots and auto-scroll; `nil` outside rows.
  public var row: FrameTrace.Row?
}
