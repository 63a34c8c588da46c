import CollectionViews
import Foundation
import TestSupport
import Testing

/// Tests of the arithmetic of page dots, by worked numbers.
///
/// Covers requirement R43.
struct PageDotsTests {
  private struct Case: Decodable {
    let name: String
    let count, first: Int
    let length, position, width: CGFloat
    let isPlain, loops: Bool
    let pages: [Int]
    let heights, selectedness: [CGFloat]

    var metrics: PageControlMetrics { isPlain ? PageControlMetrics(currentWidth: 7) : .capsule }
  }

  /// Covers requirement R43.
  @Test func `as many dots show as fit, and the ends of a window of them shrink`() throws {
    for each in try Vectors.load("pages/dots", as: Case.self) {
      let dots = PageDots(
        count: each.count, position: each.position, loops: each.loops, firstPage: each.first,
        length: each.length, metrics: each.metrics)
      let name = Comment(rawValue: each.name)
      #expect(dots.dots.map(\.page) == each.pages, name)
      #expect(dots.isWindowed == (each.pages.count < each.count), name)
      #expect(isClose(PageDots.width(of: each.pages.count, metrics: each.metrics), each.width), name)
      #expect(dots.dots.count == each.heights.count)
      for (dot, height) in zip(dots.dots, each.heights) { #expect(isClose(dot.frame.height, height), name) }
      for (dot, share) in zip(dots.dots, each.selectedness) {
        #expect(isClose(dot.selectedness, share), name)
      }
    }
  }

  private struct WindowCase: Decodable {
    let name: String
    let page, count, capacity, previous, expect: Int
  }

  /// Covers requirement R43.
  @Test func `the window slides only when the page comes within two of its end`() throws {
    for each in try Vectors.load("pages/window", as: WindowCase.self) {
      let first = PageDots.firstPage(
        showing: each.page, count: each.count, capacity: each.capacity, previous: each.previous)
      #expect(first == each.expect, "\(each.name): \(first)")
    }
  }

  private func dots(_ count: Int, at position: CGFloat) -> PageDots {
    PageDots(
      count: count, position: position, loops: false, firstPage: 0, length: 390, metrics: .capsule)
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 3.75, 4])
  func `the row keeps its width while the capsule moves`(position: CGFloat) throws {
    let frames = dots(5, at: position).dots.map(\.frame)
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(isClose(last.maxX - first.minX, 82))
    #expect(isClose((first.minX + last.maxX) / 2, 195))
  }

  @Test func `every dot is found under its middle, and nothing beside the row`() throws {
    let row = dots(9, at: 2.5)
    for dot in row.dots { #expect(row.page(at: dot.frame.midX, metrics: .capsule) == dot.page) }
    #expect(row.page(at: 20, metrics: .capsule) == nil)
  }

  @Test func `the morph is continuous and conserves how current the row is`() {
    var random = SplitMix64(seed: 43)
    for _ in 0..<500 {
      let count = 2 + random.below(20)
      let position = CGFloat(random.below((count - 1) * 1000)) / 1000
      let here = dots(count, at: position).dots
      let near = dots(count, at: position + 1e-6).dots
      #expect(isClose(here.reduce(0) { $0 + $1.selectedness }, 1))
      for (dot, moved) in zip(here, near) {
        #expect(isClose(dot.frame, moved.frame, within: 1e-4))
      }
    }
  }
}
