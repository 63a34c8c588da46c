import FeedFiles
import Foundation
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

  @Test func `a button that would do nothing is pale, and says why while the pointer is over it`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.frames(1)
    var hints: [PanelAction: String] = [:]
    for action in PanelAction.allCases {
      tuned.point(.moved, try #require(tuned.place(of: .action(action))))
      hints[action] = tuned.texts(of: "tools/tuning/note").joined(separator: " ")
      #expect(tuned.color(of: ElementID("tools/tuning/\(action.rawValue)"))?.alpha ?? 255 < 255)
      #expect(tuned.panel?.message == nil)
    }
    #expect(hints[.undo] == "there is no change to take back" && hints[.redo] == "nothing was taken back")
    #expect(hints[.yaml] == "nothing differs from the file")
    #expect(hints[.write]?.hasPrefix("this scene was read from no file of yours") == true)
    tuned.select("motion.bounceRate")
    tuned.key("right")
    tuned.point(.moved, try #require(tuned.place(of: .action(.yaml))))
    #expect(tuned.color(of: "tools/tuning/yaml")?.alpha == 255)
    #expect(!tuned.texts(of: "tools/tuning/note").joined(separator: " ").contains("differs"))
    tuned.point(.moved, try #require(tuned.place(of: .action(.write))))
    #expect(tuned.texts(of: "tools/tuning/note").joined(separator: " ").contains("no file of yours"))
    tuned.point(.moved, CGPoint(x: 20, y: 20))
    #expect(!tuned.texts(of: "tools/tuning/note").joined(separator: " ").contains("no file of yours"))
  }

  private static var writing: TuningServices {
    var services = TuningServices()
    services.write = { _ in .done("written") }
    return services
  }
}
