public import Foundation

extension View {
  /// The painting of a view's own rectangle, below its content.
  public nonisolated struct Decoration: Sendable, Hashable {
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

    /// Creates a decoration that paints nothing.
    public init() {}
  }

  /// A soft shadow beneath a view.
  public nonisolated struct Shadow: Sendable, Hashable {
    /// The colour with its opacity.
    public var color: DynamicColor
    /// The distance by which the shadow lies below the view, in points.
    public var offset: CGFloat
    /// The distance by which the shadow reaches beyond the view, in points.
    public var blur: CGFloat

    /// Creates a shadow.
    public init(color: DynamicColor, offset: CGFloat, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }
}
