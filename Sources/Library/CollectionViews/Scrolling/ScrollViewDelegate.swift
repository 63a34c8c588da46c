public import Foundation
import ScrollPhysics

/// A delegate that is called when a scroll view scrolls.
///
/// UIKit counterpart: `UIScrollViewDelegate`. A collection view reports its own scrolling. That of its rows is
/// reported by their sections' handlers, `phases(of:)` and `pages(of:)`. Requests made in `scrollViewDidScroll(_:)`
/// wait for the next time pass, those made in the other methods run at once.
@preconcurrency @MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content offset differs from the frame before; by default nothing happens.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Called when a drag ends, before the motion after it begins; it may change the rest offset.
  ///
  /// `velocity` is the content's, in points per **millisecond**.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when a drag has ended; `decelerate` is true when the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Called when the deceleration has ended and the content rests.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Called when an animated request, or a smooth scroll by the wheel, has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Leaves the rest offset as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

extension ScrollView {
  /// Calls the delegate when the content offset has changed; requests made in the call wait.
  func tellScroll() {
    let (former, offset) = (scrolling.notifier.offset, ownOffset)
    guard former != offset else { return }
    scrolling.notifier.offset = offset
    announceOffset(after: former)
    attachments.propertyObserver?.geometryDidChange(of: self)
    guard let delegate else { return }
    insideHandler { delegate.scrollViewDidScroll(self) }
  }

  /// Runs the caller's code during a pass; requests made inside wait for the next time pass.
  func insideHandler(_ body: () -> Void) {
    let outer = scroll.isInsideHandler
    scroll.isInsideHandler = true
    body()
    scroll.isInsideHandler = outer
  }

  /// Calls the delegate for the phase changes of the view itself.
  func tellPhases() {
    let phases = scrollers.ownScrollers.compactMap { scrollers.motion(of: $0)?.phase }
    let messages = scrolling.notifier.update(phases)
    guard let delegate, !messages.isEmpty else { return }
    if messages != [.willBeginDragging] { tellScroll() }
    for message in messages {
      switch message {
      case .willBeginDragging: delegate.scrollViewWillBeginDragging(self)
      case .didEndDragging(let decelerates):
        delegate.scrollViewDidEndDragging(self, willDecelerate: decelerates)
      case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(self)
      case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(self)
      case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }
}
