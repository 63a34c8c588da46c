public import Foundation
public import LayoutGeometry
public import SceneReadings
public import ScreenInterface

/// The inspector's description of an element of a scene.
///
/// It covers the element's draw commands in the last frame and its view.
public struct InspectedElement: Sendable, Hashable {
  /// A line of text that the element shows.
  public struct Text: Sendable, Hashable {
    /// The characters.
    public var string: String
    /// The text style.
    public var style: TextStyle
    /// The colour of the characters.
    public var color: Color
  }

  /// A fill that the element shows.
  public struct Fill: Sendable, Hashable {
    /// The colour of the fill.
    public var color: Color
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat
  }

  /// The element's name.
  public var id: ElementID
  /// The type of its view; `nil` for a part that a view draws under a name of its own.
  public var view: String?
  /// The frame in the window, in points.
  public var frame: CGRect
  /// The parent element; `nil` for the root.
  public var holder: ElementID?
  /// The distances from the parent's edges, negative where the element extends beyond, in points.
  public var insets: EdgeInsets?
  /// The position in the paint order (z-order).
  package var order: PaintOrder
  /// The opacity of the element's first command, 0…1.
  public var opacity: CGFloat
  /// The number of draw commands of this element, without its children's.
  public var commandCount: Int
  /// The first line of text; `nil` where there is none.
  public var text: Text?
  /// The lowest fill; `nil` where there is none.
  public var fill: Fill?
  /// The path of the picture that the element shows; `nil` where there is none.
  public var picture: String?
  /// The row of the element, with its motion, dots and auto-scroll; `nil` outside rows.
  public var row: ScrollerTrace?
}
