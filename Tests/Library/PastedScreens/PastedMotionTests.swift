import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of a pasted collection view controller that answers presses, and of keyframes and timing parameters.
@MainActor struct PastedMotionTests {
  private func run(_ screen: MotionScreen) -> StageHarness {
    let harness = StageHarness(screen, size: CGSize(width: 375, height: 812))
    harness.advance(by: 0.1)
    return harness
  }

  private func opacity(of screen: MotionScreen, in harness: StageHarness) -> CGFloat? {
    harness.stage.displayList.commands.first { $0.element == screen.box.elementID }?.opacity
  }

  private func left(of screen: MotionScreen, in harness: StageHarness) -> CGFloat? {
    harness.stage.displayList.commands.first { $0.element == screen.box.elementID }?.frame.minX
  }

  @Test func `keyframes follow each other, each in its own part of the time`() throws {
    let screen = MotionScreen()
    screen.box.backgroundColor = .red
    let harness = run(screen)
    screen.blink()
    var shown: [CGFloat] = []
    for _ in 0..<4 {
      harness.advance(by: 0.25)
      shown.append(try #require(opacity(of: screen, in: harness)))
    }
    for (seen, expected) in zip(shown, [0.75, 0.5, 0.75, 1]) { #expect(abs(seen - expected) < 0.06) }
    harness.advance(by: 0.2)
    #expect(screen.ends == 1)
  }

  @Test func `a spring by timing parameters moves the box to its end`() throws {
    let screen = MotionScreen()
    screen.box.backgroundColor = .red
    let harness = run(screen)
    let start = try #require(left(of: screen, in: harness))
    screen.slide()
    harness.advance(by: 0.1)
    let middle = try #require(left(of: screen, in: harness))
    harness.advance(by: 1)
    let end = try #require(left(of: screen, in: harness))
    #expect(start < middle && middle < end && abs(end - start - 200) < 0.51)
    #expect(screen.ends == 1)
  }

  @Test func `a press on an item is told to the controller's overrides`() {
    let screen = MotionScreen()
    let harness = run(screen)
    harness.press(at: CGPoint(x: 50, y: 50))
    harness.advance(by: 0.3)
    harness.release(at: CGPoint(x: 50, y: 50))
    harness.advance(by: 0.3)
    #expect(screen.highlights == ["on 0", "off 0"])
  }

  @Test func `a registration is told of the traits before a change`() {
    let screen = MotionScreen()
    let harness = run(screen)
    #expect(screen.styles.isEmpty)
    harness.stage.change { $0.userInterfaceStyle = .dark }
    harness.advance(by: 0.1)
    #expect(screen.styles == [.light])
  }
}
