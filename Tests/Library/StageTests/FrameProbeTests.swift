import Foundation
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import Testing

/// Tests of the passes of a frame, as a probe sees them.
struct FrameProbeTests {
  private final class Diary: FrameProbe {
    var entries: [FramePass?] = []

    func enter(_ pass: FramePass) { entries.append(pass) }

    func leave() -> TimeInterval {
      entries.append(nil)
      return 0
    }
  }

  @Test func `a frame is updated, laid out and written, and then the stage is done`() {
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene())
    let diary = Diary()
    harness.stage.frameProbe = diary
    harness.stage.advance(to: 1)
    #expect(diary.entries == [.update, .layout, .display, nil])
    harness.stage.frameProbe = nil
    harness.stage.advance(to: 2)
    #expect(diary.entries.count == 4)
  }
}
