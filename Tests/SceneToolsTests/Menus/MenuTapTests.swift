import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import SceneTools

/// Tests of the menus above a scene: the menu at the pointer, the toolbar at the top and the palette.
struct MenuTapTests {
  /// A window with menus, whose events and times go through the tap.
  private final class Window {
    let tools: Toolbox
    let stage: Stage
    let tap: MenuTap
    private(set) var time: TimeInterval = 0

    init(width: CGFloat = 430, isMirrored: Bool = false, services: WindowServices = .all) {
      tools = Toolbox(services: services)
      var options = StageOptions(size: CGSize(width: width, height: 700))
      options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      let feed = SampleFeed((0..<9).map { SampleFeed.Row("row\($0)") })
      stage = Stage(feed.scene(), options: options, tools: tools, text: BlockTextMeasuring())
      var menus = WindowMenus()
      menus.places = {
        [
          MenuEntry("seed-a  Two shelves", .go(.scene("seed-a")), note: "scene"),
          MenuEntry("seed-b  Banners", .go(.scene("seed-b")), note: "scene"),
        ]
      }
      menus.lab = .scene("S01")
      tap = MenuTap(on: stage, tools: tools, menus)
      wait(0)
    }

    func wait(_ seconds: TimeInterval) {
      time += seconds
      tap.advance(to: time)
    }

    func point(_ phase: PointerEvent.Phase, _ place: CGPoint, buttons: UInt32 = 0) {
      time += 0.01
      tap.handle(InputEvent(.pointer(PointerEvent(phase, at: place, buttons: buttons)), at: time))
      wait(0.01)
    }

    func click(_ place: CGPoint) {
      point(.moved, place)
      point(.pressed, place, buttons: 1)
      point(.released, place)
    }

    func openMenu(at place: CGPoint) {
      point(.moved, place)
      point(.moved, place, buttons: 4)
      point(.moved, place)
    }

    func key(_ key: Key, _ modifiers: KeyModifiers = []) {
      time += 0.01
      for isDown in [true, false] {
        tap.handle(InputEvent(.key(KeyEvent(key, modifiers: modifiers, isDown: isDown)), at: time))
      }
      wait(0.01)
    }

    func type(_ text: String) { for letter in text { key(letter == " " ? "space" : Key(String(letter))) } }

    /// The words of what is drawn below a name.
    func words(_ name: String) -> [String] {
      tap.chromeList.commands.compactMap { command in
        guard command.element.path.hasPrefix("tools/" + name), case .text(let line, _) = command.content
        else {
          return nil
        }
        return line.string
      }
    }

    /// The frame of what is drawn with a name.
    func frame(_ name: String) -> CGRect? {
      tap.chromeList.commands.first { command in
        guard command.element.path == "tools/" + name, case .fill = command.content else { return false }
        return true
      }?.frame
    }

    func place(of word: String) -> CGPoint? {
      let command = tap.chromeList.commands.first {
        guard case .text(let line, _) = $0.content else { return false }
        return line.string == word
      }
      return command.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    var offset: CGFloat { stage.trace.feed.offset }
  }

  private let middle = CGPoint(x: 200, y: 300)

  // MARK: The menu at the pointer

  @Test func `the secondary button opens a menu of what applies there`() {
    let window = Window()
    window.openMenu(at: middle)
    let words = window.words("menu")
    #expect(words.contains("Inspect this") && words.contains("Copy its state"))
    #expect(words.contains("Open in the lab") && words.contains("Go to…"))
  }

  @Test func `its choices do what their keys do, and the scene sees no press`() throws {
    let window = Window()
    window.openMenu(at: middle)
    window.click(try #require(window.place(of: "Inspect this")))
    #expect(window.tools.shownTools.takesPointer)
    #expect(window.words("menu") == [])
    #expect(window.stage.takeWindowRequests() == [])
  }

  @Test func `it copies the element under the pointer with its state`() throws {
    let window = Window()
    window.openMenu(at: middle)
    window.click(try #require(window.place(of: "Copy its state")))
    #expect(window.tap.takeWindowRequests() == [.copyElement])
    #expect(window.tools.copiedElement?.id.path.hasPrefix("row") == true)
  }

  @Test func `a press beside it closes it and is the scene's`() {
    let window = Window()
    window.openMenu(at: CGPoint(x: 20, y: 20))
    window.point(.moved, CGPoint(x: 400, y: 600))
    window.point(.pressed, CGPoint(x: 400, y: 600), buttons: 1)
    #expect(window.words("menu") == [])
    for y in [580, 500] as [CGFloat] { window.point(.moved, CGPoint(x: 400, y: y), buttons: 1) }
    window.wait(0.1)
    #expect(window.offset > 50)
  }

  @Test func `keys move in it, choose and close it`() {
    let window = Window()
    window.point(.moved, middle)
    window.key("f10", .shift)
    #expect(window.words("menu").contains("Inspect this"))
    window.key("enter")
    #expect(window.tools.shownTools.takesPointer)
    window.key("escape")
    window.key("f10", .shift)
    window.key("down")
    window.key("enter")
    #expect(window.tap.takeWindowRequests() == [.copyElement])
    window.key("f10", .shift)
    window.key("escape")
    #expect(window.words("menu") == [])
    #expect(window.tap.takeWindowRequests() == [])
  }

  @Test(arguments: [false, true])
  func `it stays in a narrow window, towards the end of a line`(isMirrored: Bool) throws {
    let window = Window(width: 320, isMirrored: isMirrored)
    for place in [CGPoint(x: 2, y: 2), CGPoint(x: 318, y: 698), CGPoint(x: 160, y: 300)] {
      window.openMenu(at: place)
      let frame = try #require(window.frame("menu"))
      #expect(CGRect(x: 0, y: 0, width: 320, height: 700).contains(frame))
      window.key("escape")
    }
    window.openMenu(at: CGPoint(x: isMirrored ? 300 : 20, y: 300))
    let frame = try #require(window.frame("menu"))
    #expect(isMirrored ? frame.maxX == 300 : frame.minX == 20)
  }

  // MARK: The toolbar

  @Test func `a pointer that rests at the top brings a toolbar, and one that leaves takes it away`() {
    let window = Window()
    window.point(.moved, CGPoint(x: 215, y: 4))
    #expect(window.words("toolbar") == [])
    #expect(window.tap.nextWakeTime != nil)
    window.wait(0.4)
    #expect(window.words("toolbar") == ["Record", "Freeze", "Tools", "Theme", "Size", "Go to", "Help"])
    window.point(.moved, CGPoint(x: 215, y: 20))
    #expect(window.words("toolbar").count == 7)
    window.point(.moved, CGPoint(x: 215, y: 200))
    #expect(window.words("toolbar") == [])
  }

  @Test func `its buttons do what their keys do`() throws {
    let window = Window()
    window.point(.moved, CGPoint(x: 215, y: 4))
    window.wait(0.4)
    window.click(try #require(window.place(of: "Theme")))
    #expect(window.stage.isDark)
    window.key("f10")
    window.click(try #require(window.place(of: "Record")))
    #expect(window.tap.takeWindowRequests() == [.toggleRecording])
    window.key("f10")
    window.click(try #require(window.place(of: "Size")))
    window.click(try #require(window.place(of: "Small")))
    #expect(window.tap.takeWindowRequests() == [.resize(CGSize(width: 375, height: 812))])
  }

  @Test(arguments: [false, true])
  func `arrows move among its buttons, as they stand`(isMirrored: Bool) {
    let window = Window(isMirrored: isMirrored)
    window.key("f10")
    for _ in 0..<3 { window.key(isMirrored ? "left" : "right") }
    window.key("enter")
    #expect(window.stage.isDark)
    #expect(window.words("toolbar") == [])
    window.key("f10")
    window.key("escape")
    #expect(window.words("toolbar") == [])
  }

  @Test func `in a narrow window its buttons stand in two rows`() throws {
    let window = Window(width: 320)
    window.key("f10")
    let frame = try #require(window.frame("toolbar"))
    #expect(frame.minX >= 8 && frame.maxX <= 312 && frame.height == 56)
  }

  // MARK: The palette

  @Test func `what is typed finds scenes, commands and devices`() {
    let window = Window()
    window.key("p", .control)
    #expect(window.words("palette").contains("seed-a  Two shelves"))
    window.type("bann")
    #expect(window.words("palette") == ["bann▏", "seed-b  Banners", "scene"])
    for _ in 0..<4 { window.key("backspace") }
    window.type("tablet")
    #expect(window.words("palette") == ["tablet▏", "Tablet", "834×1194"])
    window.key("enter")
    #expect(window.tap.takeWindowRequests() == [.resize(CGSize(width: 834, height: 1194))])
  }

  @Test func `Enter goes to a scene, for which the window is left`() {
    let window = Window()
    window.key("p", .control)
    window.key("down")
    window.key("enter")
    #expect(window.tap.destination == .scene("seed-b"))
    #expect(window.tap.takeWindowRequests() == [.close])
  }

  @Test func `a command that is found does what its key does, and letters reach nobody else`() {
    let window = Window()
    window.key("p", .control)
    window.type("light or dark")
    #expect(!window.stage.isDark)
    window.key("enter")
    #expect(window.stage.isDark)
    window.key("p", .control)
    window.key("escape")
    #expect(window.words("palette") == [])
  }

  @Test func `what fits nothing is told`() {
    let window = Window()
    window.key("p", .control)
    window.type("zzz")
    #expect(window.words("palette") == ["zzz▏", "Nothing is called that"])
    window.key("enter")
    #expect(window.tap.destination == nil)
  }

  @Test func `without the services nothing opens`() {
    let window = Window(services: .devices)
    window.openMenu(at: middle)
    window.key("p", .control)
    window.key("f10")
    window.point(.moved, CGPoint(x: 215, y: 4))
    window.wait(1)
    #expect(window.tap.chromeList.commands.isEmpty)
  }
}
