import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of transforms in a row that runs.
///
/// Covers requirements R09, R47 and R48.
struct CarouselTransformHandlerTests {
  private static let pitch: CGFloat = 212

  private func harness(
    _ transform: CarouselTransform, count: Int = 6, traits: TraitCollection = TraitCollection()
  ) -> StageHarness {
    var row = SampleFeed.Row("a", count: count, cardWidth: 200, loops: true)
    row.transform = transform
    return StageHarness(SampleFeed([row]).scene(), options: StageOptions(traits: traits))
  }

  /// Moves at once to this many points after the first page.
  private func cut(_ harness: StageHarness, to offset: CGFloat) {
    harness.collectionView.perform(
      ScrollRequest(.row("a"), to: .offset(offset + (200 - 430) / 2), animation: .none))
    harness.advance(by: 0.02)
  }

  /// Returns the appearance of the cards on screen from left to right, whichever cards they are.
  private func looks(_ harness: StageHarness) -> [DrawCommand] {
    harness.stage.displayList.commands.filter { $0.element.path.hasPrefix("a/card/") }
      .map { command in
        var command = command
        command.element = "card"
        command.order.item = 0
        command.content = .fill(Color(hex: 0), cornerRadius: 0)
        return command
      }
      .sorted { ($0.frame.minX, $0.frame.maxX) < ($1.frame.minX, $1.frame.maxX) }
  }

  /// Covers requirement R09.
  @Test(arguments: CarouselTransform.allCases, [5, 6])
  func `the pair at the seam looks as any pair inside the row does`(transform: CarouselTransform, count: Int)
  {
    let harness = harness(transform, count: count)
    for share in stride(from: 0 as CGFloat, to: 1, by: 0.25) {
      // Mountain follows valley, so a pair is compared with the next but one.
      cut(harness, to: (CGFloat(count) - 1 + share) * Self.pitch)
      let seam = looks(harness)
      cut(harness, to: (CGFloat(count) - 3 + share) * Self.pitch)
      let inner = looks(harness)
      #expect(seam.count == inner.count && seam.count >= 2)
      for (one, other) in zip(seam, inner) {
        #expect(isClose(one.frame, other.frame) && one.order == other.order)
        #expect(isClose(one.opacity, other.opacity))
      }
    }
  }

  /// Covers requirement R48.
  @Test(arguments: CarouselTransform.allCases)
  func `a cut shows what a slow way to the same place shows`(transform: CarouselTransform) {
    let slow = harness(transform)
    let fast = harness(transform)
    for stop in [1, 3, 0, 5] {
      let feed = slow.collectionView
      feed.perform(ScrollRequest(.row("a"), to: .stop(stop, .shortest)))
      slow.advance(by: 1)
      cut(fast, to: CGFloat(stop) * Self.pitch)
      let isSame = slow.stage.displayList == fast.stage.displayList
      #expect(isSame, "page \(stop)")
    }
  }

  /// Covers requirement R47.
  @Test
  func `in coverflow the card nearest to the middle is painted last, takes the click, and dots lie above`() {
    let harness = harness(.coverflow)
    for step in 0..<60 {
      cut(harness, to: CGFloat(step) * 21 + 3)
      let commands = harness.stage.displayList.commands
      let cards = commands.filter { $0.element.path.hasPrefix("a/card/") }
      func distance(_ command: DrawCommand) -> CGFloat { abs(command.frame.midX - 215) }
      for (index, card) in cards.enumerated() {
        for above in cards[(index + 1)...] where above.frame.intersects(card.frame) {
          #expect(distance(above) <= distance(card) + 1e-6)
        }
      }
      guard let front = cards.last, let nearest = cards.min(by: { distance($0) < distance($1) }) else {
        Issue.record("no cards")
        continue
      }
      #expect(isClose(distance(front), distance(nearest), within: 1e-6))
      let hit = harness.stage.content.root.hitTest(front.frame.center)
      var cell = hit
      while let view = cell, !(view is CollectionViewCell) { cell = view.superview }
      #expect(front.element.path.hasPrefix(cell?.elementID.path ?? "none"))
      #expect(
        commands.map(\.order.zIndex).max()
          == commands.last { $0.element.path.hasPrefix("a/dots") }?.order.zIndex)
    }
  }

  @Test func `neighbours overlap in coverflow and in nothing else`() {
    for transform in CarouselTransform.allCases {
      let looks = looks(harness(transform))
      let overlaps = zip(looks, looks.dropFirst()).contains { $0.frame.maxX > $1.frame.minX + 1 }
      #expect(overlaps == (transform == .coverflow), "\(transform)")
    }
  }

  @Test(arguments: CarouselTransform.allCases)
  func `nothing changes where motion is reduced`(transform: CarouselTransform) {
    let harness = harness(transform, traits: TraitCollection(reducesMotion: true))
    cut(harness, to: 100)
    #expect(looks(harness).allSatisfy { isClose($0.frame.width, 200) && isClose($0.opacity, 1) })
  }

  @Test(arguments: CarouselTransform.allCases)
  func `mirrored, everything runs the other way`(transform: CarouselTransform) {
    let plain = harness(transform)
    let mirrored = harness(transform, traits: TraitCollection(layoutDirection: .rightToLeft))
    cut(plain, to: 60)
    cut(mirrored, to: 60)
    let frames = looks(plain).map { $0.frame.mirrored(inWidth: 430) }.sorted { $0.minX < $1.minX }
    for (one, other) in zip(frames, looks(mirrored).map(\.frame)) {
      #expect(isClose(one, other, within: 1e-6))
    }
  }
}
