public import CollectionViews
import Foundation

nonisolated extension TraitCollection {
  /// Creates traits that a closure sets.
  public init(mutations: (inout TraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns the traits with what a closure sets.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// The traits by which colours differ: the theme.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The traits by which pictures differ: the theme and the scale.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] {
    [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
  }

  /// The contrast of colours: always normal, on Linux nothing tells it.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The level of the view above others: always base, colours have one here, which differs from UIKit.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// The weight of texts: always regular, on Linux nothing tells it.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// The range of colours: always that of sRGB, on Linux nothing tells it.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// The sense for the force of touches: there is none on Linux.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The state of the window: always active, which differs from UIKit.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

/// The contrast of colours.
///
/// UIKit counterpart: `UIAccessibilityContrast`.
public nonisolated enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// Values, by UIKit's names.
  case unspecified, normal, high
}

/// The level of a view above others.
///
/// UIKit counterpart: `UIUserInterfaceLevel`.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// Values, by UIKit's names.
  case unspecified, base, elevated
}

/// The weight of texts.
///
/// UIKit counterpart: `UILegibilityWeight`.
public nonisolated enum UILegibilityWeight: Int, Sendable, Hashable {
  /// Values, by UIKit's names.
  case unspecified, regular, bold
}

/// The sense for the force of touches.
///
/// UIKit counterpart: `UIForceTouchCapability`.
public nonisolated enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Values, by UIKit's names.
  case unknown, unavailable, available
}

/// The state of a window.
///
/// UIKit counterpart: `UIUserInterfaceActiveAppearance`.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable {
  /// Values, by UIKit's names.
  case unspecified, inactive, active
}

/// The range of colours of a screen.
///
/// UIKit counterpart: `UIDisplayGamut`.
public nonisolated enum UIDisplayGamut: Int, Sendable, Hashable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ranges, by UIKit's names.
  case unspecified, SRGB, P3
}
