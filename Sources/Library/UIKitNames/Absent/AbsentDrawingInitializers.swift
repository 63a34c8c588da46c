public import CollectionViews
public import Foundation

/// The initializers and functions of drawings that are not there, so that their sentences are told.

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsImageRenderer {
  /// Not there, as the type.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init() }
  /// Not there, as the type.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init() }
  /// Not there, as the type.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// Not there, as the type.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsImageRendererContext {
  /// Not there, as the type.
  public func fill(_ rect: CGRect) {}
  /// Not there, as the type.
  public func stroke(_ rect: CGRect) {}
  /// Not there, as the type.
  public func clip(to rect: CGRect) {}
}

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsImageRendererFormat {
  /// Not there, as the type.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
extension CGImage {
  /// Not there, as the type.
  public func cropping(to rect: CGRect) -> CGImage? { nil }
}

@available(
  *, unavailable,
  message: "There is no drawing of paths: use views, or override draw(with:) for a display list."
)
extension CGContext {
  /// Not there, as the type.
  public convenience init?(
    data: AbsentValue?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) { self.init() }
  /// Not there, as the type.
  public func fill(_ rect: CGRect) {}
  /// Not there, as the type.
  public func stroke(_ rect: CGRect) {}
  /// Not there, as the type.
  public func clip(to rect: CGRect) {}
  /// Not there, as the type.
  public func move(to point: CGPoint) {}
  /// Not there, as the type.
  public func addLine(to point: CGPoint) {}
  /// Not there, as the type.
  public func addRect(_ rect: CGRect) {}
  /// Not there, as the type.
  public func addEllipse(in rect: CGRect) {}
  /// Not there, as the type.
  public func fillEllipse(in rect: CGRect) {}
  /// Not there, as the type.
  public func strokeEllipse(in rect: CGRect) {}
  /// Not there, as the type.
  public func addPath(_ path: CGPath) {}
  /// Not there, as the type.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
extension CGColorSpace {
  /// Not there, as the type.
  public convenience init?(name: AbsentValue) { self.init() }
}

@available(*, unavailable, message: "There is no CGContext: use a CAGradientLayer.")
extension CGGradient {
  /// Not there, as the type.
  public convenience init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) { self.init() }
}

@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
extension CIColor {
  /// Not there, as the type.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { self.init() }
  /// Not there, as the type.
  public convenience init(color: UIColor) { self.init() }
}

@available(*, unavailable, message: "Pictures are not filtered: show a filtered file by UIImage(named:).")
extension CIFilter {
  /// Not there, as the type.
  public convenience init?(name: String) { self.init() }
}

@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
extension CIImage {
  /// Not there, as the type.
  public convenience init?(image: UIImage) { self.init() }
  /// Not there, as the type.
  public convenience init?(cgImage: Any) { self.init() }
}

@available(*, unavailable, message: "A label shows letters alone: put a UIImageView beside it.")
extension NSTextAttachment {
  /// Not there, as the type.
  public convenience init(image: UIImage) { self.init() }
}

@available(*, unavailable, message: "There are no tabulators: put labels into a UIStackView.")
extension NSTextTab {
  /// Not there, as the type.
  public convenience init(textAlignment: NSTextAlignment, location: CGFloat, options: AbsentValue = []) {
    self.init()
  }
}

@available(*, unavailable, message: "Read the file with Data(contentsOf:).")
extension NSDataAsset {
  /// Not there, as the type.
  public convenience init?(name: String) { self.init() }
  /// Not there, as the type.
  public convenience init?(name: String, bundle: Bundle) { self.init() }
}
