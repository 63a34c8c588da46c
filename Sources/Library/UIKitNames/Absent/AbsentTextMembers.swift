public import CollectionViews
public import Foundation

/// What iOS code calls on texts, fonts and paths and what is not there: each says what to write instead.

nonisolated extension UIFont {
  /// The names of the families: not there.
  @available(*, unavailable, message: "The families are the desktop's: name one in UIFont(name:size:).")
  public static var familyNames: [String] { [] }

  /// Returns the names of the fonts of a family: not there.
  @available(*, unavailable, message: "The families are the desktop's: name one in UIFont(name:size:).")
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

nonisolated extension UIFontDescriptor {
  /// The name of an attribute: not there.
  @available(*, unavailable, message: "Use withSymbolicTraits(_:), withDesign(_:) or withSize(_:).")
  public enum AttributeName { case family, face, name, size, traits, textStyle, featureSettings, cascadeList }

  /// Creates the description of a font by its name: not there.
  @available(*, unavailable, message: "Describe a font by its name: UIFont(name:size:).")
  public init(name fontName: String, size: CGFloat) {
    self.init(style: UIFont.systemFont(ofSize: size).style)
  }

  /// Creates a description of attributes: not there.
  @available(*, unavailable, message: "Describe a font by its name: UIFont(name:size:).")
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(style: UIFont.systemFont(ofSize: 17).style)
  }

  /// Returns a description with other attributes: not there.
  @available(*, unavailable, message: "Use withSymbolicTraits(_:), withDesign(_:) or withSize(_:).")
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
}

nonisolated extension NSAttributedString {
  /// Creates a text of a picture: not there.
  @available(*, unavailable, message: "A label shows letters alone: put a UIImageView beside it.")
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }

  /// The format of a text: not there.
  @available(*, unavailable, message: "A text is not read from another format: set the attributes.")
  public enum DocumentType { case plain, rtf, rtfd, html }

  /// The name of an option for reading a text: not there.
  @available(*, unavailable, message: "A text is not read from another format: set the attributes.")
  public enum DocumentReadingOptionKey { case documentType, characterEncoding, defaultAttributes }

  /// Creates a text from a file: not there.
  @available(*, unavailable, message: "A text is not read from another format: set the attributes.")
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AbsentValue?
  ) throws { self.init(string: "") }

  /// Creates a text from Markdown: not there.
  @available(*, unavailable, message: "A text is not read from another format: set the attributes.")
  public convenience init(markdown: String) throws { self.init(string: markdown) }

  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(in rect: CGRect) {}

  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(at point: CGPoint) {}

  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: AbsentValue?) {}
}

nonisolated extension String {
  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

nonisolated extension NSString {
  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Paints the text: not there.
  @available(*, unavailable, message: "There is no CGContext: show the text in a UILabel.")
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

nonisolated extension NSMutableParagraphStyle {
  /// The places of tabulators: not there.
  @available(*, unavailable, message: "There are no tabulators: put labels into a UIStackView.")
  public var tabStops: [NSTextTab] {
    get { [] }
    set { _ = newValue }
  }

  /// The distance between tabulators: not there.
  @available(*, unavailable, message: "There are no tabulators: put labels into a UIStackView.")
  public var defaultTabInterval: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// The direction of the text: not there.
  @available(*, unavailable, message: "A text begins at the side of its own letters: set alignment.")
  public var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set { _ = newValue }
  }
}

extension Label {
  /// The rule for letters that are higher than a line: not there.
  @available(*, unavailable, message: "A label is as high as its lines: set numberOfLines.")
  public var sizingRule: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }
}

extension UIBezierPath {
  /// Returns the path from its end to its beginning: not there.
  @available(*, unavailable, message: "Write the points in the other order.")
  public func reversing() -> UIBezierPath { self }

  /// Sets the dashes of the line: not there.
  @available(*, unavailable, message: "A CAShapeLayer has a lineDashPattern.")
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Paints what is inside the path: not there.
  @available(
    *, unavailable, message: "There is no CGContext: give a CAShapeLayer the cgPath, or show an SVG picture."
  )
  public func fill(with blendMode: AbsentValue, alpha: CGFloat) {}

  /// Paints the path: not there.
  @available(
    *, unavailable, message: "There is no CGContext: give a CAShapeLayer the cgPath, or show an SVG picture."
  )
  public func stroke(with blendMode: AbsentValue, alpha: CGFloat) {}
}

nonisolated extension CGPath {
  /// Returns the outline of the line: not there.
  @available(*, unavailable, message: "A CAShapeLayer has a lineWidth, a lineCap and a lineDashPattern.")
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) -> CGPath { self }

  /// Returns the dashes of the line: not there.
  @available(*, unavailable, message: "A CAShapeLayer has a lineWidth, a lineCap and a lineDashPattern.")
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat]) -> CGPath { self }

  /// Calls a closure with each part of the path: not there.
  @available(*, unavailable, message: "Keep the points from which the path is made.")
  public func applyWithBlock(_ block: (AbsentValue) -> Void) {}
}

extension NSLayoutConstraint {
  /// The anchor of the first side: not there.
  @available(*, unavailable, message: "Read firstItem and firstAttribute, secondItem and secondAttribute.")
  public var firstAnchor: AbsentValue { .absent }

  /// The anchor of the second side: not there.
  @available(*, unavailable, message: "Read firstItem and firstAttribute, secondItem and secondAttribute.")
  public var secondAnchor: AbsentValue? { nil }
}

extension NSLayoutAnchor {
  /// Returns the distance of two anchors: not there.
  @available(*, unavailable, message: "Activate a constraint of a UILayoutGuide between both.")
  public func anchorWithOffset(to otherAnchor: NSLayoutAnchor) -> NSLayoutDimension? { nil }
}

// MARK: Names

/// The place of a tabulator: not there.
@available(*, unavailable, message: "There are no tabulators: put labels into a UIStackView.")
open class NSTextTab: AbsentObject {}

/// A file of the catalogue: not there.
@available(*, unavailable, message: "Read the file with Data(contentsOf:).")
open class NSDataAsset: AbsentObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that takes another one back: not there.
@available(*, unavailable, message: "Keep the transform, and set the former one.")
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D { transform }
