import ScreenInterface
import Testing

@testable import SceneTools

/// Tests of files that are dropped on a window with menus, or chosen in a dialog.
struct FileDoorsTests {
  private final class Dialog {
    var receive: (@MainActor (DroppedFile) -> Void)?
    var openings = 0
  }

  private let feed = DroppedFile.other(path: "shop.yml", reason: "this is not a picture")

  private func doors(_ opening: FileOpening, by dialog: Dialog = Dialog()) -> FileDoors {
    var doors = FileDoors()
    doors.open = { $0 == "shop.yml" ? opening : .unknown }
    doors.choose = { receive in
      dialog.receive = receive
      dialog.openings += 1
      return nil
    }
    return doors
  }

  private func note(_ window: MenuWindow) -> String { window.words("note").joined(separator: " ") }

  @Test func `for the scene of a dropped file the window is left`() {
    let window = MenuWindow(files: doors(.go(.recording("glitch.jsonl"))))
    window.drop(feed)
    #expect(window.tap.destination == .recording("glitch.jsonl"))
    #expect(window.tap.takeWindowRequests() == [.close])
  }

  @Test func `what is refused is told, and the window stays`() {
    let window = MenuWindow(files: doors(.refused("shop holds no feed")))
    window.drop(feed)
    #expect(note(window) == "shop holds no feed")
    #expect(window.tap.destination == nil && window.tap.takeWindowRequests() == [])
  }

  @Test func `what no window goes to is judged as a picture`() {
    let window = MenuWindow(files: doors(.go(.scene("shop.yml"))))
    window.drop(.other(path: "notes.txt", reason: "this is not a picture"))
    #expect(note(window) == "notes.txt cannot be laid over the scene: this is not a picture")
    #expect(window.tap.destination == nil)
  }

  @Test func `Control and O opens the dialog, whose file comes with the next frame`() {
    let dialog = Dialog()
    let window = MenuWindow(files: doors(.refused("shop holds no feed"), by: dialog))
    window.key("o", .control)
    #expect(dialog.openings == 1)
    window.wait(60)
    dialog.receive?(feed)
    #expect(note(window) == "")
    window.wait(0)
    #expect(note(window) == "shop holds no feed")
    window.wait(2)
    #expect(note(window) == "shop holds no feed", "it is shown from when it was chosen")
  }

  @Test func `the palette opens the dialog too`() {
    let dialog = Dialog()
    let window = MenuWindow(files: doors(.unknown, by: dialog))
    window.key("p", .control)
    window.type("open a file")
    window.key("enter")
    #expect(dialog.openings == 1 && window.words("palette") == [])
  }

  @Test func `a window whose doors are closed says so, and one without a palette has no such key`() {
    let closed = MenuWindow()
    closed.key("o", .control)
    #expect(note(closed) == "This window stays with its scene and opens no file")
    let dialog = Dialog()
    let other = MenuWindow(
      services: WindowServices.all.subtracting(.palette), files: doors(.unknown, by: dialog))
    other.key("o", .control)
    #expect(dialog.openings == 0 && note(other) == "")
  }
}
