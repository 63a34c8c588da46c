import FeedFiles
import Foundation
import TestSupport
import Testing

struct FeedMetricsTests {
  @Test(
    arguments: [(320, 20), (430, 20), (700, 20), (720, 20), (800, 40), (834, 57), (1194, 237)]
      as [(CGFloat, CGFloat)])
  func `above 700 points a column of 720 stands in the middle`(width: CGFloat, margin: CGFloat) {
    #expect(isClose(FeedMetrics.margin(width: width), margin))
  }

  @Test(arguments: [(215, 0.5), (430, 1), (800, 1)] as [(CGFloat, CGFloat)])
  func `full-bleed rows shrink in narrow windows and never grow`(width: CGFloat, scale: CGFloat) {
    #expect(isClose(FeedMetrics.bleedScale(width: width), scale))
  }
}
