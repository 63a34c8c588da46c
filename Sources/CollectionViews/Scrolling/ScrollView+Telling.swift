import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension ScrollView {
  /// Tells the delegate that the content is elsewhere; requests made meanwhile wait.
  func tellScroll() {
    let offset = contentOffset
    guard scrolling.told.offset != offset else { return }
    scrolling.told.offset = offset
    guard let delegate else { return }
    insideHandler { delegate.scrollViewDidScroll(self) }
  }

  /// Runs what may make requests in the middle of a pass: they wait for the next time pass.
  func insideHandler(_ body: () -> Void) {
    let outer = scroll.isInsideHandler
    scroll.isInsideHandler = true
    body()
    scroll.isInsideHandler = outer
  }

  /// Tells the delegate what the last events mean for the view itself.
  func tellPhases() {
    let phases = scrolling.ownScrollers.compactMap { scrolling.motion(of: $0)?.phase }
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
