import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing

/// Tests of auto-scroll while people use the screen, and of everything that it leaves alone.
///
/// Covers requirements R12–R19, R51 and S20–S22.
struct AutoScrollRequirementsTests {
  private let middle = CGPoint(x: 200, y: 100)

  private func harness(
    _ settings: AutoScrollSettings = AutoScrollSettings(), loops: Bool = true, count: Int = 5
  ) -> StageHarness {
    var row = SampleFeed.Row("hero", count: count, cardWidth: 430, loops: loops)
    row.spacing = 0
    row.carousel.autoScroll = settings
    return StageHarness(
      SampleFeed([row] + (0..<6).map { SampleFeed.Row("row\($0)") }).scene(), tools: Toolbox())
  }

  private func moves(_ harness: StageHarness) -> [CGFloat] {
    harness.events.compactMap { event in
      if case .motion(.requested(_, .autoplay, _, _)) = event.kind { CGFloat(event.time) } else { nil }
    }
  }

  private func controller(_ harness: StageHarness) throws -> CarouselController {
    try #require(harness.stage.content.participants.first as? CarouselController)
  }

  private func isMoves(_ harness: StageHarness, _ expected: [CGFloat]) -> Bool {
    let moves = moves(harness)
    return moves.count == expected.count && zip(moves, expected).allSatisfy { isClose($0, $1, within: 1e-6) }
  }

  /// Covers requirement R12.
  @Test func `after a hidden hour there is at most one advance, a full interval after the window is back`() {
    let harness = harness()
    harness.advance(to: 2)
    harness.send(.window(.visible(false)))
    harness.advance(to: 2.1)
    harness.stage.advance(to: 3600)
    harness.stage.handle(InputEvent(.window(.visible(true)), at: 3600))
    var requests: [TimeInterval] = []
    for step in 0...240 {
      harness.stage.advance(to: 3600 + Double(step) / 60)
      for event in harness.stage.trace.events {
        if case .motion(.requested) = event.kind { requests.append(event.time) }
      }
    }
    #expect(requests == [3603])
  }

  /// Covers requirement R13.
  @Test func `a scene that starts hidden makes its first advance an interval after it shows`() {
    let harness = harness()
    harness.send(.window(.visible(false)))
    harness.advance(to: 5)
    #expect(moves(harness).isEmpty)
    harness.send(.window(.visible(true)))
    harness.advance(to: 9)
    #expect(isMoves(harness, [8]))
  }

  /// Covers requirement R14.
  @Test func `pausing has reasons, each with its events, and stopping is another thing`() throws {
    let harness = harness()
    let controller = try controller(harness)
    controller.pause(row: "hero")
    controller.pause(row: "hero", for: .button)
    controller.pause(row: "hero")
    harness.advance(to: 4)
    controller.resume(row: "hero")
    #expect(controller.pauseReasons(ofRow: "hero") == [.button])
    harness.advance(to: 5)
    controller.resume(row: "hero", from: .button)
    harness.advance(to: 7.9)
    #expect(moves(harness).isEmpty)
    harness.advance(to: 8.5)
    #expect(isMoves(harness, [8]))
    let reasons = harness.events.compactMap { event -> String? in
      switch event.kind {
      case .paused(let reason): "+" + reason
      case .resumed(let reason): "-" + reason
      default: nil
      }
    }
    #expect(reasons == ["+program", "+button", "-program", "-button"])
    controller.stop(row: "hero")
    harness.advance(to: 20)
    #expect(moves(harness).count == 1 && harness.row("hero")?.autoplay?.paused == ["stopped"])
    controller.start(row: "hero")
    harness.advance(to: 23.5)
    #expect(isMoves(harness, [8, 23]))
  }

  /// Covers requirement R14.
  @Test func `the rest goes on where it was only after reasons that keep it`() {
    var settings = AutoScrollSettings()
    settings.keepsRemaining = [.hidden, .hover]
    let harness = harness(settings)
    harness.advance(to: 2)
    harness.send(.window(.visible(false)))
    harness.advance(to: 10)
    harness.send(.window(.visible(true)))
    harness.move(to: CGPoint(x: 200, y: 700))
    harness.advance(to: 12)
    #expect(isMoves(harness, [11]))
    harness.advance(to: 13)
    harness.move(to: middle)
    harness.advance(to: 14)
    harness.move(to: CGPoint(x: 200, y: 700))
    harness.advance(to: 18)
    #expect(isMoves(harness, [11, 17]))
  }

  /// Covers requirement R15.
  @Test func `a thousand pauses leave one deadline, and the log shows it`() {
    let harness = harness()
    for _ in 0..<1000 { harness.key("p") }
    harness.advance(by: 0.1)
    #expect(isClose(harness.row("hero")?.autoplay?.deadline ?? 0, 3))
    harness.advance(by: 3)
    #expect(isMoves(harness, [3]))
  }

  /// Covers requirement R16.
  @Test func `after a page that code or the user turned, the next advance is a full interval later`() {
    let harness = harness()
    harness.advance(to: 2)
    harness.collectionView.perform(ScrollRequest(.row("hero"), to: .step(1)))
    harness.advance(to: 5.5)
    #expect(isMoves(harness, [5.3]))
    harness.advance(to: 7)
    harness.wheel(at: CGPoint(x: 200, y: 100), x: 1)
    let turned = harness.time
    harness.advance(to: turned + 2.9)
    #expect(moves(harness).count == 1)
    harness.advance(to: 12)
    #expect(moves(harness).count == 2)
  }

  /// Covers requirement R17.
  @Test func `nothing moves under a pressed pointer, and a lost or a vertical stroke lets it go on`() {
    let harness = harness()
    harness.advance(to: 2)
    harness.press(at: middle)
    harness.advance(to: 9)
    #expect(moves(harness).isEmpty && harness.row("hero")?.autoplay?.paused == ["drag"])
    harness.send(.window(.focused(false)))
    harness.advance(to: 12.5)
    #expect(isMoves(harness, [12]))
    harness.advance(to: 13)
    harness.press(at: middle)
    harness.move(from: middle, by: CGPoint(x: 2, y: -40), in: 0.5)
    harness.release(at: CGPoint(x: 202, y: 60))
    harness.advance(to: 17)
    #expect(isMoves(harness, [12, 16.5]))
  }

  /// Covers requirements S09 and R17.
  @Test func `nothing moves while the dots are pressed or scrubbed`() throws {
    let harness = harness()
    let control = try #require(
      PageControlBinding(row: "hero", elementKind: "dots").pageControl(
        in: harness.collectionView))
    let dot = control.convertToWindow(try #require(control.frame(ofDot: 1))).center
    harness.advance(to: 1)
    harness.press(at: dot)
    harness.advance(to: 5)
    harness.move(from: dot, by: CGPoint(x: 32, y: 0), in: 0.2)
    harness.advance(to: 10)
    #expect(moves(harness).isEmpty && harness.row("hero")?.autoplay?.paused == ["drag"])
    harness.release(at: dot + CGPoint(x: 32, y: 0))
    harness.advance(to: 13.1)
    #expect(isMoves(harness, [13]) && harness.row("hero")?.motion.settledPage == 3)
  }

  @Test func `a countdown that was put back goes on, whatever was pressed meanwhile`() throws {
    let harness = harness()
    harness.advance(to: 1)
    let before = harness.stage.snapshot()
    harness.press(at: CGPoint(x: 215, y: 222))
    harness.advance(to: 2)
    #expect(harness.row("hero")?.autoplay?.paused == ["drag"])
    harness.stage.restore(before)
    harness.stage.advance(to: 1.5)
    #expect(harness.stage.trace.rows.first?.autoplay?.deadline == 3)
    #expect(harness.stage.trace.events.isEmpty)
  }

  /// Covers requirement R18.
  @Test func `a reload in the middle of a move leaves the row moving or on a page, never between`() {
    let harness = harness()
    harness.onFrame = { trace in
      guard let row = trace.rows.first(where: { $0.id == .row("hero") }), row.motion.phase == .idle else {
        return
      }
      #expect(row.motion.offset.truncatingRemainder(dividingBy: 430) == 0)
    }
    for time in [3.1, 6.45, 9.7] {
      harness.advance(to: time)
      harness.collectionView.reloadData()
    }
    harness.advance(to: 14)
    #expect(isMoves(harness, [3, 6.3, 9.6, 12.9]))
  }

  /// Covers requirement R19.
  @Test func `a row half off the screen pauses, and a feed that scrolls elsewhere does not pause it`() {
    let harness = harness()
    harness.advance(to: 1)
    harness.wheel(at: CGPoint(x: 200, y: 700), y: -1)
    harness.advance(to: 4)
    #expect(isMoves(harness, [3]))
    harness.wheel(at: CGPoint(x: 200, y: 700), y: -2)
    harness.advance(to: 12)
    #expect(moves(harness).count == 1 && harness.row("hero")?.autoplay?.paused == ["offscreen"])
    harness.wheel(at: CGPoint(x: 200, y: 700), y: 3)
    harness.advance(to: 15.5)
    #expect(moves(harness).count == 2)
  }

  /// Covers requirement R51.
  @Test func `space toggles play, focus inside pauses, and reduced motion ends it and cuts`() {
    let harness = harness()
    harness.key("tab")
    harness.advance(to: 4)
    #expect(moves(harness).isEmpty && harness.row("hero")?.autoplay?.paused == ["focus"])
    harness.key("space")
    harness.advance(by: 0.1)
    #expect(harness.row("hero")?.autoplay?.paused == ["button", "focus"])
    harness.key("space")
    harness.key("escape")
    harness.advance(to: 7.5)
    #expect(isMoves(harness, [7.1]))
    harness.key("r")
    harness.advance(to: 20)
    #expect(moves(harness).count == 1 && harness.row("hero")?.autoplay?.paused == ["reducedMotion"])
    harness.collectionView.perform(ScrollRequest(.row("hero"), to: .stop(4, .shortest)))
    #expect(harness.collectionView.rowReading(of: "hero")?.motion.phase == .idle)
    harness.advance(by: 0.02)
    #expect(harness.row("hero")?.motion.settledPage == 4)
  }

  /// Covers requirement S20.
  @Test func `a drag at 2.9 seconds is not followed by a page at 3.0`() {
    let harness = harness(.seedB)
    harness.advance(to: 2.9)
    harness.press(at: CGPoint(x: 200, y: 700))
    harness.advance(by: 0.05)
    harness.release(at: CGPoint(x: 200, y: 700))
    harness.advance(to: 5.9)
    #expect(moves(harness).isEmpty)
    harness.advance(to: 6)
    #expect(moves(harness).count == 1)
  }

  /// Covers requirement S21.
  @Test func `a feed scrolled by 80 points stays there through every tick`() {
    let harness = harness()
    let feed = harness.collectionView
    feed.perform(ScrollRequest(.vertical, to: .offset(80), animation: .none))
    harness.onFrame = { if $0.time > 0 { #expect($0.feed.offset == 80) } }
    harness.advance(to: 20)
    #expect(moves(harness).count == 6)
  }

  /// Covers requirement S22.
  @Test func `a feed dragged during a tick follows the pointer, and the row moves as if nobody dragged`() {
    func offsets(isDragged: Bool) -> (rows: [CGFloat], feed: CGFloat) {
      let harness = harness()
      var rows: [CGFloat] = []
      harness.onFrame = { rows.append($0.rows.first?.motion.offset ?? -1) }
      harness.advance(to: 3.05)
      let start = CGPoint(x: 200, y: 700)
      if isDragged {
        harness.press(at: start)
        harness.move(from: start, by: CGPoint(x: 0, y: -80), in: 0.15)
      }
      harness.advance(to: 3.4)
      return (rows, harness.feed.offset)
    }
    let dragged = offsets(isDragged: true)
    let alone = offsets(isDragged: false)
    #expect(dragged.rows == alone.rows && alone.feed == 0)
    #expect(dragged.feed > 60 && dragged.feed <= 80)
  }
}
