import CollectionViews
import Foundation

/// A metric that counts the truncated lines of the overlay, by the change that caused them.
final class TruncatedLineMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var whenLong = 0
    var whenNarrow = 0
    var present = 0
  }

  var state = State()
  private weak var screen: LabScreen?
  private let row: String
  private let words: ResizableText

  init(_ screen: LabScreen, over row: String, _ words: ResizableText) {
    self.screen = screen
    self.row = row
    self.words = words
  }

  var readings: [Double] { [Double(state.whenLong), Double(state.whenNarrow)] }
  var plotted: Double { Double(state.present) }

  func didLayout(at time: TimeInterval) {
    guard let overlay = screen?.overlay(over: row) else { return }
    state.present = overlay.hiddenLines
    if words.state.isNarrow {
      state.whenNarrow = max(state.whenNarrow, state.present)
    } else {
      state.whenLong = max(state.whenLong, state.present)
    }
  }
}
