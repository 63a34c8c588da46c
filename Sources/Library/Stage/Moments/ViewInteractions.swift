import CollectionViews
import ScreenInterface

/// The state that people have given to the controls of a view tree, by element id.
struct ViewInteractions: Sendable {
  private var states: [ElementID: any Sendable] = [:]

  /// Takes the state of every view in a tree.
  @MainActor init(in root: View) { take(root) }

  @MainActor private mutating func take(_ view: View) {
    if let state = view.interactionSnapshot(), states[view.elementID] == nil {
      states[view.elementID] = state
    }
    for subview in view.subviews { take(subview) }
  }

  /// Gives the views of a tree the state back that was taken of them.
  @MainActor func restore(in view: View) {
    if let state = states[view.elementID] { view.restoreInteraction(state) }
    for subview in view.subviews { restore(in: subview) }
  }
}
