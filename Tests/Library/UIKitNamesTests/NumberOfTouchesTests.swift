import OrihonTesting
import Testing
import UIKitNames

/// Tests of the number of touches that recognizers tell in their actions.
@MainActor struct NumberOfTouchesTests {
  private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let harness: StageHarness

  init() { harness = StageHarness(panel, size: CGSize(width: 200, height: 200)) }

  private func click() {
    harness.click(at: CGPoint(x: 60, y: 60))
    harness.advance(by: 0.1)
  }

  @Test func `a tap has one touch in its action and after it, and none before`() {
    var told: [Int] = []
    let tap = UITapGestureRecognizer(
      target: nil, action: { (tap: UITapGestureRecognizer) in told.append(tap.numberOfTouches) })
    panel.addGestureRecognizer(tap)
    #expect(tap.numberOfTouches == 0)
    click()
    #expect(told == [1] && tap.numberOfTouches == 1)
  }

  @Test func `a tap that waits until two taps have failed has one touch in its action`() {
    var told: [String] = []
    let tap = UITapGestureRecognizer(
      target: nil, action: { (tap: UITapGestureRecognizer) in told.append("one \(tap.numberOfTouches)") })
    let pair = UITapGestureRecognizer(
      target: nil, action: { (tap: UITapGestureRecognizer) in told.append("two \(tap.numberOfTouches)") })
    pair.numberOfTapsRequired = 2
    tap.require(toFail: pair)
    for recognizer in [tap, pair] { panel.addGestureRecognizer(recognizer) }
    click()
    harness.advance(by: 0.5)
    #expect(told == ["one 1"])
    click()
    click()
    harness.advance(by: 0.5)
    #expect(told == ["one 1", "two 1"])
  }

  @Test func `a tap that fails has no touch`() {
    let tap = UITapGestureRecognizer(target: nil, action: {})
    panel.addGestureRecognizer(tap)
    harness.drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 100, y: 0))
    #expect(tap.numberOfTouches == 0)
  }

  @Test func `a long press and a pan have one touch as long as they last`() {
    var told: [Int] = []
    let press = UILongPressGestureRecognizer(
      target: nil, action: { (press: UILongPressGestureRecognizer) in told.append(press.numberOfTouches) })
    panel.addGestureRecognizer(press)
    harness.press(at: CGPoint(x: 60, y: 60))
    harness.advance(by: 0.6)
    #expect(told == [1])
    harness.release(at: CGPoint(x: 60, y: 60))
    #expect(press.numberOfTouches == 0)
    panel.removeGestureRecognizer(press)
    let pan = UIPanGestureRecognizer(
      target: nil, action: { (pan: UIPanGestureRecognizer) in told.append(pan.numberOfTouches) })
    panel.addGestureRecognizer(pan)
    harness.drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 100, y: 0))
    #expect(Set(told) == [1] && pan.numberOfTouches == 0)
  }
}
