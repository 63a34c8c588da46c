import FeedFiles
import ScreenInterface
import Testing

@testable import TuningPanel

/// The words on what was refused and done, and on what cannot be done.
struct PanelMessageTests {
  @Test(
    arguments: [
      ("backspace", []), ("right", []), ("z", .control), ("1", []), ("x", []), ("down", []),
    ] as [(Key, KeyModifiers)])
  func `words on what was refused or done go with the next key`(key: Key, modifiers: KeyModifiers) throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    tuned.key("enter")
    tuned.type("900")
    tuned.key("enter")
    #expect(tuned.panel?.message?.isRefusal == true)
    tuned.key(key, modifiers)
    #expect(tuned.panel?.message == nil)
  }

  @Test func `where nothing can be written the button looks so, and says why`() throws {
    let (bare, file) = (try TunedScene(), try TunedScene(services: Self.writing))
    for tuned in [bare, file] {
      tuned.tap.open()
      tuned.frames(1)
    }
    #expect(bare.panel?.unwritable?.hasPrefix("this scene was read from no file of yours") == true)
    #expect(file.panel?.unwritable == nil)
    bare.key("w", .control)
    #expect(bare.panel?.message?.words == bare.panel?.unwritable)
    for tuned in [bare, file] {
      tuned.select("motion.bounceRate")
      tuned.key("right")
    }
    #expect(bare.color(of: "tools/tuning/write") != bare.color(of: "tools/tuning/yaml"))
    #expect(file.color(of: "tools/tuning/write") == file.color(of: "tools/tuning/yaml"))
    bare.key("w", .control)
    #expect(bare.panel?.message?.isRefusal == true)
    #expect(bare.panel?.message?.words == bare.panel?.unwritable)
    file.key("w", .control)
    #expect(file.panel?.message == .done("written"))
  }

  private static var writing: TuningServices {
    var services = TuningServices()
    services.write = { _ in .done("written") }
    return services
  }
}
