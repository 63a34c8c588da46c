public import CollectionViews
public import CompositionalLayout
public import Foundation
import SceneReadings
import ScrollPhysics

/// Ties the dots of a row to its motion, both ways: dots are a projection of the motion, and a click on them is
/// a request.
///
/// There is nothing to lock and nothing to time out: the dots read the motion in every frame and never write it.
public struct PageControlBinding: Sendable, Hashable {
  /// The section's id.
  public let row: String
  /// The kind of the supplementary view that holds the dots.
  public let elementKind: String

  /// Creates a binding of the dots found in the supplementary view of `elementKind`.
  public init(row: String, elementKind: String) {
    self.row = row
    self.elementKind = elementKind
  }

  /// Shows the motion's page on the dots that are on screen.
  @MainActor
  public func project(_ tracker: PageTracker, in collectionView: CollectionView) {
    if let control = pageControl(in: collectionView) { Self.show(tracker, on: control) }
  }

  /// Shows no dots, since the row rests anywhere or has not begun: a recycled control remembers another row's pages.
  @MainActor
  func clear(in collectionView: CollectionView) {
    pageControl(in: collectionView)?.numberOfPages = 0
  }

  /// Shows on the dots what the page does not tell, once they show it.
  ///
  /// `firstVisiblePage` is where the window of dots was, since a recycled control remembers another row's; returns
  /// where it is now. `timeFraction` is the countdown's share in the current dot, `nil` where nothing counts: then
  /// progress that the program gave the control is left alone.
  @MainActor
  public func complete(
    firstVisiblePage: Int, timeFraction: CGFloat?, in collectionView: CollectionView
  ) -> Int {
    guard let control = pageControl(in: collectionView) else { return firstVisiblePage }
    control.firstVisiblePage = firstVisiblePage
    CountdownProgress.show(timeFraction, on: control)
    return control.firstVisiblePage
  }

  /// What a section's `visibleItemsInvalidationHandler` does to drive its dots itself: from the offset to the
  /// page, from the page to the dots found among the visible items.
  ///
  /// While a request runs the page is its target, so that a click on a dot does not flicker back.
  @MainActor
  public func handler(
    in collectionView: CollectionView?
  ) -> CollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak collectionView, row, elementKind] items, _, _ in
      let footer = items.first { $0.representedElementKind == elementKind }
      guard let motion = collectionView?.rowReading(of: row)?.motion,
        let view = (footer as? any CollectionViewVisibleItem)?.reusableView,
        let control: PageControl = view.firstDescendant()
      else { return }
      if let tracker = PageTracker(motion) {
        Self.show(tracker, on: control)
      } else {
        control.numberOfPages = 0
      }
    }
  }

  @MainActor
  private static func show(_ tracker: PageTracker, on control: PageControl) {
    control.numberOfPages = tracker.numberOfPages
    control.loops = tracker.loops
    control.currentPage = tracker.currentPage
    control.position = tracker.position
  }

  /// The dots, where they are on screen.
  @MainActor
  public func pageControl(in collectionView: CollectionView) -> PageControl? {
    collectionView.supplementaryView(forElementKind: elementKind, inSection: row)?.firstDescendant()
  }

  /// Lets the dots move the row: to a page by a request while they are clicked, at once while they are scrubbed.
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
  /// The first view of a type inside this one, depth first; the view itself counts.
  @MainActor
  public func firstDescendant<Descendant: View>(of type: Descendant.Type = Descendant.self) -> Descendant? {
    if let view = self as? Descendant { return view }
    for view in subviews {
      if let found = view.firstDescendant(of: type) { return found }
    }
    return nil
  }
}
