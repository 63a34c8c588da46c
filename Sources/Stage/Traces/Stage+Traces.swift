import CollectionViews
import Foundation
import ScrollPhysics

extension Stage {
  /// Begins or ends recording how everything moves.
  func toggleTraces() {
    state.chrome.traces.toggle()
    tracesDidChange()
  }

  /// Lets the rows count what is drawn, as long as it is.
  func tracesDidChange() {
    let feed = content.collectionView
    feed.handlerCalls = state.chrome.traces.isOn ? feed.handlerCalls ?? [:] : nil
  }

  /// Takes the frame that was laid out.
  func recordTraces() {
    let feed = content.collectionView
    state.chrome.traces.note(
      feed: MotionTrace(feed.feedMotion, offset: feed.feedMotion.offset), rows: feed.rowReadings,
      events: state.frameEvents, of: feed, at: state.time)
  }
}
