import CompositionalLayout
public import Foundation
import LayoutGeometry
public import ScrollPhysics

extension CollectionView {
  /// Starts a request; the id names it in events and the log.
  ///
  /// A request made inside a section's handler waits for the next time pass, and answers 0. Where motion is to be
  /// reduced, its animation is a cut.
  @discardableResult
  public func perform(_ request: ScrollRequest) -> Int {
    guard !state.isInsideHandler else {
      state.deferredRequests.append(request)
      return 0
    }
    if let row = request.scroller.row { ensureRow(row) }
    var request = request
    if context?.traits.reducesMotion == true { request.animation = .none }
    let id = state.scrolling.perform(request, at: state.scrolling.time)
    setNeedsLayout()
    return id
  }

  /// Starts a request and waits until it has ended.
  public func perform(_ request: ScrollRequest) async -> RequestEnding {
    await withCheckedContinuation { continuation in
      let id: Int = perform(request)
      guard id > 0 else { return continuation.resume(returning: .rejected) }
      state.waiters[id] = continuation
    }
  }

  /// Scrolls until an item is where `position` says, on both axes as UIKit does: the item's row, and the feed to
  /// the row.
  ///
  /// UIKit counterpart: `scrollToItem(at:at:animated:)`. Use `perform(_:)` to move one scroller only.
  public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let solved = state.cache.solved, solved.sections.indices.contains(indexPath.section),
      let frame = solved.sections[indexPath.section].frame(ofItem: indexPath.item)
    else { return }
    let animation: MotionRequest.Animation = animated ? .eased : .none
    let section = solved.sections[indexPath.section]
    if let row = section.orthogonal {
      let id = state.cache.sectionIDs[indexPath.section]
      ensureRow(id)
      if let offset = state.scrolling.rows[id]?.contentOffset {
        let target = position.offset(
          for: frame, on: .horizontal, from: offset, viewport: row.viewport.width, range: row.offsetRange)
        perform(ScrollRequest(.row(id), to: .offset(target), animation: animation))
      }
    }
    let top = -state.contentInset.top
    let end = max(top, contentSize.height + state.contentInset.bottom - bounds.height)
    let target = position.offset(
      for: frame, on: .vertical, from: state.scrolling.feed.offset, viewport: bounds.height, range: top...end)
    perform(ScrollRequest(.feed, to: .offset(target), animation: animation))
  }

  /// Makes the requests that handlers made, and wakes whoever waits for one that ended.
  func performDeferredRequests() {
    let waiting = state.deferredRequests
    state.deferredRequests.removeAll()
    for request in waiting { _ = perform(request) as Int }
  }

  /// Hands over what happened since the last call, in the order of time.
  func takeEvents() -> [SceneEvent] {
    guard !state.scrolling.events.isEmpty else { return [] }
    let events = state.scrolling.events
    state.scrolling.events.removeAll(keepingCapacity: true)
    for event in events { note(event) }
    return events
  }

  private func note(_ event: SceneEvent) {
    guard case .motion(let kind) = event.kind else { return }
    switch kind {
    case .stopChanged:
      if let row = event.row { noteAnchor(ofRow: row) }
    case .ended(let id, let ending):
      state.waiters.removeValue(forKey: id)?.resume(returning: ending)
    default: break
    }
  }

  func scrollToIndicator() {
    let range = max(contentSize.height - bounds.height, 0)
    perform(
      ScrollRequest(.feed, to: .offset(range * indicator.wantedFraction), cause: .drag, animation: .none))
  }

  /// Brings a feed that pages to the page where the indicator was let go.
  func settleFeed() {
    guard let stop = state.scrolling.feed.stop else { return }
    perform(ScrollRequest(.feed, to: .stop(stop, .shortest), cause: .drag))
  }
}
