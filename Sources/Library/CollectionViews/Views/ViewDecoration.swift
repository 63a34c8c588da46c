public import Foundation

extension View {
  /// The appearance of a view's own rectangle, painted below its content.
  public nonisolated struct Decoration: Sendable, Hashable {
    /// The fill; default none.
    public var backgroundColor: DynamicColor?
    /// The radius of the corners, in points; default 0.
    public var cornerRadius: CGFloat = 0
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

    /// Creates a shadow.
    public init(color: DynamicColor, offset: CGFloat, blur: CGFloat) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }
  }
}
