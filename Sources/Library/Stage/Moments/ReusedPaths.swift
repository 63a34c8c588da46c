import CollectionViews
import ScreenInterface

/// The reused views of a scene that look the same in another one, in which they are new.
package struct ReusedPaths {
  private var reused: Set<String> = []
  private var moving: Set<String> = []

  /// Finds the reused views of a scene and of another one that shows its state anew.
  ///
  /// Left out are the views in which something is animated, which began at another time in each scene, and those of a
  /// collection view whose items are others: a timer or a click has changed the data of one scene only.
  @MainActor package init(of stage: Stage, and fresh: Stage) {
    var others: [ElementID: CollectionView] = [:]
    for case let view as CollectionView in fresh.context.scrollViews { others[view.elementID] = view }
    let changed = stage.context.scrollViews.compactMap { view -> ElementID? in
      guard let own = view as? CollectionView else { return nil }
      return others[own.elementID].map { own.hasItems(of: $0) } == true ? nil : own.elementID
    }
    let unlike = Set(changed)
    for root in [stage.content.root, fresh.content.root] { _ = read(root, unlike, isMoving: false) }
  }

  /// Reads a view tree, in which everything moves or not; returns true when an animation runs in it.
  @MainActor private mutating func read(_ view: View, _ unlike: Set<ElementID>, isMoving: Bool) -> Bool {
    let isReused = view is CollectionReusableView
    let isAnimated = view.isAnimated
    // What moves a view moves all that is in it.
    let movesAll = isMoving || isAnimated || unlike.contains(view.elementID)
    var moves = isAnimated
    for subview in view.subviews where read(subview, unlike, isMoving: movesAll) { moves = true }
    if isReused {
      reused.insert(view.elementID.path)
      if moves || movesAll { moving.insert(view.elementID.path) }
    }
    return moves
  }

  /// Returns true for the path of a reused view, or of a part of one, that can be compared.
  package func contains(_ path: String) -> Bool {
    var isReused = false
    for end in path.indices.filter({ path[$0] == "/" }) + [path.endIndex] {
      let part = String(path[..<end])
      if moving.contains(part) { return false }
      if reused.contains(part) { isReused = true }
    }
    return isReused
  }
}
