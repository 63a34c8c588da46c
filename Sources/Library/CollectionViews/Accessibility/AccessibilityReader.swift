import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// A reader of a view tree for a screen reader.
///
/// It reads when it is asked, and keeps nothing.
@MainActor
package struct AccessibilityReader {
  /// True to read every element of a collection view, on screen or not; frames are then left out.
  let readsEverything: Bool

  /// Creates a reader; default of what is on screen.
  package init(everything: Bool = false) { readsEverything = everything }

  /// Returns the elements of a view and of the views inside it, in reading order.
  package func elements(of view: View, focused: ElementID? = nil) -> [AccessibilityElement] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [element(of: view, focused: focused)] }
    if let collection = view as? CollectionView { return [feed(collection)] }
    let isMirrored = view.context?.traits.isRightToLeft ?? false
    let inside = ReadingOrder.sorted(view.subviews, isMirrored: isMirrored, frame: \.frame)
      .flatMap { elements(of: $0, focused: focused) }
    guard case .scrollView = view.role, !inside.isEmpty else { return inside }
    var area = AccessibilityElement(
      view.elementID, .scrollArea, label: view.accessibilityLabel, children: inside)
    area.isFocused = focused == view.elementID
    area.frame = frame(of: view)
    return [area]
  }

  /// Returns a view as one element.
  func element(of view: View, focused: ElementID?) -> AccessibilityElement {
    let traits = view.accessibilityTraits
    var element = AccessibilityElement(
      view.elementID, AccessibilityElement.Role(traits), label: view.accessibilityLabel,
      value: view.accessibilityValue, traits: traits)
    element.hint = view.accessibilityHint
    if !traits.contains(.notEnabled) {
      if !traits.isDisjoint(with: [.button, .link]) { element.actions.append(.activate) }
      if traits.contains(.adjustable) { element.actions += [.increment, .decrement] }
    }
    // An element stands for the controls inside it, as in UIKit, so they become actions of its own.
    element.actions += view.focusableViews.compactMap { inner in
      inner is Control ? inner.accessibilityLabel.map { .custom($0) } : nil
    }
    element.isFocused = focused.map { "\($0.path)/".hasPrefix("\(view.elementID.path)/") } ?? false
    element.frame = frame(of: view)
    return element
  }

  func frame(of view: View) -> CGRect? { readsEverything ? nil : view.convertToWindow(view.box) }
}
