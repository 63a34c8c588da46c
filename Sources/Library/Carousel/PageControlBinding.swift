public import CollectionViews
public import CompositionalLayout
import Foundation
import SceneReadings
import ScrollPhysics

/// A binding between a row and its page control: the dots show the motion, and a click on them scrolls the row.
///
/// No lock and no timeout is needed: the dots read the motion in every frame and never write it.
public struct PageControlBinding: Sendable, Hashable {
  /// The section's id.
  package let row: String
  /// The kind of the supplementary view that contains the dots.
  package let elementKind: String

  /// Creates a binding of the dots found in the supplementary view of `elementKind`.
  public init(row: String, elementKind: String) {
    self.row = row
    self.elementKind = elementKind
  }

  /// Returns a `visibleItemsInvalidationHandler` that updates the section's dots from the scroll offset.
  ///
  /// It turns the offset into a page, and shows that on the dots found among the visible items. While a request runs,
  /// the page is its target, so that the dots do not flicker back after a click.
  @MainActor
  public func handler(
    in collectionView: CollectionView?
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak collectionView, row, elementKind] items, _, _ in
      let footer = items.first { $0.representedElementKind == elementKind }
      guard let motion = collectionView?.rowMotion(of: row),
        let view = (footer as? any CollectionViewVisibleItem)?.reusableView,
        let control: PageControl = view.firstDescendant()
      else { return }
      Self.show(PageTracker(motion), on: control)
    }
  }

  /// Shows a motion's page on the dots.
  ///
  /// `nil`, for a row without snap points or one that does not exist yet, shows none: a recycled control still has
  /// another row's pages.
  @MainActor
  static func show(_ tracker: PageTracker?, on control: PageControl) {
    guard let tracker else { return control.numberOfPages = 0 }
    control.numberOfPages = tracker.numberOfPages
    control.loops = tracker.loops
    control.currentPage = tracker.currentPage
    control.position = tracker.position
  }

  /// The dots of the row; `nil` when they are not on screen.
  @MainActor
  package func pageControl(in collectionView: CollectionView) -> PageControl? {
    collectionView.supplementaryView(forElementKind: elementKind, inSection: row)?.firstDescendant()
  }

  /// Connects a page control to a row: a click makes an animated request, a scrub scrolls at once.
  @MainActor
  public static func connect(_ control: PageControl, to row: String, of collectionView: CollectionView) {
    control.removeAllActions()
    control.addAction(for: .valueChanged) { [weak collectionView] control in
      guard let control = control as? PageControl else { return }
      let isScrubbing = control.interactionState == .continuous
      collectionView?.perform(
        ScrollRequest(
          .row(row), to: .stop(control.currentPage, .shortest), cause: .dots,
          animation: isScrubbing ? .none : .eased))
    }
  }
}

extension View {
  /// Returns the first view of a type in this view's tree, depth first, itself included; `nil` for none.
  @MainActor
  package func firstDescendant<Descendant: View>(of type: Descendant.Type = Descendant.self) -> Descendant? {
    if let view = self as? Descendant { return view }
    for view in subviews {
      if let found = view.firstDescendant(of: type) { return found }
    }
    return nil
  }
}
