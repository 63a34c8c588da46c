import Foundation
import ScrollPhysics

extension ScrollView {
  /// Calls the delegate when the content offset has changed; requests made in the call wait.
  func tellScroll() {
    let offset = contentOffset
    guard scrolling.told.offset != offset else { return }
    scrolling.told.offset = offset
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
    let messages = scrolling.told.update(phases)
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
