import CollectionViews
import Foundation
import TestSupport
import Testing

/// R43 and DESIGN's dots: pure arithmetic.
struct PageDotsTests {
  private let metrics = PageControlMetrics.capsule

  private func dots(_ count: Int, at position: CGFloat, first: Int = 0, width: CGFloat = 390) -> PageDots {
    PageDots(
      count: count, position: position, loops: false, firstPage: first, width: width, metrics: metrics)
  }

  @Test func `five plain dots are 71 points wide, a capsule adds eleven`() {
    let plain = PageControlMetrics(currentWidth: 7)
    #expect(isClose(PageDots.width(of: 5, metrics: plain), 71))
    #expect(isClose(PageDots.width(of: 5, metrics: metrics), 82))
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 3.75, 4])
  func `the row keeps its width while the capsule moves`(position: CGFloat) throws {
    let frames = dots(5, at: position).dots.map(\.frame)
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(isClose(last.maxX - first.minX, 82))
    #expect(isClose((first.minX + last.maxX) / 2, 195))
  }

  @Test func `selectedness falls with the distance and wraps round in a loop`() {
    let looped = PageDots(
      count: 5, position: 4.25, loops: true, firstPage: 0, width: 390, metrics: metrics)
    #expect(looped.dots.map(\.selectedness) == [0.25, 0, 0, 0, 0.75])
  }

  @Test func `a window of dots shrinks towards the pages it does not show`() {
    let window = dots(40, at: 20, first: 14, width: 230)
    #expect(window.dots.count == 13)
    #expect(isClose(window.dots[0].frame.height, 7 * 0.33))
    #expect(isClose(window.dots[1].frame.height, 7 * 0.66))
    #expect(isClose(window.dots[12].frame.height, 7 * 0.33))
    #expect(isClose(window.dots[6].frame.height, 7))
  }

  @Test func `the window slides only when the page comes within two of its end`() {
    #expect(PageDots.firstPage(showing: 5, count: 40, capacity: 13, previous: 0) == 0)
    #expect(PageDots.firstPage(showing: 11, count: 40, capacity: 13, previous: 0) == 1)
    #expect(PageDots.firstPage(showing: 39, count: 40, capacity: 13, previous: 0) == 27)
    #expect(PageDots.firstPage(showing: 28, count: 40, capacity: 13, previous: 27) == 26)
  }

  @Test func `every dot is found under its middle, and nothing beside the row`() throws {
    let row = dots(9, at: 2.5)
    for dot in row.dots { #expect(row.page(at: dot.frame.midX, metrics: metrics) == dot.page) }
    #expect(row.page(at: 20, metrics: metrics) == nil)
  }
}
