import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import Testing

/// Tests of a row with keylines that runs, made in Swift.
struct KeylineHandlerTests {
  private final class Card: CollectionViewCell {
    override func draw(with pen: inout DrawingContext) {
      pen.paint(.fill(Color(hex: 0x1F3F66), cornerRadius: 0), in: bounds, element: elementID)
    }
  }

  private final class Source: CollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell {
      let card: Card = view.dequeueReusableView("card")
      card.decoration.cornerRadius = 12
      return card
    }
    func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
      "row"
    }
  }

  private static let lines = CarouselKeylines(.multiBrowse, itemWidth: 130)

  private func harness(
    loops: Bool = false, count: Int = 8, lines: CarouselKeylines = Self.lines,
    traits: TraitCollection = TraitCollection()
  ) -> StageHarness {
    let source = Source(count: count)
    weak var shown: CollectionView?
    let layout = CollectionViewCompositionalLayout { _, environment in
      lines.section(
        itemHeight: 100, itemCount: count, layoutEnvironment: environment, in: shown)
    }
    let view = CollectionView(collectionViewLayout: layout)
    shown = view
    view.dataSource = source
    let controller = CarouselController([CarouselSection(id: "row", loops: loops)], in: view)
    return StageHarness(
      Scene("row", showing: view, keeping: [source, controller]),
      options: StageOptions(size: CGSize(width: 390, height: 300), traits: traits))
  }

  /// The parts of the cards that show, from left to right.
  private func shown(_ harness: StageHarness) -> [CGRect] {
    harness.stage.displayList.commands.filter { $0.element.path.contains("card/") }
      .map { $0.frame.intersection($0.clip) }.filter { $0.width > 0 }.sorted { $0.minX < $1.minX }
  }

  private func move(_ harness: StageHarness, by steps: Int) {
    harness.collectionView.perform(ScrollRequest(.row("row"), to: .step(steps), animation: .none))
    harness.settle()
  }

  @Test func `cards are large, medium and small, and their content keeps its width`() {
    let harness = harness()
    let shown = shown(harness)
    #expect(shown.first?.minX == 0 && abs((shown.last?.maxX ?? 0) - 390) < 0.01)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 8) < 0.01 })
    #expect((shown.last?.width ?? 0) <= 56)
    let frames = harness.stage.displayList.commands.filter { $0.element.path.contains("card/") }
    #expect(Set(frames.map { $0.frame.width.rounded() }).count == 1)
    #expect(frames.allSatisfy { $0.rounding?.radius == 12 || $0.clip.width >= $0.frame.width })
  }

  @Test func `every card but those beside the last comes to a large place, and the last ones end there`() {
    let harness = harness()
    let pages = harness.collectionView.rowReading(of: "row")?.motion.geometry.stops?.count ?? 0
    let first = shown(harness)
    move(harness, by: pages - 1)
    let last = shown(harness)
    #expect(last.map { $0.width.rounded() } == first.map { $0.width.rounded() }.reversed())
    #expect(harness.row("row")?.motion.page == pages - 1)
  }

  @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -40, 0, 12, 3000])
  func `the items lie as far apart as the keylines are, whatever space is asked for`(spacing: CGFloat) {
    let lines = CarouselKeylines(.multiBrowse, itemWidth: 130, spacing: spacing)
    let harness = harness(lines: lines)
    move(harness, by: 1)
    let pitch = lines.fitted(width: 390, height: 100, itemCount: 8).pitch
    let offset = harness.collectionView.rowReading(of: "row")?.contentOffset ?? 0
    #expect(abs(offset - pitch) < 0.01)
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat], TraitCollection.LayoutDirection.allCases)
  func `a loop shows the same places on every page and in every lap`(
    scale: CGFloat, direction: TraitCollection.LayoutDirection
  ) {
    let harness = harness(
      loops: true, traits: TraitCollection(layoutDirection: direction, displayScale: scale))
    let places = shown(harness)
    #expect(places.count >= 4)
    for step in [1, 1, 1, 4, 8, 9, -3, -30] {
      move(harness, by: step)
      let shown = shown(harness)
      #expect(shown.count == places.count, "after \(step)")
      for (one, other) in zip(shown, places) {
        #expect(abs(one.minX - other.minX) < 0.001 && abs(one.width - other.width) < 0.001, "after \(step)")
      }
    }
  }

  @Test func `mirrored, the row is its own mirror image`() {
    let plain = harness()
    let mirrored = harness(traits: TraitCollection(layoutDirection: .rightToLeft))
    for _ in 0..<2 {
      #expect(shown(plain).count > 2 && shown(plain).count == shown(mirrored).count)
      for (one, other) in zip(shown(plain), shown(mirrored).reversed()) {
        #expect(abs(one.minX - (390 - other.maxX)) < 0.01 && abs(one.width - other.width) < 0.01)
      }
      move(plain, by: 1)
      move(mirrored, by: 1)
    }
  }

  @Test func `with reduced motion all cards stay large`() {
    let shown = shown(harness(traits: TraitCollection(reducesMotion: true)))
    let large = Self.lines.fitted(width: 390, height: 100, itemCount: 8).large
    #expect(shown.count == 3)
    #expect(shown.dropLast().allSatisfy { abs($0.width - large) < 0.01 })
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - 8) < 0.01 })
  }

  @Test func `what is hidden of a card takes no press`() {
    let harness = harness()
    let gap = shown(harness)[0].maxX + 4
    #expect(card(at: gap, in: harness) == nil)
    #expect(card(at: gap + 8, in: harness) != nil)
  }

  private func card(at x: CGFloat, in harness: StageHarness) -> Card? {
    let view = harness.collectionView.hitTest(CGPoint(x: x, y: 50))
    return sequence(first: view, next: { $0?.superview }).lazy.compactMap { $0 as? Card }.first
  }
}
