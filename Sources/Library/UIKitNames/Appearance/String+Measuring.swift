import CollectionViews
public import Foundation
import LayoutGeometry

/// The options of measuring a string.
///
/// UIKit counterpart: `NSStringDrawingOptions`. They have no effect: lines are measured whole.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line is cut where it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle is that of lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The distances between lines count.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The outlines of the letters count.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

extension StringProtocol {
  /// Returns the size of the text on one line for each of its paragraphs, in points; zero before there is a scene.
  ///
  /// UIKit counterpart: `NSString.size(withAttributes:)`. Of the attributes the font counts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    measured(width: .infinity, attributes)
  }

  /// Returns the rectangle of the text in lines of at most a width, in points; zero before there is a scene.
  ///
  /// UIKit counterpart: `NSString.boundingRect(with:options:attributes:context:)`. Of the attributes the font counts;
  /// the options and the context have no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    let found = measured(
      width: options.contains(.usesLineFragmentOrigin) ? size.width : .infinity, attributes)
    return CGRect(x: 0, y: 0, width: found.width, height: Swift.min(found.height, size.height))
  }

  private func measured(width: CGFloat, _ attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    guard let context = AmbientContext.latest.context, !isEmpty else { return .zero }
    return context.layout(String(self), style: font.style, width: width, maximumLines: 0).size
  }
}

extension NSString {
  /// Returns the size of the text on one line for each of its paragraphs, in points; zero before there is a scene.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// Returns the rectangle of the text in lines of at most a width, in points; zero before there is a scene.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
