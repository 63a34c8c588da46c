public import SceneReadings

/// The values that a view has for a screen reader, or that a program has set over them.
package nonisolated struct AccessibilityAttributes: Sendable, Hashable {
  /// True for an element that a screen reader goes to as a whole; `nil` where nothing is set.
  package var isElement: Bool?
  /// True when a screen reader passes over the view and everything inside.
  package var hidesElements = false
  /// The name; `nil` for none.
  package var label: String?
  /// The value; `nil` for none.
  package var value: String?
  /// What happens when the view is used; `nil` for none.
  package var hint: String?
  /// The traits; `nil` where nothing is set.
  package var traits: AccessibilityTraits?

  /// Creates values; by default of a view that is not an element.
  package init(
    isElement: Bool? = nil, label: String? = nil, value: String? = nil, traits: AccessibilityTraits? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}

/// A view that has a name, a value or traits of its own for a screen reader.
@MainActor
package protocol AccessibilityProviding: View {
  /// The view's own values, which a program can replace.
  var ownAccessibility: AccessibilityAttributes { get }
}

/// A data source that names its sections for a screen reader.
@MainActor
package protocol SectionNaming: AnyObject {
  /// Returns the name of a section; `nil` where only its heading names it.
  func accessibilityLabel(ofSection index: Int) -> String?
}

extension View {
  private var own: AccessibilityAttributes {
    (self as? any AccessibilityProviding)?.ownAccessibility ?? AccessibilityAttributes()
  }

  private func set(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = givenAccessibility ?? AccessibilityAttributes()
    change(&attributes)
    givenAccessibility = attributes
  }

  /// True when a screen reader goes to the view as a whole, and not to the views inside.
  ///
  /// UIKit counterpart: `isAccessibilityElement`. The default is true for a label with text, a button and a page
  /// control with pages, and false for other views.
  public var isAccessibilityElement: Bool {
    get { givenAccessibility?.isElement ?? own.isElement ?? false }
    set { set { $0.isElement = newValue } }
  }

  /// The name that a screen reader says; default the text of a label, and the title of a button.
  ///
  /// UIKit counterpart: `accessibilityLabel`. `nil` restores the default.
  public var accessibilityLabel: String? {
    get { givenAccessibility?.label ?? own.label }
    set { set { $0.label = newValue } }
  }

  /// The value that a screen reader says after the name; default `page 2 of 5` for a page control.
  ///
  /// UIKit counterpart: `accessibilityValue`. `nil` restores the default.
  public var accessibilityValue: String? {
    get { givenAccessibility?.value ?? own.value }
    set { set { $0.value = newValue } }
  }

  /// What happens when the view is used, for a screen reader; default none.
  ///
  /// UIKit counterpart: `accessibilityHint`.
  public var accessibilityHint: String? {
    get { givenAccessibility?.hint ?? own.hint }
    set { set { $0.hint = newValue } }
  }

  /// The traits, which say what the view is; default those of its class.
  ///
  /// UIKit counterpart: `accessibilityTraits`.
  public var accessibilityTraits: AccessibilityTraits {
    get { givenAccessibility?.traits ?? own.traits ?? .none }
    set { set { $0.traits = newValue } }
  }

  /// True when a screen reader passes over the view and everything inside; default false.
  ///
  /// UIKit counterpart: `accessibilityElementsHidden`.
  public var accessibilityElementsHidden: Bool {
    get { givenAccessibility?.hidesElements ?? own.hidesElements }
    set { set { $0.hidesElements = newValue } }
  }
}
