import Documents
import FeedFiles
import Foundation
import ScreenInterface
import Testing

@testable import TuningPanel

/// Drags over value fields, and the steps of arrow keys.
struct ScrubMotionTests {
  private let range = NumberRange.from(0, to: 100)

  @Test(
    arguments: [
      (40, [], 9.0), (-40, [], 7.0), (3, [], 8.0), (40, .shift, 8.1), (1000, [], 33), (-1000, [], 0),
    ] as [(CGFloat, KeyModifiers, Double)])
  func `four points are a step, a tenth of it with shift`(
    way: CGFloat, modifiers: KeyModifiers, value: Double
  ) {
    let motion = ScrubMotion(start: 8, step: 0.1, isWhole: false)
    #expect(abs(motion.value(after: way, modifiers, in: range) - value) < 1e-9)
  }

  @Test func `whole numbers stay whole`() {
    let motion = ScrubMotion(start: 50, step: 1, isWhole: true)
    for way in stride(from: CGFloat(-60), through: 60, by: 7) {
      let value = motion.value(after: way, .shift, in: .from(1, to: 200))
      #expect(value == value.rounded())
    }
  }

  @Test func `control brings a value to whole steps`() {
    let motion = ScrubMotion(start: 0.333, step: 0.01, isWhole: false)
    let value = motion.value(after: 9, .control, in: .from(0, to: 1))
    #expect(abs(value * 100 - (value * 100).rounded()) < 1e-9)
  }

  @Test func `no drag leaves the range, whatever the way`() {
    let motion = ScrubMotion(start: 0.3, step: 0.01, isWhole: false)
    let open = NumberRange.positive(to: 10, "seconds")
    for way in [-1e9, -50, 0, 50, 1e9] as [CGFloat] {
      #expect(open.contains(motion.value(after: way, [], in: open)))
    }
  }

  @Test(arguments: [
    ("motion.decelerationRate", 0.001), ("motion.bounceRate", 0.1), ("motion.requestDuration", 0.01),
    ("gestures.wheelNotch", 1), ("gestures.mouseSlop", 0.1), ("dots.maximumDots", 1),
  ])
  func `a step suits the value and its range`(path: String, step: Double) throws {
    let tuning = try FeedReader().read(text: "sections: []", name: "t", baseFolder: nil).tuning
    let key = try #require(tuning.keys.first { $0.path.description == path })
    #expect(abs(PanelField(key, in: tuning).step - step) < 1e-12)
  }

  @Test func `a spring is told in both ways`() {
    let spring = SpringParameters(rate: 10)
    #expect(spring.perceived == "damping 1, duration 0.6283 s")
    #expect(spring.physical == "stiffness 100, damping 20, mass 1")
    #expect(spring.remaining(at: 0) == 1)
    #expect(abs(spring.remaining(at: spring.settleTime) - 0.01) < 0.001)
  }
}
