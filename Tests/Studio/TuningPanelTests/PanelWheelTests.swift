import FeedFiles
import Foundation
import ScreenInterface
import Testing

@testable import TuningPanel

/// The wheel over a value with control held.
struct PanelWheelTests {
  private func turn(_ tuned: TunedScene, _ values: [CGFloat], over name: String) throws {
    let path = try #require(SettingPath(name))
    for value in values {
      let place = try #require(tuned.place(of: .field(path)))
      let wheel = WheelEvent(
        at: place, deltaX: 0, deltaY: value, isSmooth: abs(value) < 1, modifiers: .control)
      tuned.send(.wheel(wheel))
      tuned.frames(1)
    }
  }

  @Test(arguments: [1, 2, 4, 8, 15])
  func `parts of a notch that add up to one change a value by the step of one`(parts: Int) throws {
    let (whole, fine) = (try TunedScene(), try TunedScene())
    for tuned in [whole, fine] { tuned.tap.open() }
    try turn(whole, [1], over: "motion.bounceRate")
    let values = Array(repeating: CGFloat(1 / Float(parts)), count: parts)
    try turn(fine, Array(values.dropLast()), over: "motion.bounceRate")
    #expect(fine.changes.isEmpty)
    try turn(fine, Array(values.suffix(1)), over: "motion.bounceRate")
    #expect(fine.changes == whole.changes && !fine.changes.isEmpty)
  }

  @Test func `a part of a notch over another value is no part of this one's`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    try turn(tuned, [0.75], over: "motion.bounceRate")
    try turn(tuned, [0.75], over: "motion.snapRate")
    try turn(tuned, [0.75], over: "motion.bounceRate")
    #expect(tuned.changes.isEmpty)
  }
}
