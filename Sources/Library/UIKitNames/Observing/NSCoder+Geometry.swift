public import Foundation
import LayoutGeometry

nonisolated extension NSCoder {
  /// Returns a point as a text, such as `{1, 2}`.
  public static func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

  /// Returns a size as a text, such as `{1, 2}`.
  public static func string(for size: CGSize) -> String { NSStringFromSize(size) }

  /// Returns a rectangle as a text, such as `{{1, 2}, {3, 4}}`.
  public static func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

  /// Returns the point that `string(for:)` has written; zero for another text.
  public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

  /// Returns the size that `string(for:)` has written; zero for another text.
  public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

  /// Returns the rectangle that `string(for:)` has written; zero for another text.
  public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}
