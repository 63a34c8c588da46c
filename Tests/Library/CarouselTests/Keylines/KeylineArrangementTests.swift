import Foundation
import Testing

@testable import Carousel

/// Tests of the widths that keylines give the items of a row.
struct KeylineArrangementTests {
  private func fitted(
    _ kind: CarouselKeylines.Arrangement, item: CGFloat = 160, spacing: CGFloat = 8, width: CGFloat,
    height: CGFloat? = nil, count: Int = 12
  ) -> KeylineArrangement {
    CarouselKeylines(kind, itemWidth: item, spacing: spacing)
      .fitted(width: width, height: height, itemCount: count)
  }

  @Test(
    arguments: CarouselKeylines.Arrangement.allCases,
    [1, 30, 79, 80, 120, 280, 375, 390, 430, 700, 1024, 1440, 2560] as [CGFloat])
  func `at every width the items fill the row, large before medium before small`(
    kind: CarouselKeylines.Arrangement, width: CGFloat
  ) {
    for item in [40, 120, 186, 300, 3000] as [CGFloat] {
      for count in [1, 2, 3, 5, 40] {
        let fitted = fitted(kind, item: item, spacing: 4, width: width, height: 200, count: count)
        #expect(fitted.widths.count <= count && fitted.largeCount >= 1)
        #expect(zip(fitted.widths, fitted.widths.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(fitted.widths.allSatisfy { $0 >= 1 })
        #expect(fitted.length <= width + 0.001 || fitted.widths.count == 1, "\(width) \(item) \(count)")
        if fitted.widths.count < count { #expect(abs(fitted.length - width) < 0.001, "\(width) \(item)") }
        #expect(fitted.trailingSpace >= 0 && fitted.reach > 0)
      }
    }
  }

  @Test func `a small item is 40 to 56 points wide, and a medium one between it and a large one`() throws {
    for width in stride(from: 200 as CGFloat, through: 1500, by: 7) {
      let widths = fitted(.multiBrowse, item: 120, width: width).widths
      let small = try #require(widths.last)
      #expect((40...56).contains(small), "\(width): \(widths)")
      let large = try #require(widths.first)
      for medium in widths where medium != small && medium != large {
        #expect(medium > small && medium < large)
      }
    }
  }

  @Test func `a hero has one large item and a small one, and in a low wide row several large ones`() {
    #expect(fitted(.hero, width: 390).widths == [342, 40])
    let wide = fitted(.hero, width: 1210, height: 200, count: 5)
    #expect(wide.largeCount == 3 && wide.large <= 400)
  }

  @Test func `items that all fit are as wide as they want to be`() {
    let fitted = fitted(.multiBrowse, width: 700, count: 3)
    #expect(fitted.widths == [160, 160, 160] && fitted.trailingSpace == 0)
  }

  @Test func `items too few to go round are shown at once`() {
    let lines = CarouselKeylines(.multiBrowse, itemWidth: 120, spacing: 4)
    let fitted = lines.fitted(width: 1210, height: 120, itemCount: 11, lap: 1440)
    #expect(fitted.largeCount == 11 && fitted.length <= 1210.001)
  }

  @Test func `numbers that make no sense make a row that can be shown`() {
    for number in [CGFloat.nan, -.infinity, .infinity, -5, 0] {
      let lines = CarouselKeylines(.multiBrowse, itemWidth: number, spacing: number, smallWidths: 1...2)
      let fitted = lines.fitted(width: 390, height: number, itemCount: 9)
      #expect(fitted.widths.allSatisfy { $0.isFinite && $0 >= 0 } && fitted.pitch.isFinite)
    }
  }
}
