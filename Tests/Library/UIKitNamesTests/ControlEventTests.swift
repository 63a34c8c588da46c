import OrihonTesting
import Testing
import UIKitNames

/// Tests of the events that a pressed control reports while the pointer moves.
@MainActor struct ControlEventTests {
  @Test func `a pressed pointer that leaves a control and comes back is reported once each`() {
    let root = UIView()
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 80, height: 40))
    root.addSubview(button)
    let harness = StageHarness(root, size: CGSize(width: 300, height: 200))
    var told: [String] = []
    button.addAction(UIAction { _ in told.append("exit") }, for: .touchDragExit)
    button.addAction(UIAction { _ in told.append("enter") }, for: .touchDragEnter)
    button.addAction(UIAction { _ in told.append("up") }, for: [.touchUpInside, .touchUpOutside])
    harness.press(at: CGPoint(x: 60, y: 60))
    harness.move(to: CGPoint(x: 70, y: 70))
    harness.move(to: CGPoint(x: 10, y: 10))
    harness.move(to: CGPoint(x: 12, y: 12))
    harness.move(to: CGPoint(x: 60, y: 60))
    harness.release(at: CGPoint(x: 60, y: 60))
    #expect(told == ["exit", "enter", "up"])
  }
}
