public import Foundation
public import Orihon

/// A size of text that the user prefers.
///
/// UIKit counterpart: `UIContentSizeCategory`. It is the one whose body text comes nearest to the scene's text scale.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The name, as in UIKit.
  public var rawValue: String

  /// Creates a category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the category of a letter after a number of X, as UIKit writes sizes.
  private init(_ letter: String, extra: Int = 0, accessibility: Bool = false) {
    rawValue =
      "UICTContentSizeCategory" + (accessibility ? "Accessibility" : "")
      + String(repeating: "X", count: extra) + letter
  }

  /// No known size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("S", extra: 1)
  /// A small size.
  public static let small = UIContentSizeCategory("S")
  /// A medium size.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// A size above the default.
  public static let extraLarge = UIContentSizeCategory("L", extra: 1)
  /// A size two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory("L", extra: 2)
  /// A size three steps above the default.
  public static let extraExtraExtraLarge = UIContentSizeCategory("L", extra: 3)
  /// The first of the sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("M", accessibility: true)
  /// The second of the sizes for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("L", accessibility: true)
  /// The third of the sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("L", extra: 1, accessibility: true)
  /// The fourth of the sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("L", extra: 2, accessibility: true)
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    "L", extra: 3, accessibility: true)

  /// The notification of a change; it is not sent: override `traitCollectionDidChange(_:)`.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The categories with the sizes of their body text in UIKit, in points.
  private static let bodySizes: [(category: UIContentSizeCategory, points: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
    (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
    (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The category whose body text is nearest to the default one times `scale`.
  init(textScale scale: CGFloat) {
    let nearest = Self.bodySizes.min { abs($0.points - 17 * scale) < abs($1.points - 17 * scale) }
    self = nearest?.category ?? .large
  }

  /// True for the sizes for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIContentSizeCategory: Comparable {
  /// True when the first size is smaller; a category without a known size is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }

  private var step: Int { Self.bodySizes.firstIndex { $0.category == self } ?? -1 }
}

extension TraitCollection {
  /// The size of text that the user prefers, from the scene's text scale; default `large`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(textScale: textScale)
  }

  /// Returns true when colours differ between two environments: one is light and the other dark.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }
}
