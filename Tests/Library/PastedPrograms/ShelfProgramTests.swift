import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of a page control in a footer, which the handler sets and which turns the shelf.
///
/// Covers requirements S01–S16.
@MainActor struct ShelfProgramTests {
  private let program = ShelfProgram()
  private let harness: StageHarness

  init() { harness = run(program) }

  @Test func `a flick turns one shelf, its dots follow, and the feed stays`() throws {
    harness.flick(from: CGPoint(x: 250, y: 200), by: CGPoint(x: -180, y: 4))
    harness.advance(by: 1.5)
    #expect(program.page(ofShelf: 0) == 1)
    #expect(try #require(program.dots(ofShelf: 0)).currentPage == 1)
    #expect(program.page(ofShelf: 1) == 0)
    #expect(program.collectionView.contentOffset == .zero)
    #expect(program.feedScrolls == 0)
  }

  @Test func `a click on a dot turns the shelf, and who waits hears that it arrived`() async throws {
    let dots = try #require(program.dots(ofShelf: 0))
    let third = dots.convertToWindow(try #require(dots.frame(ofDot: 2)))
    harness.click(at: CGPoint(x: third.midX, y: third.midY))
    await harness.letTasksRun()
    #expect(program.finishedTurns.isEmpty)
    harness.advance(by: 1)
    await harness.letTasksRun()
    #expect(program.finishedTurns == [2])
    #expect(program.page(ofShelf: 0) == 2)
    #expect(program.collectionView.contentOffset == .zero)
  }

  @Test func `scrubbing the dots turns the shelf at once`() throws {
    let dots = try #require(program.dots(ofShelf: 0))
    let first = dots.convertToWindow(try #require(dots.frame(ofDot: 0)))
    let last = dots.convertToWindow(try #require(dots.frame(ofDot: 4)))
    let start = CGPoint(x: first.midX, y: first.midY)
    harness.press(at: start)
    harness.move(from: start, by: CGPoint(x: last.midX - first.midX, y: 0), in: 0.4)
    harness.advance(by: 0.1)
    #expect(program.page(ofShelf: 0) == 4)
    harness.release(at: CGPoint(x: last.midX, y: last.midY))
    harness.advance(by: 0.5)
    #expect(dots.currentPage == 4)
  }

  @Test func `the feed pages by its height and tells its delegate`() {
    harness.flick(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 3, y: -250))
    harness.advance(by: 2)
    #expect(program.collectionView.contentOffset.y == 800)
    #expect(program.feedScrolls > 5)
  }
}
