import CollectionViews
import FeedFiles
import Foundation
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests that looks between the changes of one instant, which no recording knows of, lead a feed nowhere else.
struct ChangesBetweenLooksTests {
  private nonisolated static let feed = """
    kinds: {own: {parts: [title, body]}}
    sections:
      - id: words
        kind: KIND
        layout: carousel
        behavior: continuousGroupLeadingBoundary
        card: {width: estimated(140), height: estimated(90)}
        cards: [{id: a, title: eins zwei drei vier, body: lorem ipsum}, {id: b, title: zwei}, {id: c, title: drei}]
      - id: list
        card: {height: estimated(30)}
        cards: [CARDS]
      - {id: tall, layout: mosaic, loadMore: {after: 0, count: 2}, cards: [TITLES], moreCards: [TITLES]}
    """

  private func stage(_ kind: String) throws -> Stage {
    let cards = (0..<12).map {
      "{id: c\($0), title: t\($0), body: \(String(repeating: "words and ", count: $0))}"
    }
    let titles = (1...7).map { "{title: \($0)}" }
    let text = Self.feed.replacing("KIND", with: kind)
      .replacing("CARDS", with: cards.joined(separator: ", "))
      .replacing("TITLES", with: titles.joined(separator: ", "))
    let document = try WrittenFeed.document(text + "\n")
    let stage = Stage(
      FeedScene.scene(for: document, name: "test"),
      options: StageOptions(size: CGSize(width: 1000, height: 700)), text: BlockTextMeasuring())
    stage.advance(to: 0)
    return stage
  }

  /// The numbers of every frame of a feed that changes, is thrown and gets other windows, often at one instant.
  private func story(_ kind: String, seed: UInt64, looking: Bool) throws -> [[CGFloat]] {
    var random = SplitMix64(seed: seed)
    let stage = try stage(kind)
    var story: [[CGFloat]] = []
    var time = 0.0
    func look() { if looking { stage.refresh(to: time) } }
    func point() -> CGPoint { CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(400))) }
    for _ in 0..<40 {
      for _ in 0...random.below(3) {
        look()
        switch random.below(5) {
        case 0:
          let size = CGSize(width: 320 + random.below(900), height: 400 + random.below(500))
          stage.handle(InputEvent(.window(.resized(size, scale: 1.5)), at: time))
        case 1: _ = stage.perform(.cards(.insert(at: random.below(3)), inRow: "list"), at: time)
        case 2:
          _ = stage.perform(
            .cards(.move(from: random.below(5), to: random.below(5)), inRow: "list"), at: time)
        case 3:
          let (start, way) = (point(), CGFloat(random.below(400)) - 200)
          for step in 0...4 {
            let at = CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 4)
            let phase: PointerEvent.Phase = step == 0 ? .pressed : step == 4 ? .released : .moved
            stage.handle(
              InputEvent(.pointer(PointerEvent(phase, at: at, buttons: step == 4 ? 0 : 1)), at: time))
            time += 0.008
            look()
          }
        default:
          stage.handle(
            InputEvent(
              .wheel(WheelEvent(at: point(), deltaX: 0, deltaY: CGFloat(random.below(9)) - 4)), at: time))
        }
        look()
      }
      time += 0.005 + Double(random.below(20)) / 100
      stage.advance(to: time)
      story.append(stage.variables.map(\.value))
    }
    return story
  }

  @Test(arguments: 0..<40, ["text", "own"])
  func `cards that come and windows that change lead to the same places, looked at or not`(
    seed: UInt64, kind: String
  ) throws {
    let left = try story(kind, seed: seed, looking: false)
    let looked = try story(kind, seed: seed, looking: true)
    let frame = left.indices.first { left[$0] != looked[$0] }
    #expect(frame == nil, "\(frame.map { "frame \($0): \(left[$0]) became \(looked[$0])" } ?? "")")
  }

  @Test func `sizes that were restored count for no data of later`() throws {
    let (fresh, back) = (try stage("text"), try stage("text"))
    for stage in [fresh, back] {
      for step in 1...6 {
        stage.handle(
          InputEvent(.wheel(WheelEvent(at: CGPoint(x: 300, y: 300), deltaX: 0, deltaY: -2)), at: Double(step))
        )
        stage.advance(to: Double(step))
      }
      stage.advance(to: 8)
    }
    back.restore(back.snapshot())
    for stage in [fresh, back] {
      _ = stage.perform(.cards(.move(from: 11, to: 0), inRow: "list"), at: 8)
      stage.advance(to: 8.1)
    }
    let heights = [fresh, back].map { $0.content.feed?.contentSize.height }
    #expect(heights[0] == heights[1])
  }
}
