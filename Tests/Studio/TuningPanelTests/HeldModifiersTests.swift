import FeedFiles
import Foundation
import ScreenInterface
import Testing

@testable import TuningPanel

/// Drags of values while Shift and Ctrl are held, which make no events of their own.
struct HeldModifiersTests {
  /// Modifier keys that can be held.
  private final class Keyboard {
    var held: KeyModifiers = []
  }

  @Test(arguments: [(KeyModifiers.shift, "11.09"), (KeyModifiers(), "11.9")])
  func `a drag with Shift held goes by tenths of a step`(held: KeyModifiers, value: String) throws {
    var services = TuningServices()
    services.heldModifiers = { held }
    let tuned = try TunedScene(services: services)
    tuned.tap.open()
    tuned.frames(1)
    let path = try #require(SettingPath("motion.bounceRate"))
    let place = try #require(tuned.place(of: .field(path)))
    tuned.drag(from: place, to: CGPoint(x: place.x + 36, y: place.y))
    #expect(tuned.changes["motion.bounceRate"] == value)
  }

  @Test func `a drag goes on from where it is when Shift is taken to it and let go, and never leaps`() throws
  {
    let keyboard = Keyboard()
    var services = TuningServices()
    services.heldModifiers = { keyboard.held }
    let tuned = try TunedScene(services: services)
    tuned.tap.open()
    tuned.frames(1)
    let path = try #require(SettingPath("motion.bounceRate"))
    let place = try #require(tuned.place(of: .field(path)))
    func value(at way: CGFloat, _ held: KeyModifiers) -> String? {
      keyboard.held = held
      tuned.point(.moved, CGPoint(x: place.x + way, y: place.y))
      tuned.frames(1)
      return tuned.changes["motion.bounceRate"]
    }
    tuned.point(.pressed, place)
    #expect(value(at: 40, []) == "12")
    #expect(value(at: 44, .shift) == "12.01")
    #expect(value(at: 60, .shift) == "12.05")
    #expect(value(at: 64, []) == "12.15")
    #expect(value(at: 64, .shift) == "12.15")
    tuned.point(.released, CGPoint(x: place.x + 64, y: place.y))
    tuned.key("z", .control)
    #expect(tuned.changes.isEmpty)
  }
}
