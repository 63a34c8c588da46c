import CollectionViews
import Foundation
import ScrollPhysics

extension Stage {
  /// Begins or ends recording how everything moves.
  func toggleTraces() {
    state.chrome.traces.toggle()
    content.collectionView.handlerCalls = state.chrome.traces.isOn ? [:] : nil
  }

  /// Takes the frame that was laid out.
  func recordTraces() {
    let feed = content.collectionView
    state.chrome.traces.note(
      feed: MotionTrace(feed.feedMotion, offset: feed.feedMotion.offset), rows: feed.rowReadings,
      events: state.frameEvents, of: feed, at: state.time)
  }
}
