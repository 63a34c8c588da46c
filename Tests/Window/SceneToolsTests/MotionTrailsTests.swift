import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import ScrollPhysics
import TestSupport
import Testing

@testable import SceneTools
@testable import Stage

/// Tests of the motion trails (`⇧H`), which are recorded only while they show.
///
/// They draw the cards' trail, stops and seam, velocity, lanes and handler calls.
struct MotionTrailsTests {
  private let card = CGPoint(x: 300, y: 100)

  private func harness(loops: Bool = false, isOn: Bool = true) -> StageHarness {
    var row = SampleFeed.Row("a", loops: loops)
    row.transform = .scale
    let harness = StageHarness(SampleFeed([row, SampleFeed.Row("b")]).scene(), tools: Toolbox())
    if isOn { harness.key("h", modifiers: .shift) }
    return harness
  }

  private func frames(_ element: String, _ harness: StageHarness) -> [CGRect] {
    harness.stage.chromeList.commands.filter { $0.element.path == element }.map(\.frame)
  }

  @Test func `nothing is recorded and no handler counted while they are off`() {
    let harness = harness(isOn: false)
    harness.flick(from: card, by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.2)
    #expect(harness.toolbox.state.chrome.trails.tracks.isEmpty)
    #expect(harness.collectionView.handlerCalls == nil)
    #expect(harness.stage.chromeList.commands.isEmpty)
  }

  @Test func `a flick leaves a trail of twelve frames, a curve, and its story in the lane`() throws {
    let harness = harness()
    harness.advance(by: 0.1)
    harness.flick(from: card, by: CGPoint(x: -150, y: 0))
    harness.advance(by: 0.1)
    let track = try #require(harness.toolbox.state.chrome.trails.track(of: .row("a")))
    #expect(track.trail.count == ScrollerTrack.trailLength)
    #expect(
      track.marks.map(\.kind).starts(with: [.begin, .release]) || track.marks.map(\.kind).contains(.release))
    #expect(frames("tools/trails/row/a/trail", harness).count > 8)
    #expect(frames("tools/trails/velocity", harness).count > 8)
    #expect(frames("tools/ghost/a/target", harness).count == 1, "and where it will rest")
    harness.advance(by: 2)
    #expect(harness.toolbox.state.chrome.trails.track(of: .row("a"))?.marks.last?.kind == .settle)
    #expect(harness.toolbox.state.chrome.trails.track(of: .row("b"))?.marks.isEmpty == true)
  }

  @Test func `at rest the tick of the page stands at the middle of the viewport`() {
    let harness = harness()
    harness.advance(by: 0.1)
    let stops = frames("tools/trails/row/b/stop", harness).filter { isClose($0.width, 2) }
    let middle = frames("tools/trails/row/b/middle", harness)
    #expect(stops.contains { isClose($0.midX, middle.first?.midX ?? 0) })
  }

  @Test func `the seam stands at the first card of the lap, and only in a row that loops`() throws {
    let harness = harness(loops: true)
    harness.advance(by: 0.1)
    let card = try #require(harness.stage.frame(ofItem: 0, inRow: "a"))
    let seam = frames("tools/trails/row/a/seam", harness).filter { isClose($0.width, 2) }
    #expect(seam.contains { isClose($0.midX, card.minX) })
    #expect(frames("tools/trails/row/b/seam", harness).isEmpty)
  }

  @Test(arguments: [false, true])
  func `stops mirror with the row`(isRightToLeft: Bool) throws {
    var options = StageOptions()
    options.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let harness = StageHarness(SampleFeed([SampleFeed.Row("a")]).scene(), options: options, tools: Toolbox())
    let reading = try #require(harness.collectionView.rowReading(of: "a"))
    let viewport = CGRect(x: 0, y: 0, width: 430, height: 200)
    let stops = RowSnapPointTicks(of: reading, in: viewport, isMirrored: isRightToLeft).stops
    #expect(stops.map(\.page) == [0] && isClose(stops.first?.x ?? 0, 215))
    let wide = viewport.insetBy(dx: -400, dy: 0)
    let further = RowSnapPointTicks(of: reading, in: wide, isMirrored: isRightToLeft).stops.first {
      $0.page == 1
    }
    #expect(isClose(further?.x ?? 0, isRightToLeft ? 215 - 312 : 215 + 312))
  }

  @Test func `calls of the handler are counted frame by frame with their cause`() throws {
    let harness = harness()
    harness.advance(by: 0.1)
    harness.press(at: card)
    harness.move(from: card, by: CGPoint(x: -100, y: 0), in: 0.3)
    harness.advance(by: 0.02)
    let calls = try #require(harness.toolbox.state.chrome.trails.track(of: .row("a"))).calls
    #expect(calls.contains { $0.cause == .drag } && calls.allSatisfy { $0.count >= 1 })
    #expect(
      harness.toolbox.state.chrome.trails.track(of: .row("b"))?.calls.isEmpty == true, "it has no handler")
  }

  @Test func `scroll views that rest take no track from what moves, however many there are`() throws {
    let board = PlateBoard(count: 8)
    let harness = StageHarness(board.view, keeping: [board], tools: Toolbox())
    let trails = try #require(harness.stage.tools as? Toolbox)
    harness.key("h", modifiers: .shift)
    harness.advance(by: 0.1)
    harness.drag(from: CGPoint(x: 200, y: 50), by: CGPoint(x: -60, y: 0))
    harness.advance(by: 0.5)
    let moved = try #require(trails.state.chrome.trails.tracks.first { $0.id.view != nil })
    #expect(moved.samples.count > 20)
    #expect(trails.state.chrome.trails.tracks.count <= 3)
  }

  @Test func `memory stays bounded however many rows pass by`() {
    let rows = (0..<40).map { SampleFeed.Row("row\($0)") }
    let harness = StageHarness(SampleFeed(rows).scene(), tools: Toolbox())
    harness.key("h", modifiers: .shift)
    for _ in 0..<12 {
      harness.flick(from: CGPoint(x: 215, y: 800), by: CGPoint(x: 0, y: -600))
      harness.advance(by: 0.5)
    }
    let trails = harness.toolbox.state.chrome.trails
    #expect(trails.tracks.count <= MotionTrails.capacity && trails.tracks.first?.id == .axis(.vertical))
    #expect(trails.tracks.allSatisfy { $0.samples.count <= 300 })
  }

  @Test(arguments: [CGSize(width: 430, height: 932), CGSize(width: 900, height: 932)])
  func `the panel stays in the window and clear of the HUD`(size: CGSize) throws {
    let harness = StageHarness(
      SampleFeed((0..<4).map { SampleFeed.Row("row\($0)") }).scene(),
      options: StageOptions(size: size), tools: Toolbox(showsHUD: true))
    harness.key("h", modifiers: .shift)
    harness.advance(by: 0.1)
    let panel = try #require(frames("tools/trails", harness).first)
    #expect(CGRect(origin: .zero, size: size).contains(panel))
    if size.width < HUDDock.leastWindowWidth {
      #expect(frames("tools/panel", harness).first.map { !$0.intersects(panel) } == true)
    }
  }

  @Test func `the scene paints the same with them and without`() {
    let (with, without) = (harness(), harness(isOn: false))
    for harness in [with, without] {
      harness.flick(from: card, by: CGPoint(x: -150, y: 0))
      harness.advance(by: 0.3)
    }
    #expect(with.stage.displayList == without.stage.displayList && with.stage.digest == without.stage.digest)
  }
}

/// A list of cells that each hold a scroll view which goes both ways.
private final class PlateBoard: CollectionViewDataSource {
  let view: CollectionView
  private let count: Int

  init(count: Int) {
    self.count = count
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      })
    view.dataSource = self
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    let plate = ScrollView(frame: CGRect(x: 0, y: 0, width: 430, height: 100))
    plate.contentSize = CGSize(width: 900, height: 300)
    cell.contentView.addSubview(plate)
    return cell
  }
}
