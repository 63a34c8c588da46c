import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import TuningPanel

/// The row that is tuned, above a panel that leaves little of a narrow window.
struct RowScrollPositionTests {
  private static let text = """
    sections:
      - {id: top, layout: list, cards: [{title: 1}, {title: 2}]}
      - id: upper
        layout: carousel
        card: {width: 250, height: 200}
        cards: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}]
      - id: lower
        layout: carousel
        card: {width: 250, height: 180}
        cards: [{id: e, title: E}, {id: f, title: F}, {id: g, title: G}]
      - {id: end, layout: list, cards: [{title: 1}, {title: 2}, {title: 3}, {title: 4}, {title: 5}, {title: 6}]}
    """

  private func isInSight(_ row: String, of tuned: TunedScene) -> Bool {
    guard let frame = tuned.stage.frame(ofItem: 0, inRow: row) else { return false }
    return frame.minY >= 0 && frame.maxY <= tuned.stage.size.height
  }

  @Test(arguments: [CGSize(width: 430, height: 932), CGSize(width: 320, height: 740)])
  func `a row comes into sight as soon as one of its numbers is chosen, and by an edit`(window: CGSize) throws
  {
    let tuned = try TunedScene(Self.text, size: window)
    tuned.tap.open()
    tuned.frames(4)
    for row in ["lower", "upper", "lower"] {
      tuned.tap.ask { panel in
        panel.show(row: row)
        return []
      }
      var tops: [CGFloat] = []
      for _ in 0..<40 {
        tuned.frames(1)
        if let top = tuned.stage.frame(ofItem: 0, inRow: row)?.minY { tops.append(top) }
      }
      #expect(isInSight(row, of: tuned), "\(row)")
      let steps = zip(tops.dropFirst(), tops).map { abs($0 - $1) }
      #expect(steps.allSatisfy { $0 < 60 }, "it scrolls there and does not jump: \(tops)")
    }
    let moves = tuned.log.edits.count {
      if case .offset(_, of: "feed", animated: true) = $0 { true } else { false }
    }
    #expect(moves >= 1)
    #expect(!tuned.tap.isMoving)
  }

  @Test func `the row of the last stroke comes into sight when the panel opens over it`() throws {
    let tuned = try TunedScene(Self.text, size: CGSize(width: 430, height: 932))
    let card = try #require(tuned.stage.frame(ofItem: 0, inRow: "lower"))
    #expect(card.maxY > 512)
    tuned.tap.open()
    tuned.frames(4)
    let seen = CGPoint(x: 300, y: card.minY + 5)
    tuned.drag(from: seen, to: CGPoint(x: 100, y: seen.y), steps: 30)
    tuned.frames(200)
    tuned.tap.close()
    tuned.frames(4)
    tuned.tap.open()
    tuned.frames(40)
    #expect(isInSight("lower", of: tuned))
  }

  @Test(arguments: [TraitCollection.LayoutDirection.leftToRight, .rightToLeft])
  func `a row of a feed that goes sideways comes into sight sideways`(
    direction: TraitCollection.LayoutDirection
  ) throws {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = CollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(200))
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { _, _ in
        let section = CollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPaging
        return section
      }, configuration: configuration)
    let view = CollectionView(collectionViewLayout: layout)
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: view) { _, _, _ in
      CollectionViewCell()
    }
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    for section in ["a", "b", "c", "d"] {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<4).map { "\(section)\($0)" }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(
      Scene("sideways", showing: view, keeping: [source]),
      options: StageOptions(
        size: CGSize(width: 320, height: 500), traits: TraitCollection(layoutDirection: direction)),
      text: BlockTextMeasuring())
    stage.advance(to: 0.1)
    #expect(RowScrollPosition.offset(of: "a", on: stage) == nil)
    let offset = try #require(RowScrollPosition.offset(of: "c", on: stage))
    #expect(abs(offset - (600 + 44 - 320)) < 0.01)
    #expect(stage.perform(.offset(offset, of: "feed", animated: true), at: 0.1))
    stage.advance(to: 1)
    let card = try #require(stage.frame(ofItem: 0, inRow: "c"))
    #expect(card.minX >= 0 && card.maxX <= 320, "\(card)")
  }

  @Test func `a stroke that is played again meets its row where the feed has been scrolled to since`() throws
  {
    let tuned = try TunedScene(Self.text, size: CGSize(width: 430, height: 932))
    let card = try #require(tuned.stage.frame(ofItem: 0, inRow: "upper"))
    tuned.tap.open()
    tuned.frames(4)
    let place = CGPoint(x: 300, y: card.midY)
    tuned.drag(from: place, to: CGPoint(x: 100, y: place.y), steps: 30)
    tuned.frames(200)
    tuned.tap.open()
    tuned.frames(4)
    let mark = tuned.log.events.count
    #expect(tuned.stage.place(scroller: "feed", at: 60))
    tuned.frames(4)
    tuned.key("space", frames: 3)
    let pressed = tuned.log.events[mark...].compactMap { event -> CGPoint? in
      guard case .pointer(let pointer) = event.kind, pointer.phase == .pressed else { return nil }
      return pointer.location
    }
    #expect(pressed == [CGPoint(x: place.x, y: place.y - 60)])
    #expect(tuned.stage.frame(ofItem: 0, inRow: "upper")?.minY == card.minY - 60)
  }
}
