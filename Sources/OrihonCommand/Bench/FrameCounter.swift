import Foundation
import Measurements
import Replays
import ScreenInterface

/// A wrapper around a screen that counts its frames, and those that are missing.
final class FrameCounter: ScreenContentWrapper {
  private struct State {
    var frames = 0
    var dropped = 0
    var expectedAfter: TimeInterval?
    var time: TimeInterval = 0
  }

  let content: any ScreenContent
  private var state = State()

  init(_ content: any ScreenContent) { self.content = content }

  /// The number of frames presented.
  var frames: Int { state.frames }

  /// The number of frames missing between shown ones, at 60 a second.
  var dropped: Int { state.dropped }

  func advance(to time: TimeInterval) {
    state.time = time
    content.advance(to: time)
  }

  func didPresent(_ frame: PresentedFrame) {
    content.didPresent(frame)
    if let last = state.expectedAfter, frame.followsShown {
      state.dropped += FrameStatistics.missed(in: frame.time - last, period: 1 / HeadlessStage.rate)
    }
    state.frames += 1
    state.expectedAfter = content.expectsFrame(soonAfter: state.time) ? frame.time : nil
  }
}
