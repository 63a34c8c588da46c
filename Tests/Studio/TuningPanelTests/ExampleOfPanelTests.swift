import Foundation
import ScreenInterface
import Testing

@testable import TuningPanel

/// An example to copy: the panel is opened beside a scene, and a number is typed.
struct ExampleOfPanelTests {
  @Test func `a number that is typed changes the scene`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    try tuned.set("motion.bounceRate", to: "12")
    #expect(tuned.changes["motion.bounceRate"] == "12")
  }
}
