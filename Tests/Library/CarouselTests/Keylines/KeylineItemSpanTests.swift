import Foundation
import Testing

@testable import Carousel

/// Tests of the places of items between keylines.
struct KeylineItemSpanTests {
  private nonisolated static let count = 9
  private let arrangement = CarouselKeylines(.multiBrowse, itemWidth: 130, spacing: 8)
    .fitted(width: 390, height: nil, itemCount: count)

  private func places(at position: CGFloat, of count: Int? = count) -> [KeylineItemSpan] {
    (0..<Self.count).map { arrangement.place(distance: CGFloat($0) - position, at: position, of: count) }
  }

  @Test func `at rest the items stand in the places from the beginning on`() {
    let shown = places(at: 0).filter { $0.width > 0 }
    #expect(shown.map(\.width) == arrangement.widths)
    #expect(shown[0].start == 0)
  }

  @Test func `the last items end in the large places, behind the small and the medium one`() {
    let last = arrangement.lastPage(of: Self.count)
    let shown = places(at: CGFloat(last)).filter { $0.width > 0 }
    #expect(shown.map(\.width) == arrangement.widths.reversed())
    #expect(abs(shown[shown.count - 1].start + shown[shown.count - 1].width - arrangement.length) < 0.001)
  }

  @Test(arguments: [nil, count])
  func `everywhere on the way the items fill the row with the same spaces and none jumps`(count: Int?) {
    var former: [KeylineItemSpan]?
    for step in 0...700 {
      let position = CGFloat(step) / 100
      if count != nil, position > CGFloat(arrangement.lastPage(of: Self.count)) { break }
      let places = places(at: position, of: count)
      for (one, next) in zip(places, places.dropFirst()) where one.width > 0 && next.width > 0 {
        #expect(abs(next.start - one.start - one.width - 8) < 0.001, "\(position)")
      }
      if let former {
        for (one, other) in zip(former, places) {
          #expect(abs(one.start - other.start) < 3 && abs(one.width - other.width) < 3, "\(position)")
        }
      }
      former = places
    }
  }
}
