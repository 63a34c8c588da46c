import CollectionViews
import Foundation
import Gallery
import LayoutGeometry
import SDLRendering
import SceneReadings
import SceneTools
import ScreenInterface
import ScrollPhysics
import Stage
import TestSupport
import Testing
import Typesetting

/// Tests of several stages in one window under a real pointer.
struct MatrixTests {
  @Test func `a real drag on one stage turns the page of every stage`() async throws {
    let text = BlockTextMeasuring()
    let members = try [TraitCollection.LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      try [CGSize(width: 430, height: 932), CGSize(width: 320, height: 640)].map { size in
        let traits = TraitCollection(layoutDirection: direction, reducesMotion: true)
        let scene = try #require(Gallery.scene(named: "default"))
        return StageSession(Stage(scene, options: StageOptions(size: size, traits: traits), text: text))
      }
    }
    let size = CGSize(width: 1000, height: 700)
    let board = StageBoard(members, group: 2, size: size, text: text)
    let (stage, scale) = (board.frames[0], board.stageScale)
    let start = CGPoint(x: stage.minX + 380 * scale, y: stage.minY + 250 * scale)
    let end = CGPoint(x: stage.minX + 60 * scale, y: stage.minY + 250 * scale)
    let content = ClosingBoard(board)
    try await LiveWindow(renderer: .software, size: size).run(content, until: "every hero on another page") {
      robot in
      try robot.start(PointerRobot.Step.drag(from: start, to: end, steps: 30))
    }
    let rows = members.map { $0.stage.trace.rows.first { $0.id == .row("hero") } }
    #expect(rows.map { $0?.motion.page } == [1, 1, 1, 1])
    #expect(members.allSatisfy { $0.stage.trace.feed.offset == 0 })
  }

  @Test func `what is recorded is the first stage's, and plays on it alone and beside the others`()
    async throws
  {
    let folder = try TemporaryFolder()
    let recording = folder.file("matrix.jsonl")
    let window = try await FeedWindow(
      "default", ["--matrix", "--themes", "light", "--record", recording.path])
    // Two sizes in two directions stand two by two at 0.45 of their size; the first is at 38, 17.
    try await window.robot.drag(from: CGPoint(x: 210, y: 130), to: CGPoint(x: 70, y: 130), steps: 25)
    let last = try await window.pauseAutoScroll(at: CGPoint(x: 100, y: 40))
    try await window.program.quit()
    #expect(window.log.records.contains { $0.isEvent("pageChanged", row: "hero") })
    let program = try BuiltProduct.executable("orihon").path
    for options in [[], ["--matrix", "--themes", "dark"]] {
      let words = [program, "replay", recording.path, "--headless", "--log", "-"] + options
      let output = try await Tool.run(words, ProcessInfo.processInfo.environment)
      let frames = String(decoding: output, as: UTF8.self).split(separator: "\n")
        .compactMap { LogRecord(line: String($0)) }.frames
      let end = try #require(frames.last { $0.isAtRest })
      #expect(end.number("rows.hero.x") == last.number("rows.hero.x"), "\(options)")
      #expect(end.number("feed.y") == last.number("feed.y"), "\(options)")
    }
  }
}

/// A board that closes its window once every hero has come to rest on another page.
private final class ClosingBoard: ScreenContent {
  private let board: StageBoard

  init(_ board: StageBoard) { self.board = board }

  func handle(_ event: InputEvent) { board.handle(event) }
  func advance(to time: TimeInterval) { board.advance(to: time) }
  var displayList: DisplayList { board.displayList }
  var chromeList: DisplayList { board.chromeList }
  var isMoving: Bool { board.isMoving }
  var nextWakeTime: TimeInterval? { board.nextWakeTime }
  var pointerShape: PointerShape { board.pointerShape }
  func takePictureRequests() -> [PictureRequest] { board.takePictureRequests() }
  func didPresent(_ frame: PresentedFrame) { board.didPresent(frame) }

  func takeWindowRequests() -> [WindowRequest] {
    let heroes = board.members.compactMap { $0.stage.trace.rows.first { $0.id == .row("hero") }?.motion }
    let isDone = heroes.allSatisfy { $0.phase == .idle && $0.page != 0 }
    return board.takeWindowRequests() + (isDone ? [.close] : [])
  }
}
