public import CollectionViews
import Foundation

/// The area that a keyboard on the screen would cover: on Linux there is none, so that it lies below the safe area.
///
/// UIKit counterpart: `UIKeyboardLayoutGuide`.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// True when the guide follows a keyboard that is moved; it has no effect.
  public var followsUndockedKeyboard = false
  /// True when the guide ends at the safe area without a keyboard; it has no effect, it does.
  public var usesBottomSafeArea = true

  /// Creates a guide, as `keyboardLayoutGuide` of a view does.
  public override init() { super.init() }
}

extension View {
  /// The guide of the area that a keyboard would cover; its upper edge is the lower one of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
    let made = UIKeyboardLayoutGuide()
    addLayoutGuide(made)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: safe.bottomAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
      made.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    return made
  }
}
