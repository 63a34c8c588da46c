import OrihonTesting
import Stage
import Testing
import UIKitNames

/// Tests of the methods that UIKit calls on views and controllers, and that a pasted screen overrides.
@MainActor struct PastedOverridesTests {
  private func run(_ screen: OverridesScreen) -> StageHarness {
    let size = CGSize(width: 375, height: 812)
    let scene = Scene("view") { _ in Scene.Content(root: screen.view, owned: [screen]) }
    let harness = StageHarness(
      scene, options: StageOptions(size: size, safeArea: UIEdgeInsets(top: 44, bottom: 34)))
    harness.advance(by: 0.1)
    screen.card.forget()
    return harness
  }

  @Test func `a press is one touch from its beginning to its end, in the view's coordinates`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    harness.press(at: CGPoint(x: 50, y: 120))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: 52, y: 121))
    harness.advance(by: 0.1)
    harness.release(at: CGPoint(x: 52, y: 121))
    #expect(screen.card.calls.first == "began" && screen.card.calls.last == "ended")
    #expect(screen.card.calls.contains("moved") && screen.card.isSameTouch)
    #expect(screen.card.places == [CGPoint(x: 30, y: 20)])
    #expect(screen.touchesOfController == 1)
  }

  @Test func `an enlarged hit area counts, and glass lets touches through`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    harness.click(at: CGPoint(x: 12, y: 95))
    #expect(screen.card.calls.first == "began")
    screen.card.forget()
    harness.click(at: CGPoint(x: 5, y: 85))
    #expect(screen.card.calls.isEmpty)
    #expect(screen.touchesOfController == 2)
  }

  @Test func `a drag of a scroll view cancels the touch, and a scroll view passes none on`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    screen.scrolled.forget()
    harness.drag(from: CGPoint(x: 100, y: 650), by: CGPoint(x: 0, y: -100))
    harness.advance(by: 1)
    #expect(screen.scrollView.contentOffset.y > 0)
    #expect(screen.scrolled.calls.first == "began" && screen.scrolled.calls.last == "cancelled")
    #expect(screen.touchesOfController == 0)
  }

  @Test func `a tap recognizer that recognizes cancels the touch`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    var taps = 0
    screen.card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: { taps += 1 }))
    harness.click(at: CGPoint(x: 50, y: 120))
    #expect(taps == 1)
    #expect(screen.card.calls.last == "cancelled")
  }

  @Test func `a control tracks the press on it to its end`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    harness.press(at: CGPoint(x: 40, y: 420))
    harness.advance(by: 0.1)
    harness.move(to: CGPoint(x: 60, y: 420))
    harness.advance(by: 0.1)
    harness.release(at: CGPoint(x: 60, y: 420))
    #expect(screen.dial.calls.first == "begin 20" && screen.dial.calls.last == "end")
    #expect(screen.dial.calls.contains("continue 20"))
    #expect(screen.touchesOfController == 0)
  }

  @Test func `traits, tint, margins, superview and window are told`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    #expect(screen.card.window != nil && screen.card.window === screen.view.window)
    harness.stage.change { $0.userInterfaceStyle = .dark }
    harness.advance(by: 0.1)
    screen.view.tintColor = .systemPink
    screen.card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.card.removeFromSuperview()
    #expect(screen.card.calls == ["traits after light", "tint", "margins", "leaves", "alone"])
    screen.card.forget()
    screen.view.addSubview(screen.card)
    #expect(screen.card.calls == ["superview", "comes"])
  }

  @Test func `a controller is told of its safe area, its margins and its editing mode`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    #expect(screen.safeAreas == [harness.stage.safeAreaInsets] && screen.safeAreas.first?.top == 44)
    screen.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(screen.marginChanges == 1)
    screen.setEditing(true, animated: false)
    #expect(screen.isEditing && screen.editingChanges == [true])
  }

  @Test func `a label's text is painted in the rectangle that its override gives`() {
    let screen = OverridesScreen()
    let harness = run(screen)
    let text = harness.stage.displayList.commands.first { $0.element == screen.label.elementID }
    #expect(text?.frame.minX == 32)
    let plain = UILabel()
    plain.text = "Paper"
    let padded = PaddedLabel()
    padded.text = "Paper"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
  }

  @Test func `a recognizer is told which view a touch is on, and its own view decides whether it begins`() {
    final class Panel: UIView, UIGestureRecognizerDelegate {
      var mayBegin = false
      var touched: [UIView?] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touched.append(touch.view)
        return true
      }
    }
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inside = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    panel.addSubview(inside)
    var taps = 0
    let tap = UITapGestureRecognizer(target: nil, action: { taps += 1 })
    panel.addGestureRecognizer(tap)
    let harness = StageHarness(panel, size: CGSize(width: 200, height: 200))
    harness.click(at: CGPoint(x: 60, y: 60))
    #expect(taps == 0)
    panel.mayBegin = true
    tap.delegate = panel
    harness.advance(by: 1)
    harness.click(at: CGPoint(x: 60, y: 60))
    #expect(taps == 1)
    #expect(panel.touched.contains { $0 === inside })
  }
}
