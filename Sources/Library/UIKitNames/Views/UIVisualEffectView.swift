public import CollectionViews
public import Foundation
import LayoutGeometry

/// What a `UIVisualEffectView` does with what lies beneath it.
///
/// UIKit counterpart: `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect {
  /// Creates an effect that does nothing.
  public init() {}

  /// The colour that the view paints over what lies beneath.
  var veil: UIColor { .clear }
}

/// The material of a view through which what lies beneath shines: a colour with an alpha, nothing is blurred.
///
/// UIKit counterpart: `UIBlurEffect`.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The material, by UIKit's names.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// Materials of one brightness, or of the theme's.
    case extraLight, light, dark, regular, prominent
    /// Materials of the theme, from the thinnest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Materials that are always light, from the thinnest.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// Materials that are always dark, from the thinnest.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }

  private let style: Style

  /// Creates the effect of a material.
  public init(style: Style) { self.style = style }

  override var veil: UIColor {
    let alpha: UInt32 =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0x8C
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0xA6
      case .extraLight, .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        0xC7
      case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0xDE
      case .systemChromeMaterial: 0xE6
      }
    let (light, dark) = (0xF7F7_F700 | alpha, 0x2525_2500 | alpha)
    return switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight:
      UIColor(rgbaLight: light, dark: light)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark:
      UIColor(rgbaLight: dark, dark: dark)
    default: UIColor(rgbaLight: light, dark: dark)
    }
  }
}

/// The look of content on a material: it has no effect.
///
/// UIKit counterpart: `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the look of content on a material.
  public init(blurEffect: UIBlurEffect) {}

  /// Creates the look of content on a material; the style has no effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kind of content on a material; it has no effect.
///
/// UIKit counterpart: `UIVibrancyEffectStyle`.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable, Hashable {
  /// Kinds, by UIKit's names.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that shows what lies beneath through a material.
///
/// UIKit counterpart: `UIVisualEffectView`. The material is a colour with an alpha: nothing is blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: View {
  /// The view for subviews.
  public let contentView = UIView(frame: .zero)
  /// The effect; default none.
  public var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Creates a view with an effect; a subclass calls this one.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
    // An initializer calls no observers.
    showEffect()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private func showEffect() { backgroundColor = effect?.veil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
