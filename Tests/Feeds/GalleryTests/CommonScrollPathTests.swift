import Foundation
import TestSupport
import Testing

@testable import Gallery

struct CommonScrollPathTests {
  private let course = CommonScrollPath(sections: 20, cards: 10, viewport: 1000)

  @Test(arguments: [(0, 0), (1, 3980), (2, 7960), (3, 3980), (4, 0), (7, 0)] as [(Double, CGFloat)])
  func `the feed swings to its end and back in four seconds`(time: Double, offset: CGFloat) {
    #expect(isClose(course.feedOffset(at: time), offset, within: 1e-6))
  }

  @Test(arguments: [(0, 0), (4, 0), (4.3, 1), (4.5, 1), (4.65, 1.875), (8.3, 9), (8.8, 8), (9.9, 6)])
  func `a page turns every half second, in three tenths`(time: Double, page: CGFloat) {
    #expect(isClose(course.page(at: time), page, within: 1e-9))
  }

  @Test func `a long feed starts in its middle, on a section's edge`() {
    let long = CommonScrollPath(sections: 2000, cards: 10, viewport: 1000)
    #expect(long.section == 990)
    #expect(isClose(long.feedOffset(at: 0), 990 * 448))
  }

  @Test func `a long row starts in its middle`() {
    let long = CommonScrollPath(sections: 20, cards: 1000, viewport: 1000)
    #expect(long.firstPage == 500)
    #expect(isClose(long.page(at: 4.3), 501))
  }

  @Test func `it says when something moves`() {
    #expect(course.motionEnd(at: 1) == 4)
    #expect(course.motionEnd(at: 4.1).map { isClose($0, 4.3) } == true)
    #expect(course.motionEnd(at: 4.4) == nil)
    #expect(course.nextBeginning(after: 4.4) == 4.5)
    #expect(course.nextBeginning(after: 9.8) == nil)
  }
}
