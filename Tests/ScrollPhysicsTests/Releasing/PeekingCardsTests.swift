import Foundation
import ScrollPhysics
import TestSupport
import Testing

struct PeekingCardsTests {
  private struct Case: Decodable {
    let width, gap, page, ideal, last: CGFloat
    let curedGap, curedInset, curedPage, curedLast: CGFloat
  }

  /// Covers requirement S26.
  @Test func `the common layout's gap, page and clamped last page are the worked ones at every width`() throws
  {
    for each in try Vectors.load("paging/seed-geometry", as: Case.self) {
      let cards = PeekingCards()
      #expect(isClose(cards.gap(in: each.width), each.gap))
      #expect(isClose(cards.sideInset(in: each.width), each.gap))
      #expect(isClose(cards.pageLength(in: each.width), each.page))
      let stops = try #require(cards.geometry(in: each.width).stops)
      #expect(stops.count == 10)
      #expect(isClose(9 * each.page, each.ideal))
      #expect(isClose(stops.offset(at: 9), each.last))
    }
  }

  /// Covers requirement S26.
  @Test func `the centred layout's lengths are the worked ones at every width`() throws {
    for each in try Vectors.load("paging/seed-geometry", as: Case.self) {
      let cards = PeekingCards(arrangement: .centred)
      #expect(isClose(cards.gap(in: each.width), each.curedGap))
      #expect(isClose(cards.sideInset(in: each.width), each.curedInset))
      #expect(isClose(cards.pageLength(in: each.width), each.curedPage))
      let stops = try #require(cards.geometry(in: each.width).stops)
      #expect(stops.count == 10 && isClose(stops.offset(at: 9), each.curedLast))
    }
  }

  /// Returns the visible lengths of the cards before and after card `k` at rest, and the middle of card `k`.
  private func shows(
    _ cards: PeekingCards, card k: Int, in width: CGFloat
  ) -> (before: CGFloat, middle: CGFloat, after: CGFloat) {
    let offset = cards.geometry(in: width).stops?.offset(at: k) ?? 0
    let page = cards.pageLength(in: width)
    let left = cards.sideInset(in: width) + CGFloat(k) * page - offset
    return (left - page + cards.cardLength, left + cards.cardLength / 2, width - left - page)
  }

  /// Covers requirement S26.
  @Test
  func `only the next card peeks, 14 pt, and the card stands 7 pt left of the middle, but for the last`() {
    for width in [320, 375, 390, 430, 500] as [CGFloat] {
      for card in 0..<9 {
        let seen = shows(PeekingCards(), card: card, in: width)
        #expect(seen.before <= 0 && isClose(seen.after, 14) && isClose(seen.middle, width / 2 - 7))
      }
      let last = shows(PeekingCards(), card: 9, in: width)
      #expect(isClose(last.before, 14) && isClose(last.middle, width / 2 + 7))
    }
  }

  /// Covers requirement S26.
  @Test func `cured, every card stands in the middle and both neighbours peek alike, at any width`() {
    let cards = PeekingCards(arrangement: .centred)
    for width in stride(from: CGFloat(330), through: 1600, by: 13.7) {
      for card in 0..<10 {
        let seen = shows(cards, card: card, in: width)
        #expect(isClose(seen.middle, width / 2, within: 1e-9))
        #expect(isClose(seen.before, 14, within: 1e-9) && isClose(seen.after, 14, within: 1e-9))
      }
    }
    let narrow = shows(cards, card: 3, in: 320)
    #expect(isClose(narrow.middle, 160) && isClose(narrow.before, 12.5) && isClose(narrow.after, 12.5))
  }

  @Test func `a viewport narrower than a card leaves no gap and still reaches every card`() throws {
    for arrangement in PeekingCards.Arrangement.allCases {
      let cards = PeekingCards(arrangement: arrangement)
      #expect(cards.gap(in: 200) == 0 && cards.sideInset(in: 200) == 0)
      #expect(cards.geometry(in: 200).stops?.count == 10)
      #expect(cards.geometry(in: 0).isScrollable)
    }
  }

  /// Covers requirement S27.
  @Test func `the hand-written rule pages the common layout as it is written, its cure as it should be`()
    throws
  {
    for width in [320, 375, 390, 430] as [CGFloat] {
      let cards = PeekingCards()
      let stops = try #require(cards.geometry(in: width).stops)
      for offset in stride(from: CGFloat(0), through: stops.offset(at: 9), by: 7.3) {
        for velocity in [-0.5, -0.1, 0, 0.1, 0.11, 0.5] as [CGFloat] {
          let page = offset / cards.pageLength(in: width)
          let rule: CGFloat =
            abs(velocity) > 0.1 ? (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
          let release = PagingRelease(offset: offset, velocity: velocity)
          #expect(SnapPolicy.seedC.unclampedTarget(for: release, among: stops) == Int(rule))
          #expect(SnapPolicy.seedC.target(for: release, among: stops) == Swift.min(9, Int(rule)))
        }
      }
      let cured = PeekingCards(arrangement: .centred).geometry(in: width)
      let exact = PagingRelease(offset: cured.stops?.offset(at: 1) ?? 0, velocity: 0.5)
      #expect(cured.policy.target(for: exact, among: try #require(cured.stops)) == 2)
    }
  }
}
