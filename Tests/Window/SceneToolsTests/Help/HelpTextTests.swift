import ScreenInterface
import Testing

@testable import SceneTools
@testable import Stage

/// Tests that the list of keys names all keys that work in its window, and no others.
struct HelpTextTests {
  private func keys(_ services: WindowServices) -> [String] {
    HelpText.groups(for: services).joined().map(\.keys)
  }

  @Test func `every key that there is has its line`() {
    #expect(
      keys(.all) == [
        "drag", "wheel ⇧wheel", "← →", "↑ ↓", "Page Up/Down", "Space ⇧Space", "Home End", "Tab ⇧Tab", "Enter",
        "T", "M", "R", "P", "Z ⇧Z", "D ⇧D",
        "H ⇧H", "I", "⌥ Tab ⇧Tab", "K", "L V", "O ⇧O", "[ ] A",
        "- =", "F", ", .", "⇧, ⇧.", "Home End",
        "S", "C", "⌃S", "⌃R",
        "F11 Esc", "⌃P ⌃O", "F10 ⇧F10", "⌃Q", "?",
      ])
  }

  @Test(
    arguments: [
      (WindowServices.history, ["F", ", .", "⇧, ⇧.", "Home End"]), (.recordings, ["⌃S", "⌃R"]),
      (.stills, ["S"]), (.commands, ["C"]), (.devices, ["D ⇧D"]), (.elements, []), (.menus, ["F10 ⇧F10"]),
      (.palette, ["⌃P ⌃O"]), (.tuning, ["K"]),
    ])
  func `what a window does not do is not in its list`(service: WindowServices, missing: [String]) {
    let all = HelpText.groups(for: .all).joined().filter { $0.service != service }
    let here = HelpText.groups(for: WindowServices.all.subtracting(service)).joined()
    #expect(here.map(\.keys) == all.map(\.keys))
    #expect(keys(.all).count - here.count == missing.count)
    #expect(HelpText.groups(for: .all).joined().filter { $0.service == service }.map(\.keys) == missing)
  }

  @Test func `a click copies only where there is somebody to copy`() {
    func inspecting(_ services: WindowServices) -> String? {
      HelpText.groups(for: services).joined().first { $0.keys == "I" }?.meaning
    }
    #expect(inspecting(.all) == "inspect; a click copies")
    #expect(inspecting(.devices) == "inspect")
  }

  @Test func `a group of which nothing is left leaves no gap`() {
    #expect(HelpText.groups(for: []).allSatisfy { !$0.isEmpty })
    #expect(HelpText.groups(for: []).count == HelpText.groups(for: .all).count - 1)
  }
}
