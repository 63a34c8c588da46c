import Foundation

/// UIKit's text styles at the content size category `large`, with their sizes and line heights.
///
/// UIKit counterpart: `UIFont.preferredFont(forTextStyle:)`. Source: Apple's Human Interface Guidelines, typography.
extension TextStyle {
  /// 34 points, line height 41.
  public static let largeTitle = TextStyle(size: 34, lineHeightMultiple: 41 / 34)
  /// 28 points, line height 34.
  public static let title1 = TextStyle(size: 28, lineHeightMultiple: 34 / 28)
  /// 22 points, line height 28.
  public static let title2 = TextStyle(size: 22, lineHeightMultiple: 28 / 22)
  /// 20 points, line height 25.
  public static let title3 = TextStyle(size: 20, lineHeightMultiple: 25 / 20)
  /// 17 points, semibold, line height 22.
  public static let headline = TextStyle(.sans, .semibold, size: 17, lineHeightMultiple: 22 / 17)
  /// 17 points, line height 22.
  public static let body = TextStyle(size: 17, lineHeightMultiple: 22 / 17)
  /// 16 points, line height 21.
  public static let callout = TextStyle(size: 16, lineHeightMultiple: 21 / 16)
  /// 15 points, line height 20.
  public static let subheadline = TextStyle(size: 15, lineHeightMultiple: 20 / 15)
  /// 13 points, line height 18.
  public static let footnote = TextStyle(size: 13, lineHeightMultiple: 18 / 13)
  /// 12 points, line height 16.
  public static let caption1 = TextStyle(size: 12, lineHeightMultiple: 16 / 12)
  /// 11 points, line height 13.
  public static let caption2 = TextStyle(size: 11, lineHeightMultiple: 13 / 11)
}
