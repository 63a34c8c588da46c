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

/// Tests of the menus above a scene: the menu at the pointer and the toolbar at the top.
struct MenuInterceptorTests {
  private let middle = CGPoint(x: 200, y: 300)

  @Test func `a scene is left for where it is sent, unless another place was chosen`() {
    let window = MenuWindow()
    #expect(!window.tap.givesWay)
    window.tap.go(to: .scene("feed.yml"))
    window.tap.go(to: .scene("other"))
    #expect(window.tap.destination == .scene("feed.yml") && window.tap.givesWay)
    #expect(window.tap.takeWindowRequests().last == .close)
  }

  // MARK: The menu at the pointer

  @Test func `the secondary button opens a menu of what applies there`() {
    let window = MenuWindow()
    window.openMenu(at: middle)
    let words = window.words("menu")
    #expect(words.contains("Inspect this") && words.contains("Copy its state"))
    #expect(words.contains("Open in the lab") && words.contains("Go to…"))
  }

  @Test func `its choices do what their keys do, and the scene sees no press`() throws {
    let window = MenuWindow()
    window.openMenu(at: middle)
    window.click(try #require(window.place(of: "Inspect this")))
    #expect(window.tools.shownTools.takesPointer)
    #expect(window.words("menu") == [])
    #expect(window.stage.takeWindowRequests() == [])
  }

  @Test func `it copies the element under the pointer with its state`() throws {
    let window = MenuWindow()
    window.openMenu(at: middle)
    window.click(try #require(window.place(of: "Copy its state")))
    #expect(window.tap.takeWindowRequests() == [.copyElement])
    #expect(window.tools.copiedElement?.id.path.hasPrefix("row") == true)
  }

  @Test func `a press beside it closes it and is the scene's`() {
    let window = MenuWindow()
    window.openMenu(at: CGPoint(x: 20, y: 20))
    window.point(.moved, CGPoint(x: 400, y: 600))
    window.point(.pressed, CGPoint(x: 400, y: 600), buttons: 1)
    #expect(window.words("menu") == [])
    for y in [580, 500] as [CGFloat] { window.point(.moved, CGPoint(x: 400, y: y), buttons: 1) }
    window.wait(0.1)
    #expect(window.offset > 50)
  }

  @Test func `keys move in it, choose and close it`() {
    let window = MenuWindow()
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
    let window = MenuWindow(width: 320, isMirrored: isMirrored)
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
    let window = MenuWindow()
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
    let window = MenuWindow()
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
  func `the list of keys opens in place of the toolbar, and none comes over it`(isMirrored: Bool) {
    let window = MenuWindow(width: 320, isMirrored: isMirrored)
    window.key("f10")
    window.key("?")
    #expect(window.words("toolbar") == [] && window.tools.showsHelp)
    window.point(.moved, CGPoint(x: 160, y: 4))
    window.wait(0.4)
    #expect(window.words("toolbar") == [])
    window.key("escape")
    window.point(.moved, CGPoint(x: 160, y: 200))
    window.point(.moved, CGPoint(x: 160, y: 4))
    window.wait(0.4)
    #expect(window.words("toolbar").count == 7)
  }

  @Test(arguments: [false, true])
  func `arrows move among its buttons, as they stand`(isMirrored: Bool) {
    let window = MenuWindow(isMirrored: isMirrored)
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
    let window = MenuWindow(width: 320)
    window.key("f10")
    let frame = try #require(window.frame("toolbar"))
    #expect(frame.minX >= 8 && frame.maxX <= 312 && frame.height == 56)
  }

  @Test func `without the services nothing opens`() {
    let window = MenuWindow(services: .devices)
    window.openMenu(at: middle)
    window.key("p", .control)
    window.key("f10")
    window.point(.moved, CGPoint(x: 215, y: 4))
    window.wait(1)
    #expect(window.tap.chromeList.commands.isEmpty)
  }
}
