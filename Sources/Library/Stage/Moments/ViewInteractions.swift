import CollectionViews
import ScreenInterface

/// The interaction state of the controls of a view tree, by element id.
struct ViewInteractions: Sendable {
  private var states: [ElementID: any Sendable] = [:]

  /// Reads the interaction state of every view in a tree.
  @MainActor init(in root: View) { take(root) }

  @MainActor private mutating func take(_ view: View) {
    if let state = view.interactionSnapshot(), states[view.elementID] == nil {
      states[view.elementID] = state
    }
    for subview in view.subviews { take(subview) }
  }

  /// Restores the interaction state of the views of a tree.
  @MainActor func restore(in view: View) {
    if let state = states[view.elementID] { view.restoreInteraction(state) }
    for subview in view.subviews { restore(in: subview) }
  }
}
