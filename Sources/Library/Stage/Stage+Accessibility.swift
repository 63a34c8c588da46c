import CollectionViews
package import SceneReadings
package import ScreenInterface

extension Stage {
  /// Returns what a screen reader is told of the scene as it is on screen, or of all of it, visible or not.
  ///
  /// It is made for this call. All of a feed is told as it is without scrolling transforms, and without frames.
  package func accessibilityTree(everything: Bool = false) -> AccessibilityElement {
    if everything { content.feed?.measureAllElements() }
    var screen = AccessibilityElement(
      ElementID(scene.name), .screen, label: scene.title,
      children: AccessibilityReader(everything: everything).elements(of: content.root))
    // A root that is the feed itself has the scene's name already.
    if screen.children.count == 1, screen.children[0].id == screen.id, screen.children[0].role == .feed {
      screen.children[0].id = ElementID(ScrollerID.feedName)
    }
    return screen
  }

  /// The id of the element that has the keyboard focus, on screen or not; `nil` for none.
  package var focusedElement: ElementID? { content.feed?.focusedElement }
}
