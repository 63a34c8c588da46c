import CollectionViews
import Foundation
import UIKitNames

/// A row with dots in the article A approach: the section's handler finds the page, and a timer detects the end.
final class HandlerDrivenRow: SingleValueState {
  struct State: Sendable {
    /// The row's offset at the last call.
    var offset: CGFloat?
  }

  var state = State()
  /// The timer that fires when no call has come for the article's 0.100 s.
  let quiet = LabTimer(every: 0.1, repeats: false)
  /// Called when the row has moved.
  var moved: @MainActor (TimeInterval) -> Void = { _ in }

  /// Sets the article's handler on the row's section.
  func watch(_ section: NSCollectionLayoutSection) {
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      self.look(items, at: offset, in: environment)
    }
  }

  // The article's handler is not called while nothing moves. Here it runs in every pass, so such calls are skipped.
  private func look(
    _ items: [any NSCollectionLayoutVisibleItem], at offset: CGPoint,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    guard offset.x != state.offset else { return }
    state.offset = offset.x
    let middle = offset.x + max(environment.container.effectiveContentSize.width, 1) / 2
    let cells = items.filter { $0.representedElementCategory == .cell }
    let nearest = cells.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
    let views = items.compactMap { ($0 as? any CollectionViewVisibleItem)?.reusableView }
    if let page = nearest?.indexPath.item {
      for case let dots as LabDots in views { dots.control.currentPage = page }
    }
    guard let now = views.first?.context?.now else { return }
    quiet.restart(at: now)
    moved(now)
  }
}
