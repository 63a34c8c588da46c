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
    /// The colour of the ground, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The additional distance between letters; it has no effect.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The line beneath the text, an `NSUnderlineStyle` by its raw value: a thin one, or none for 0.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of that line, a `UIColor`; default that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the text, an `NSUnderlineStyle` by its raw value: a thin one, or none for 0.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of that line, a `UIColor`; default that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The displacement upwards, in points.
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

  /// Calls `body` with the attributes of each part and with the part's range, in units of UTF-16.
  func forEachPart(_ body: (_ attributes: [NSAttributedString.Key: Any], _ range: NSRange) -> Void) {
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &range)
      let end = max(range.location + range.length, place + 1)
      body(attributes, NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// Returns the parts as a label shows them whose own style is `own`; empty where all look alike.
  @MainActor
  func labelRuns(in own: RenderedTextStyle) -> [LabelRun] {
    var runs: [LabelRun] = []
    forEachPart { attributes, range in
      var run = LabelRun(to: range.location + range.length)
      run.style = (attributes[.font] as? UIFont)?.style
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        var style = run.style ?? own
        style.lineHeightMultiple = paragraph.lineHeight(of: style) / max(style.size, 0.001)
        run.style = style
      }
      run.color = attributes[.foregroundColor] as? UIColor
      run.ground = attributes[.backgroundColor] as? UIColor
      if NSUnderlineStyle(of: attributes[.underlineStyle]) ?? [] != [] {
        run.underline = LabelRun.Line(attributes[.underlineColor] as? UIColor)
      }
      if NSUnderlineStyle(of: attributes[.strikethroughStyle]) ?? [] != [] {
        run.strikethrough = LabelRun.Line(attributes[.strikethroughColor] as? UIColor)
      }
      run.rise = Self.number(attributes[.baselineOffset])
      runs.append(run)
    }
    var plain = LabelRun(to: length)
    if runs.count == 1 { (plain.style, plain.color) = (runs[0].style, runs[0].color) }
    return runs == [plain] ? [] : runs
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// Returns the size of the text without a limit of its width, in points; zero before there is a scene.
  @MainActor
  public func size() -> CGSize { measured(width: .infinity) }

  /// Returns the rectangle of the text in lines of at most a width; the context has no effect.
  @MainActor
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect {
    let found = measured(width: options.contains(.usesLineFragmentOrigin) ? size.width : .infinity)
    return CGRect(x: 0, y: 0, width: found.width, height: min(found.height, size.height))
  }

  @MainActor
  private func measured(width: CGFloat) -> CGSize {
    guard let context = AmbientContext.latest.context, length > 0 else { return .zero }
    var text = StyledText(string, runs: [])
    forEachPart { attributes, range in
      let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      text.runs.append(StyledText.Run(to: range.location + range.length, context.spoken(font.style)))
    }
    return context.text.layout(text, width: width, paragraph: ParagraphStyle(maximumLines: 0)).size
  }
}
