import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of the direction of a scroll view, observed by comparing offsets.
///
/// Covers requirements S33–S35.
@MainActor struct DirectionProgramTests {
  private let program = DirectionProgram()
  private let harness: StageHarness

  init() { harness = run(program) }

  private func drag(by distance: CGPoint) {
    harness.press(at: CGPoint(x: 300, y: 600))
    harness.move(from: CGPoint(x: 300, y: 600), by: distance, in: 0.3)
    harness.advance(by: 0.2)
  }

  @Test func `a diagonal drag moves and tells of both axes`() {
    program.enableMovementDetection()
    drag(by: CGPoint(x: -150, y: -150))
    #expect(program.movements.contains { $0.horizontal == .tail && $0.vertical == .bottom })
    let offset = program.scrollView.contentOffset
    #expect(isClose(offset.x, offset.y))
    #expect(offset.x > 130)
  }

  @Test func `a drag that begins along an axis is locked to it`() {
    program.enableMovementDetection()
    drag(by: CGPoint(x: -150, y: -40))
    #expect(!program.movements.isEmpty)
    #expect(program.movements.allSatisfy { $0.horizontal == .tail && $0.vertical == .none })
    #expect(program.scrollView.contentOffset.y == 0)
  }

  @Test func `detection switched on twice and off once is off`() {
    program.enableMovementDetection()
    program.enableMovementDetection()
    program.disableMovementDetection()
    drag(by: CGPoint(x: -150, y: -150))
    #expect(program.movements.isEmpty)
  }

  @Test func `the delegate hears a drag in its order and decides where it rests`() {
    program.enableMovementDetection()
    harness.flick(from: CGPoint(x: 300, y: 600), by: CGPoint(x: -120, y: 0))
    harness.advance(by: 4)
    #expect(program.story == ["begin", "release", "end, going on", "rest"])
    #expect(program.scrollView.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    #expect(program.scrollView.contentOffset.x >= 100)
  }

  @Test func `phases can be read as they come, and nothing waits for the reader`() async {
    let directions = program.scrollView.directions(of: .horizontal)
    drag(by: CGPoint(x: -150, y: 0))
    harness.release(at: CGPoint(x: 150, y: 600))
    harness.advance(by: 1)
    var read: [String] = []
    for await direction in directions.prefix(2) { read.append(direction.rawValue) }
    #expect(read == ["towardsEnd", "none"])
  }
}
