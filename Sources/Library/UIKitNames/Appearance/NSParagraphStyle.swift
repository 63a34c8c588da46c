public import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface

/// The lines and the alignment of a paragraph.
///
/// UIKit counterpart: `NSParagraphStyle`.
nonisolated open class NSParagraphStyle {
  struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
  }

  var values = Values()

  /// Creates the default style.
  public init() {}

  /// The default style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment; default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The rule for text that is wider than its line; default broken between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The additional distance between lines, in points; default 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The height of a line as a multiple of the font's; default 0, as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points; default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; default 0, no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance between paragraphs, in points; it has no effect.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The indentation of the first line, in points; it has no effect.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines, in points; it has no effect.
  open var headIndent: CGFloat { values.headIndent }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns the height of a line of a style, in points.
  func lineHeight(of style: RenderedTextStyle) -> CGFloat {
    var height = style.size * style.lineHeightMultiple
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height + lineSpacing
  }
}

/// A paragraph style that can be changed.
///
/// UIKit counterpart: `NSMutableParagraphStyle`.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment; default natural.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The rule for text that is wider than its line; default broken between words.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The additional distance between lines, in points; default 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The height of a line as a multiple of the font's; default 0, as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points; default 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; default 0, no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The distance between paragraphs, in points; it has no effect.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The indentation of the first line, in points; it has no effect.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines, in points; it has no effect.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Takes the values of another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
