import FeedFiles
import Foundation
import TestSupport
import Testing

struct FeedLayoutMetricsTests {
  @Test(
    arguments: [
      (320, 20), (430, 20), (700, 20), (720, 20), (800, 40), (834, 57), (1194, 95), (1440, 115), (2560, 480),
    ] as [(CGFloat, CGFloat)])
  func `above 700 points a column stands in the middle, which grows with the window up to 1,600 points`(
    width: CGFloat, margin: CGFloat
  ) {
    #expect(isClose(FeedLayoutMetrics.margin(width: width), margin))
  }

  @Test(arguments: [(215, 0.5), (430, 1), (800, 1)] as [(CGFloat, CGFloat)])
  func `a full-bleed row of one picture shrinks in narrow windows and never grows`(
    width: CGFloat, scale: CGFloat
  ) {
    #expect(isClose(FeedLayoutMetrics.bleedScale(width: width), scale))
  }

  @Test(
    arguments: [(1024, 2, 1), (1440, 2, 720 / 645.0), (2560, 3, 2560 / 3 / 645.0), (4000, 3, 1.35)]
      as [(CGFloat, Int, CGFloat)])
  func `a row of several pictures grows with them, up to a third more`(
    width: CGFloat, pages: Int, scale: CGFloat
  ) {
    #expect(isClose(FeedLayoutMetrics.bleedScale(width: width, pages: pages), scale))
  }
}
