import SceneReadings

extension Label: AccessibilityProviding {
  /// The text, as shown; a label without text is no element.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(isElement: !text.isEmpty, label: writtenText, traits: .staticText)
  }
}

extension ImageView: AccessibilityProviding {
  /// A picture, which is no element unless a program says so, as in UIKit.
  package var ownAccessibility: AccessibilityAttributes { AccessibilityAttributes(traits: .image) }
}

extension Button: AccessibilityProviding {
  /// The title; a button with a symbol has no name of its own.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: symbol == nil && !title.isEmpty ? title : nil,
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension PageControl: AccessibilityProviding {
  /// The current page of the pages; a control that shows none is no element.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: !state.hidesDots,
      value: AccessibilityElement.pageValue(currentPage, of: numberOfPages),
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }
}
