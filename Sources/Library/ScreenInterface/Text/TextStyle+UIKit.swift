import Foundation

/// UIKit's text styles at the content size category `large`, with their sizes and heights of lines.
///
/// UIKit counterpart: `UIFont.preferredFont(forTextStyle:)`. Source: Apple's Human Interface Guidelines, typography.
extension TextStyle {
  /// 34 points in lines of 41.
  public static let largeTitle = TextStyle(size: 34, lineHeightMultiple: 41 / 34)
  /// 28 points in lines of 34.
  public static let title1 = TextStyle(size: 28, lineHeightMultiple: 34 / 28)
  /// 22 points in lines of 28.
  public static let title2 = TextStyle(size: 22, lineHeightMultiple: 28 / 22)
  /// 20 points in lines of 25.
  public static let title3 = TextStyle(size: 20, lineHeightMultiple: 25 / 20)
  /// 17 points, semibold, in lines of 22.
  public static let headline = TextStyle(.sans, .semibold, size: 17, lineHeightMultiple: 22 / 17)
  /// 17 points in lines of 22.
  public static let body = TextStyle(size: 17, lineHeightMultiple: 22 / 17)
  /// 16 points in lines of 21.
  public static let callout = TextStyle(size: 16, lineHeightMultiple: 21 / 16)
  /// 15 points in lines of 20.
  public static let subheadline = TextStyle(size: 15, lineHeightMultiple: 20 / 15)
  /// 13 points in lines of 18.
  public static let footnote = TextStyle(size: 13, lineHeightMultiple: 18 / 13)
  /// 12 points in lines of 16.
  public static let caption1 = TextStyle(size: 12, lineHeightMultiple: 16 / 12)
  /// 11 points in lines of 13.
  public static let caption2 = TextStyle(size: 11, lineHeightMultiple: 13 / 11)
}
