public import Foundation

extension View {
  /// How the view's own rectangle is painted, below its content.
  public struct Decoration: Sendable, Hashable {
    /// The fill; default none.
    public var backgroundColor: DynamicColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
    /// The outline inside the edge; default none.
    public var borderColor: DynamicColor?
    /// The width of the outline, in points; default 1.
    public var borderWidth: CGFloat = 1
    /// The soft shadow beneath; default none.
    public var shadow: Shadow?

    /// Paints nothing.
    public init() {}
  }

  /// A soft shadow beneath a view.
  public struct Shadow: Sendable, Hashable {
    /// The colour with its opacity.
    public var color: DynamicColor
    /// How far the shadow lies below the view, in points.
    public var offset: CGFloat
    /// How far it reaches beyond the view, in points.
    public var blur: CGFloat

    /// Creates a shadow.
    public init(color: DynamicColor, offset: CGFloat, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }
}
