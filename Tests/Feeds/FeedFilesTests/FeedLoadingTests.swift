import FeedFiles
import Foundation
import OrihonTesting
import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

@testable import CollectionViews

/// Tests of what a feed asks for from outside: a refresh by a pull, and more cards at an end.
struct FeedLoadingTests {
  private func harness(_ feed: String, rate: Double = 60) throws -> StageHarness {
    let cards = (0..<14).map { "{id: c\($0), title: t}" }.joined(separator: ", ")
    let document = try WrittenFeed.document(feed.replacingOccurrences(of: "CARDS", with: cards) + "\n")
    return StageHarness(
      FeedScene.scene(for: document, name: "test"),
      options: StageOptions(size: CGSize(width: 430, height: 600)),
      rate: rate)
  }

  private nonisolated static let pulled = """
    refresh: {after: 2, count: 1}
    sections:
      - {id: a, header: none, card: {height: 60}, cards: [CARDS], newCards: [{id: n1, title: n}, {id: n2, title: n}]}
    """

  private func pull(_ harness: StageHarness, by distance: CGFloat) {
    harness.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: distance))
  }

  private func cards(_ harness: StageHarness, _ section: Int = 0) -> [String] {
    harness.stage.content.feedScene?.document.sections[section].cards.map(\.id) ?? []
  }

  private func events(_ harness: StageHarness) -> [String] {
    harness.events.compactMap { event in
      switch event.kind {
      case .refreshing: "refreshing"
      case .refreshed: "refreshed"
      case .loadingMore: "loadingMore \(event.scroller.name)"
      case .loadedMore(let count): "loadedMore \(event.scroller.name) \(count)"
      default: nil
      }
    }
  }

  @Test func `a pull beyond the threshold holds the feed lower until the answer is there`() throws {
    let harness = try harness(Self.pulled)
    pull(harness, by: 300)
    harness.advance(by: 1.2)
    #expect(isClose(harness.collectionView.contentOffset.y, -RefreshControl.height, within: 0.01))
    #expect(harness.collectionView.refreshControl?.isRefreshing == true)
    #expect(cards(harness).first == "c0")
    harness.advance(by: 2)
    #expect(isClose(harness.collectionView.contentOffset.y, 0, within: 0.01))
    #expect(cards(harness).prefix(2) == ["n1", "c0"])
    pull(harness, by: 300)
    harness.advance(by: 4)
    #expect(cards(harness).prefix(3) == ["n2", "n1", "c0"])
    #expect(events(harness) == ["refreshing", "refreshed", "refreshing", "refreshed"])
  }

  @Test func `a short pull asks for nothing`() throws {
    let harness = try harness(Self.pulled)
    pull(harness, by: 90)
    harness.settle()
    #expect(events(harness) == [] && harness.collectionView.contentOffset.y == 0)
  }

  @Test func `while it refreshes the feed can be scrolled, and what is below stays where it is`() throws {
    let harness = try harness(Self.pulled)
    pull(harness, by: 300)
    harness.advance(by: 0.8)
    pull(harness, by: -200)
    harness.settle()
    let offset = harness.collectionView.contentOffset.y
    #expect(offset > 100)
    let card = try #require(harness.stage.frame(ofItem: 4, inRow: "a"))
    harness.advance(by: 3)
    #expect(cards(harness).first == "n1")
    #expect(harness.stage.frame(ofItem: 5, inRow: "a") == card)
  }

  @Test func `a pinned header stays at the top of the window while it refreshes`() throws {
    let harness = try harness(
      Self.pulled.replacingOccurrences(of: "header: none", with: "title: T, header: pinned"))
    pull(harness, by: 300)
    harness.advance(by: 1)
    let header = { harness.stage.frame(ofElement: "a/header")?.minY ?? -1 }
    #expect(isClose(header(), RefreshControl.height, within: 0.5))
    pull(harness, by: -250)
    harness.settle()
    #expect(isClose(header(), 0, within: 0.5))
  }

  @Test func `an answer while the hand holds the feed lets it come up by itself`() throws {
    let harness = try harness(Self.pulled)
    pull(harness, by: 300)
    harness.advance(by: 1)
    harness.press(at: CGPoint(x: 200, y: 200))
    harness.move(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 60), in: 0.3)
    harness.advance(by: 2)
    #expect(harness.collectionView.refreshControl?.isRefreshing == false)
    #expect(harness.collectionView.contentOffset.y < -RefreshControl.height)
    harness.release(at: CGPoint(x: 200, y: 260))
    harness.settle()
    #expect(isClose(harness.collectionView.contentOffset.y, 0, within: 0.01))
  }

  @Test func `a moment during a refresh comes back whole`() throws {
    let harness = try harness(Self.pulled)
    pull(harness, by: 300)
    harness.advance(by: 1)
    let (moment, digest, start) = (harness.stage.snapshot(), harness.stage.digest, harness.time)
    harness.advance(by: 4)
    let (last, after) = (harness.time, harness.stage.digest)
    #expect(cards(harness).count == 15 && after != digest)
    harness.stage.restore(moment)
    #expect(harness.stage.digest == digest && cards(harness).count == 14)
    for frame in 1...240 { harness.stage.advance(to: start + (last - start) * Double(frame) / 240) }
    #expect(harness.stage.digest == after && cards(harness).first == "n1")
    pull(harness, by: 300)
    harness.advance(by: 4)
    let (both, shown) = (harness.stage.snapshot(), cards(harness))
    harness.stage.restore(moment)
    harness.stage.restore(both)
    #expect(cards(harness) == shown && shown.prefix(2) == ["n2", "n1"])
  }

  @Test func `the end of a row and of a list ask for more, once, until there is no more`() throws {
    let harness = try harness(
      """
      sections:
        - {id: row, header: none, layout: carousel, card: {width: 150, height: 60}, loadMore: {count: 1}, cards: [CARDS], moreCards: [{id: m1, title: m}, {id: m2, title: m}]}
        - {id: list, header: none, card: {height: 60}, loadMore: true, cards: [CARDS], moreCards: [{id: m, title: m}]}
      """)
    harness.advance(by: 2)
    #expect(events(harness) == [])
    for _ in 0..<4 {
      harness.collectionView.perform(ScrollRequest(.row("row"), to: .step(20)))
      harness.settle()
      harness.advance(by: 1.5)
    }
    #expect(cards(harness).suffix(2) == ["m1", "m2"])
    pull(harness, by: -500)
    harness.advance(by: 3)
    #expect(cards(harness, 1).last == "m")
    #expect(
      events(harness) == [
        "loadingMore row", "loadedMore row 1", "loadingMore row", "loadedMore row 1", "loadingMore feed",
        "loadedMore feed 1",
      ])
  }

  @Test func `a list that is shorter than the window asks again after each answer until it is full`() throws {
    let more = (0..<12).map { "{id: m\($0), title: m}" }.joined(separator: ", ")
    let harness = try harness(
      """
      sections:
        - {id: list, header: none, card: {height: 90}, loadMore: {count: 1}, cards: [{id: a, title: t}], moreCards: [\(more)]}
      """)
    harness.advance(by: 30)
    let events = events(harness)
    #expect(events.count.isMultiple(of: 2) && events.count > 4)
    for place in stride(from: 0, to: events.count, by: 2) {
      #expect(events[place] == "loadingMore feed" && events[place + 1] == "loadedMore feed 1")
    }
    let asked = cards(harness).count
    #expect(asked > 5 && asked < 13)
    harness.advance(by: 10)
    #expect(cards(harness).count == asked)
  }

  @Test func `a script answers before the feed does, and not without a question`() throws {
    let harness = try harness(Self.pulled)
    #expect(!harness.stage.perform(.answer(moreOf: nil), at: 0))
    pull(harness, by: 300)
    #expect(harness.stage.perform(.answer(moreOf: nil), at: harness.time + 0.1))
    #expect(cards(harness).first == "n1")
    #expect(!harness.stage.perform(.answer(moreOf: "a"), at: harness.time + 0.1))
    harness.settle()
    #expect(isClose(harness.collectionView.contentOffset.y, 0, within: 0.01))
  }

  @Test(arguments: [30.0, 60, 144])
  func `the same pull ends alike at any frame rate`(rate: Double) throws {
    let ends = try [60, rate].map { rate in
      let harness = try harness(Self.pulled, rate: rate)
      pull(harness, by: 300)
      harness.advance(to: 5)
      return (harness.stage.digest, events(harness), harness.events.map(\.time))
    }
    #expect(ends[0] == ends[1])
  }

  private nonisolated static let growing = """
    sections:
      - {id: a, header: none, card: {height: 60}, loadMore: {after: 1, count: 1}, cards: [CARDS], moreCards: [{id: m, title: m}]}
    """

  /// The pages of the little book that says that more is awaited.
  private func book(_ harness: StageHarness) -> [DrawCommand] {
    harness.stage.displayList.commands.filter { $0.element.path.hasSuffix("/loading") }
  }

  @Test func `while more is awaited a little book stands beneath the list, and goes with the answer`() throws
  {
    let harness = try harness(Self.growing)
    #expect(book(harness).isEmpty)
    harness.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -490))
    harness.advance(by: 0.2)
    let first = book(harness)
    #expect(first.count == 5)
    harness.advance(by: 0.15)
    #expect(book(harness).count == 5 && book(harness).map(\.frame.height) != first.map(\.frame.height))
    harness.advance(by: 1)
    #expect(cards(harness).last == "m" && book(harness).isEmpty)
  }

  @Test func `beside a row the book stands over its end, and with reduced motion it stands still`() throws {
    let text = """
      sections:
        - {id: a, layout: carousel, card: {width: 160, height: 90}, loadMore: true, cards: [CARDS], moreCards: [{id: m, title: m}]}
      """
    let cards = (0..<3).map { "{id: c\($0), title: t}" }.joined(separator: ", ")
    let document = try WrittenFeed.document(text.replacingOccurrences(of: "CARDS", with: cards) + "\n")
    let traits = TraitCollection(reducesMotion: true)
    let harness = StageHarness(
      FeedScene.scene(for: document, name: "test"),
      options: StageOptions(size: CGSize(width: 430, height: 600), traits: traits))
    harness.flick(from: harness.center(ofRow: "a"), by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.3)
    let first = book(harness)
    // The disc, its line and the five pages.
    #expect(first.count == 7)
    harness.advance(by: 0.3)
    #expect(book(harness) == first)
  }
}
