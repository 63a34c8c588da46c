import CollectionViews
import Foundation
import ScrollPhysics

extension Stage {
  /// Begins or ends the recording of all motion.
  func toggleTraces() {
    state.chrome.traces.toggle()
    tracesDidChange()
  }

  /// Lets the rows count the calls of their handlers while the traces are drawn, and no longer.
  func tracesDidChange() {
    for case let view as CollectionView in context.scrollViews {
      view.handlerCalls = state.chrome.traces.isOn ? view.handlerCalls ?? [:] : nil
    }
  }

  /// Records the frame that was laid out.
  func recordTraces() {
    state.chrome.traces.note(context.scrollViews, events: state.frameEvents, at: state.time)
  }
}
