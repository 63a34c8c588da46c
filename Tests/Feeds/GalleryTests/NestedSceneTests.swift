import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

@testable import Gallery

/// Tests that a row of the layout and a collection view in a cell feel the same to a hand.
///
/// Covers requirements S24 and R33.
struct NestedSceneTests {
  /// The same scene twice, one with a hand on the row of the layout, one with a hand on the row in a cell.
  private struct Pair {
    let section = StageHarness(NestedScene.scene)
    let cell = StageHarness(NestedScene.scene)

    private static let sectionY = NestedScene.rowHeight / 2
    private static let cellY = NestedScene.rowHeight * 1.5 + 24

    /// Does the same in both scenes.
    func both(_ act: (StageHarness, CGFloat) -> Void) {
      act(section, Self.sectionY)
      act(cell, Self.cellY)
    }

    /// Lets time pass, and compares every frame.
    func compare(for frames: Int) {
      for _ in 0..<frames {
        both { harness, _ in harness.advance(by: 1.0 / 60) }
        #expect(outer == inner && outer != nil)
      }
    }

    var outer: MotionTrace? { section.row(NestedScene.section)?.motion }

    var inner: MotionTrace? {
      cell.stage.trace.rows.first { $0.id.name.hasSuffix("/\(NestedRowCell.row)") }?.motion
    }
  }

  @Test func `under the same flicks, catches and wheels both are in the same state in every frame`() {
    let pair = Pair()
    for distance in [-160, -220, 300, -90, -400] as [CGFloat] {
      pair.both { $0.flick(from: CGPoint(x: 220, y: $1), by: CGPoint(x: distance, y: 3), in: 0.09) }
      pair.compare(for: 14)
    }
    pair.both { $0.press(at: CGPoint(x: 200, y: $1)) }
    pair.compare(for: 10)
    pair.both { $0.release(at: CGPoint(x: 200, y: $1)) }
    pair.compare(for: 90)
    pair.both { $0.wheel(at: CGPoint(x: 200, y: $1), y: -1, modifiers: .shift) }
    pair.compare(for: 60)
    #expect(pair.outer?.phase == .idle && pair.outer?.page != 0)
    #expect(pair.section.feed.offset == 0 && pair.cell.feed.offset == 0)
  }

  @Test func `neither keeps an upward drag from the feed, and neither moves sideways with it`() {
    let pair = Pair()
    pair.both { harness, y in
      harness.press(at: CGPoint(x: 220, y: y))
      harness.move(from: CGPoint(x: 220, y: y), by: CGPoint(x: 20, y: -80), in: 0.3)
    }
    pair.compare(for: 3)
    #expect(pair.section.feed.offset > 40)
    #expect(isClose(pair.section.feed.offset, pair.cell.feed.offset))
    #expect(pair.inner?.phase == .idle)
    pair.both { $0.release(at: CGPoint(x: 240, y: $1 - 80)) }
  }

  @Test func `a row in a cell keeps its place while it is out of sight, as a section's row does`() {
    let pair = Pair()
    pair.both { $0.flick(from: CGPoint(x: 220, y: $1), by: CGPoint(x: -160, y: 0)) }
    pair.compare(for: 90)
    let page = pair.inner?.page
    pair.both { harness, _ in
      harness.key("end")
      harness.advance(by: 2)
      harness.key("home")
      harness.advance(by: 2)
    }
    #expect(page == 1 && pair.inner?.page == page && pair.outer?.page == page)
    #expect(pair.inner?.offset == pair.outer?.offset)
  }

  @Test func `a snapshot holds the row in the cell too`() {
    let harness = StageHarness(NestedScene.scene)
    harness.flick(from: CGPoint(x: 220, y: 264), by: CGPoint(x: -160, y: 0))
    harness.advance(by: 0.05)
    let snapshot = harness.stage.snapshot()
    let digest = harness.stage.digest
    harness.advance(by: 0.2)
    #expect(harness.stage.digest != digest)
    harness.stage.restore(snapshot)
    #expect(harness.stage.digest == digest)
  }

  @Test func `going back to before a row in a cell was there forgets what became of it`() throws {
    let scene = try #require(Gallery.scenes.first { $0.name == "handoff" })
    let stage = Stage(scene, text: BlockTextMeasuring())
    stage.advance(to: 0)
    let snapshot = stage.snapshot()
    func turnLast() throws {
      stage.handle(InputEvent(.key(KeyEvent("end")), at: 0.1))
      for frame in 7...120 { stage.advance(to: Double(frame) / 60) }
      let feed = try #require(stage.content.feed)
      let place = try #require(feed.windowFrame(ofItem: "4", inSection: "pagers")).center
      stage.handle(InputEvent(.wheel(WheelEvent(at: place, deltaX: 0, deltaY: -3)), at: 2))
      for frame in 121...180 { stage.advance(to: Double(frame) / 60) }
    }
    try turnLast()
    let variables = stage.variables
    #expect(variables.contains { $0.path.hasPrefix("pagers/card/4/") && $0.value > 100 })
    stage.restore(snapshot)
    try turnLast()
    #expect(stage.variables == variables)
  }

  @Test func `a click on the row in the cell is that row's, and no click on the cell around it`() throws {
    let harness = StageHarness(NestedScene.scene)
    let tapped = Tapped()
    harness.onFrame = { trace in tapped.elements += trace.events.compactMap(\.tapped) }
    harness.click(at: CGPoint(x: 100, y: 264))
    harness.advance(by: 0.2)
    let element = try #require(tapped.elements.first)
    #expect(tapped.elements.count == 1)
    #expect(element.path.contains("/\(NestedRowCell.row)/"))
  }

  private final class Tapped {
    var elements: [ElementID] = []
  }
}

extension SceneEvent {
  fileprivate var tapped: ElementID? { if case .tapped(let element) = kind { element } else { nil } }
}
