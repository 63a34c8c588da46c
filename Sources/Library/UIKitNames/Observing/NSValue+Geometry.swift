public import Foundation

extension NSValue {
  /// Creates an object that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates an object that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates an object that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the object holds.
  public nonisolated var cgPointValue: CGPoint { pointValue }

  /// The size that the object holds.
  public nonisolated var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the object holds.
  public nonisolated var cgRectValue: CGRect { rectValue }
}
