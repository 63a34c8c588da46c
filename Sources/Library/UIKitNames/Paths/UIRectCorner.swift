/// A set of the corners of a rectangle.
///
/// UIKit counterpart: `UIRectCorner`.
public nonisolated struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left corner at the top.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The right corner at the top.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The left corner at the bottom.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The right corner at the bottom.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every corner.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
