public import Foundation

extension NSValue {
  /// Creates an object that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates an object that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates an object that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the object holds, zero when it holds something else.
  public nonisolated var cgPointValue: CGPoint { holds("{CGPoint=") ? pointValue : .zero }

  /// The size that the object holds, zero when it holds something else.
  public nonisolated var cgSizeValue: CGSize { holds("{CGSize=") ? sizeValue : .zero }

  /// The rectangle that the object holds, zero when it holds something else.
  public nonisolated var cgRectValue: CGRect { holds("{CGRect=") ? rectValue : .zero }

  /// Returns true for a value of a type that begins so: Foundation ends the program where another one is read.
  nonisolated func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix(type) }

  /// Creates an object that holds a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(holding: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates an object that holds a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(holding: transform.numbers)
  }

  /// Creates an object that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(holding: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The transform that the object holds, identity when it holds something else.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    guard let numbers = numbers(6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The transform in space that the object holds, identity when it holds something else.
  public nonisolated var caTransform3DValue: CATransform3D {
    numbers(16).map { CATransform3D(numbers: $0) } ?? CATransform3DIdentity
  }

  /// The insets that the object holds, none when it holds something else.
  public nonisolated var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// On Linux an object holds arrays of numbers, and no structures.
  private convenience init(holding numbers: [CGFloat]) {
    let plain = numbers.map(Double.init)
    let type = "[\(plain.count)d]"
    self.init(bytes: plain, objCType: type)
  }

  /// Returns the numbers that the object holds; `nil` where it holds something else than that many.
  nonisolated func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var plain = [Double](repeating: 0, count: count)
    plain.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
    return plain.map { CGFloat($0) }
  }
}
