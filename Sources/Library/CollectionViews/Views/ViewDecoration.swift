public import Foundation
import LayoutGeometry
package import ScreenInterface

extension View {
  /// The appearance of a view's own rectangle, painted below its content.
  public nonisolated struct Decoration: Sendable, Hashable {
    /// The fill; default none.
    public var backgroundColor: DynamicColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The corners that are round; default all.
    ///
    /// A shadow has all of them.
    package var roundedCorners = RectCorners.all
    /// The colour of the border inside the edge; default none.
    public var borderColor: DynamicColor?
    /// The width of the border, in points; default 1.
    public var borderWidth: CGFloat = 1
    /// The shadow beneath; default none.
    public var shadow: Shadow?

    /// Creates a decoration that paints nothing.
    public init() {}
  }

  /// A blurred shadow beneath a view.
  public nonisolated struct Shadow: Sendable, Hashable {
    /// The colour with its opacity.
    public var color: DynamicColor
    /// The vertical offset of the shadow, in points.
    public var offset: CGFloat
    /// The distance by which the shadow extends beyond the view, in points.
    public var blur: CGFloat
    /// The horizontal offset of the shadow, in points; default 0.
    package var shift: CGFloat = 0

    /// Creates a shadow.
    public init(color: DynamicColor, offset: CGFloat, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }
}

extension View {
  /// Paints shadow, fill and outline.
  func drawDecoration(with pen: inout DrawingContext) {
    let look = decoration
    // Most views have none of these, and reading the traits costs more than testing all three.
    if look.shadow == nil, look.backgroundColor == nil, look.borderColor == nil { return }
    guard let traits = context?.traits else { return }
    if let shadow = look.shadow, look.backgroundColor != nil || !paintsOwnShape {
      pen.paint(
        .shadow(shadow.color.resolved(with: traits), blur: shadow.blur, cornerRadius: look.cornerRadius),
        in: shownBox.offsetBy(dx: shadow.shift, dy: shadow.offset), element: elementID)
    }
    let (corners, radius) = (look.roundedCorners, look.cornerRadius)
    if let color = look.backgroundColor?.resolved(with: traits), color.alpha > 0 {
      pen.paint(in: shownBox, corners: corners, radius: radius, element: elementID) {
        .fill(color, cornerRadius: $0)
      }
    }
    if look.borderColor != nil, !paintsOwnBorder { drawBorder(with: &pen) }
  }

  /// Paints the outline.
  func drawBorder(with pen: inout DrawingContext) {
    let look = decoration
    guard let traits = context?.traits, let color = look.borderColor?.resolved(with: traits) else { return }
    pen.paint(in: shownBox, corners: look.roundedCorners, radius: look.cornerRadius, element: elementID) {
      .stroke(color, width: look.borderWidth, cornerRadius: $0)
    }
  }
}
