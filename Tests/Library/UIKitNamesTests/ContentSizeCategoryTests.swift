import CollectionViews
import Foundation
import Testing
import UIKitNames

/// Tests of the text size that the user prefers, and of the comparison of colours.
struct ContentSizeCategoryTests {
  @Test func `names are those of UIKit, as code that keeps them in a file expects`() {
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIContentSizeCategory.extraSmall.rawValue == "UICTContentSizeCategoryXS")
    #expect(UIContentSizeCategory.extraExtraLarge.rawValue == "UICTContentSizeCategoryXXL")
    #expect(
      UIContentSizeCategory.accessibilityExtraLarge.rawValue == "UICTContentSizeCategoryAccessibilityXL")
  }

  @Test(
    arguments: [
      (0.8, .extraSmall), (1, .large), (1.1, .extraLarge), (1.35, .extraExtraExtraLarge),
      (1.6, .accessibilityMedium), (2, .accessibilityLarge), (3, .accessibilityExtraExtraExtraLarge),
    ] as [(CGFloat, UIContentSizeCategory)])
  func `the category is the one whose body text is nearest to the scene's`(
    scale: CGFloat, category: UIContentSizeCategory
  ) {
    var traits = UITraitCollection()
    traits.textScale = scale
    #expect(traits.preferredContentSizeCategory == category)
  }

  @Test func `larger categories are greater, and those for accessibility say so`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func `colours differ between light and dark, and where nothing was before`() {
    var dark = UITraitCollection()
    dark.userInterfaceStyle = .dark
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
  }
}
