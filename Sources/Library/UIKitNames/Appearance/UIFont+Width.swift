public import Foundation

nonisolated extension UIFont {
  /// The width of letters; it has no effect.
  ///
  /// UIKit counterpart: `UIFont.Width`.
  public struct Width: RawRepresentable, Sendable, Hashable {
    /// The width, 0 for the usual one.
    public let rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system's font in a weight; the width has no effect.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
