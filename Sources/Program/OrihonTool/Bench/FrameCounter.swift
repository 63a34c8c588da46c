import Foundation
import Measurements
import ScreenInterface

/// A counter of the frames that a window has shown, and of the dropped ones.
struct FrameCounter {
  /// The number of frames presented.
  private(set) var frames = 0
  /// The number of dropped frames, at 60 a second.
  private(set) var dropped = 0
  private var expectedAfter: TimeInterval?

  /// Counts a frame of `content`.
  mutating func note(_ frame: PresentedFrame, of content: any ScreenContent) {
    if let last = expectedAfter, frame.followsShown {
      dropped += FrameStatistics.missed(in: frame.time - last, period: 1 / HeadlessStage.rate)
    }
    frames += 1
    expectedAfter = content.expectsFrame(soonAfter: frame.start) ? frame.time : nil
  }
}
