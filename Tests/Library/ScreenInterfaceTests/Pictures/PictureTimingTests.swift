import Foundation
import ScreenInterface
import Testing

struct PictureTimingTests {
  @Test(arguments: [
    (0.0, 0, 0.2), (0.1999, 0, 0.2), (0.2, 1, 0.5), (0.4999, 1, 0.5), (0.5, 0, 0.7), (100.3, 1, 100.5),
    (-1, 0, 0.2),
  ])
  func `the frame is a function of the time, and so is the next change`(
    _ time: TimeInterval, _ index: Int, _ end: TimeInterval
  ) throws {
    let timing = try #require(PictureTiming([0.2, 0.3]))
    #expect(timing.frame(at: time) == (index, end))
  }

  @Test func `each change leads to the next frame, however odd the times`() throws {
    let timing = try #require(PictureTiming([0.1, 1.0 / 3, 0.07]))
    var time: TimeInterval = 12345.678
    for _ in 0..<500 {
      let (index, end) = timing.frame(at: time)
      #expect(end > time)
      #expect(timing.frame(at: end).index == (index + 1) % 3)
      time = end
    }
  }

  @Test func `one frame is no animation`() {
    #expect(PictureTiming([1]) == nil)
    #expect(PictureTiming([]) == nil)
  }
}
