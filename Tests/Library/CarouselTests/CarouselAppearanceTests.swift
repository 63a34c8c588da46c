import Carousel
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests of the appearance that a transform gives to a card, in rows that go up and down.
struct CarouselAppearanceTests {
  @Test(arguments: CarouselTransform.allCases)
  func `what is across in a row that goes across is upright in one that goes up and down`(
    transform: CarouselTransform
  ) {
    let across = transform.appearance(at: CarouselItemPosition(distance: 0.5, width: 220, reach: 2.5))
    let upright = across.turned()
    #expect(
      isClose(upright.transform.a, across.transform.d) && isClose(upright.transform.d, across.transform.a))
    #expect(isClose(upright.transform.ty, across.transform.tx) && upright.transform.tx == 0)
    #expect(upright.shade.axis == .vertical && upright.axis == .vertical)
    #expect(upright.shade.darkEdge == across.shade.darkEdge && upright.shade.alpha == across.shade.alpha)
    #expect(upright.contentShift == across.contentShift)
    #expect(upright.turned() == across)
  }
}
