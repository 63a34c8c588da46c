import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface

#if !canImport(UIKit)
  nonisolated extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour of the ground, a `UIColor`; it has no effect.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The additional distance between letters; it has no effect.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The line beneath the text; it has no effect.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The line through the text; it has no effect.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The displacement upwards; it has no effect.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The address that the text leads to; it has no effect.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
  }
#endif

nonisolated extension NSAttributedString {
  /// Returns the value of an attribute in the longest part of the string in which it has one value.
  func longest(_ key: NSAttributedString.Key) -> Any? {
    var found: (value: Any, length: Int)?
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: 0)
      let value = attribute(key, at: place, effectiveRange: &range)
      let end = max(range.location + range.length, place + 1)
      if let value, end - place > found?.length ?? 0 { found = (value, end - place) }
      place = end
    }
    return found?.value
  }

  /// Returns the size of the text in one font without a limit of its width, in points.
  @MainActor
  public func size() -> CGSize { string.size(withAttributes: [.font: longest(.font) as Any]) }

  /// Returns the rectangle of the text in lines of at most a width; the context has no effect.
  @MainActor
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: [.font: longest(.font) as Any], context: context)
  }
}
