import CollectionViews
import FeedFiles
import Foundation
import Replays
import SceneReadings
import ScreenInterface
import Stage
import Testing

@testable import TuningPanel

/// The user's last stroke: kept, rehearsed before and now, and played again on the scene.
struct PanelStrokeControllerTests {
  private static let row = CGPoint(x: 330, y: 120)

  /// A slow drag of nearly half a page, which turns no page by itself.
  private func slowDrag(_ tuned: TunedScene) {
    tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x - 130, y: Self.row.y), steps: 60)
    tuned.frames(120)
    tuned.tap.open()
  }

  @Test func `a stroke is told before and now, and a decision that flips in a sentence`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    let comparison = try #require(tuned.tap.state.strokes.comparison)
    #expect(comparison.now.scroller.name == "cards")
    #expect(comparison.sentence == nil)
    let decision = comparison.now.decision
    tuned.select("cards.paging.distanceShare")
    try tuned.set("cards.paging.distanceShare", to: "0.2")
    try tuned.set("cards.paging.threshold", to: "9")
    tuned.frames(90)
    let flipped = try #require(tuned.tap.state.strokes.comparison)
    #expect(flipped.before.decision == decision)
    #expect(flipped.now.decision != decision)
    #expect(flipped.sentence?.contains("; now ") == true)
  }

  @Test func `the outlines of the landing are those of the scene’s present size`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    tuned.frames(60)
    #expect(!tuned.tap.ghosts.isEmpty)
    tuned.send(.window(.resized(CGSize(width: 760, height: 800), scale: 1)))
    tuned.frames(30)
    #expect(tuned.tap.ghosts.isEmpty)
    slowDrag(tuned)
    tuned.frames(60)
    #expect(!tuned.tap.ghosts.isEmpty)
  }

  @Test func `changing a number plays the stroke again and again, until the scene is pressed`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    #expect(tuned.tap.state.strokes.loop == nil)
    tuned.select("motion.snapRate")
    tuned.key("right")
    tuned.frames(400)
    #expect(tuned.tap.state.strokes.loop != nil)
    let rounds = tuned.log.edits.count { if case .offset(_, of: "cards", _) = $0 { true } else { false } }
    #expect(rounds >= 2)
    tuned.point(.pressed, Self.row)
    #expect(tuned.tap.state.strokes.loop == nil)
    tuned.point(.released, Self.row)
    tuned.frames(60)
    #expect(!tuned.stage.isPressed)
  }

  @Test func `a press interrupts a round in the middle of its drag`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    tuned.key("space", frames: 20)
    #expect(tuned.tap.state.strokes.isPressed)
    tuned.point(.moved, CGPoint(x: 10, y: 400))
    #expect(tuned.tap.state.strokes.isPressed)
    tuned.point(.pressed, CGPoint(x: 10, y: 400))
    #expect(tuned.stage.isPressed)
    #expect(tuned.stage.pointerLocation == CGPoint(x: 10, y: 400))
    tuned.point(.released, CGPoint(x: 10, y: 400))
    tuned.frames(120)
    #expect(!tuned.stage.isPressed)
    #expect(!tuned.stage.isMoving)
  }

  @Test func `a new stroke takes the old one's place, and a click takes none`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    let first = try #require(tuned.tap.state.strokes.shown)
    tuned.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 600), steps: 1)
    tuned.frames(120)
    #expect(tuned.tap.state.strokes.shown == first)
    tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x - 200, y: Self.row.y), steps: 6)
    tuned.frames(180)
    #expect(tuned.tap.state.strokes.shown != first)
    #expect(tuned.tap.state.strokes.comparison?.now.scroller.name == "cards")
  }

  @Test func `after a click the stroke before it is held against other numbers as before`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    let comparison = try #require(tuned.tap.state.strokes.comparison)
    for _ in 0..<2 {
      tuned.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 600), steps: 1)
      tuned.frames(120)
    }
    #expect(tuned.tap.state.strokes.comparison == comparison)
    try tuned.set("cards.paging.distanceShare", to: "0.2")
    try tuned.set("cards.paging.threshold", to: "9")
    tuned.frames(90)
    let flipped = try #require(tuned.tap.state.strokes.comparison)
    #expect(flipped.now.scroller == comparison.now.scroller)
    #expect(flipped.now.decision != comparison.now.decision)
  }

  @Test func `without a stroke the panel says what to do`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.key("space")
    #expect(tuned.panel?.message?.words.hasPrefix("there is no stroke yet") == true)
    tuned.key("s", .shift)
    #expect(tuned.panel?.message?.words.hasPrefix("there is no stroke yet") == true)
  }

  @Test func `a stroke that is played moves the row as it did`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    slowDrag(tuned)
    let landed = tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion.offset
    tuned.key("space", frames: 105)
    #expect(tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion.offset == landed)
  }

  /// Two quick flicks, of which the second catches the page that the first one turns.
  private func flickTwice(_ tuned: TunedScene) {
    for _ in 0..<2 {
      tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x - 160, y: Self.row.y), steps: 6)
      tuned.frames(7)
    }
  }

  @Test func `a stroke that caught moving content meets the same motion again, beside the window and on it`()
    throws
  {
    let tuned = try TunedScene()
    tuned.tap.open()
    flickTwice(tuned)
    tuned.frames(200)
    let landed = try #require(tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion)
    #expect(landed.page == 2)
    let comparison = try #require(tuned.tap.state.strokes.comparison)
    #expect(abs(comparison.now.offset - landed.offset) < 0.5)
    #expect(comparison.now.offsetBefore > 0)
    tuned.tap.open()
    tuned.key("space", frames: 2)
    #expect(tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion.page == 0)
    tuned.frames(90)
    #expect(tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion.offset == landed.offset)
  }

  @Test func `a stroke that begins at rest is kept alone`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    flickTwice(tuned)
    tuned.frames(200)
    tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x + 160, y: Self.row.y), steps: 6)
    tuned.frames(200)
    let presses = tuned.tap.state.strokes.shown?.events.count {
      if case .pointer(let pointer) = $0.kind { pointer.phase == .pressed } else { false }
    }
    #expect(presses == 1)
  }

  @Test func `a press that catches what the loop moves is kept with the round that moved it`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x - 160, y: Self.row.y), steps: 6)
    tuned.frames(200)
    tuned.tap.open()
    tuned.key("space", frames: 12)
    #expect(tuned.stage.isMoving)
    tuned.drag(from: Self.row, to: CGPoint(x: Self.row.x - 160, y: Self.row.y), steps: 6)
    tuned.frames(200)
    let landed = try #require(tuned.stage.trace.rows.first { $0.id.name == "cards" }?.motion)
    #expect(abs((tuned.tap.state.strokes.comparison?.now.offset ?? 0) - landed.offset) < 0.5)
    #expect(landed.page == 2)
  }
}
