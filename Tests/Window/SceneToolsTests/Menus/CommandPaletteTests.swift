import Foundation
import ScreenInterface
import Stage
import Testing

@testable import SceneTools

/// Tests of the palette, by which a window finds scenes, scripts, devices and commands.
struct CommandPaletteTests {
  @Test func `what is typed finds scenes, commands and devices`() {
    let window = MenuWindow()
    window.key("p", .control)
    #expect(window.words("palette").contains("seed-a") && window.words("palette").contains("Two shelves"))
    window.type("bann")
    #expect(window.words("palette").starts(with: ["bann▏", "seed-b", "scene"]))
    #expect(!window.words("palette").contains("seed-a"))
    for _ in 0..<4 { window.key("backspace") }
    window.type("tablet")
    #expect(window.words("palette") == ["tablet▏", "Tablet", "834×1194"])
    window.key("enter")
    #expect(window.tap.takeWindowRequests() == [.resize(CGSize(width: 834, height: 1194))])
  }

  @Test func `Enter goes to a scene, for which the window is left`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.key("down")
    window.key("enter")
    #expect(window.tap.destination == .scene("seed-b"))
    #expect(window.tap.takeWindowRequests() == [.close])
  }

  @Test func `a command that is found does what its key does, and letters reach nobody else`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.type("light or dark")
    #expect(!window.stage.isDark)
    window.key("enter")
    #expect(window.stage.isDark)
    window.key("p", .control)
    window.key("escape")
    #expect(window.words("palette") == [])
  }

  @Test func `Control and A selects what was typed, visibly, and the next key replaces it`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.type("bann")
    #expect(window.frame("palette/selection") == nil)
    window.key("a", .control)
    #expect(window.words("palette").first == "bann")
    let selection = window.frame("palette/selection")
    #expect(selection?.width == window.texts("palette/typed").first?.width.rounded(.up))
    window.key("right")
    #expect(window.frame("palette/selection") == nil && window.words("palette").first == "bann▏")
    window.key("a", .control)
    window.type("tablet")
    #expect(window.words("palette") == ["tablet▏", "Tablet", "834×1194"])
    window.key("a", .control)
    window.key("backspace")
    #expect(window.words("palette").contains("seed-a") && window.words("palette").contains("seed-b"))
  }

  @Test func `Control and V writes the clipboard's first line, and finds by it`() {
    let window = MenuWindow()
    window.clipboard = "tablet\nphone\n"
    window.key("p", .control)
    window.key("v", .control)
    #expect(window.words("palette") == ["tablet▏", "Tablet", "834×1194"])
    window.key("u", .control)
    #expect(window.words("palette").contains("seed-a"))
    window.clipboard = ""
    window.key("v", .control)
    #expect(window.words("palette").contains("seed-a"))
  }

  @Test func `a capital is written as it was typed, and finds what small letters find`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.key("t", .shift)
    window.type("ablet")
    #expect(window.words("palette") == ["Tablet▏", "Tablet", "834×1194"])
    window.key("a", .control)
    window.clipboard = "TABLET"
    window.key("v", .control)
    #expect(window.words("palette") == ["TABLET▏", "Tablet", "834×1194"])
  }

  @Test func `with caps lock capitals are written, and small letters with Shift`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.key("t", isCapsLocked: true)
    window.key("a", .shift, isCapsLocked: true)
    for letter in ["b", "l", "e", "t"] as [Key] { window.key(letter, isCapsLocked: true) }
    #expect(window.words("palette") == ["TaBLET▏", "Tablet", "834×1194"])
    window.key("u", .control, isCapsLocked: true)
    #expect(window.words("palette").contains("seed-a"), "a command is the same with caps lock")
  }

  @Test func `of a text wider than the field the end shows, with its caret, and what was cut is told`() throws
  {
    let window = MenuWindow()
    window.clipboard = String(repeating: "a-long-folder/", count: 12) + "feed.yml"
    window.key("p", .control)
    window.key("v", .control)
    let shown = try #require(window.words("palette/typed").first)
    #expect(shown.hasPrefix("…") && shown.hasSuffix("feed.yml▏"))
    #expect(window.words("palette/typed").count == 1)
    let box = try #require(window.frame("palette"))
    #expect(window.texts("palette/typed").allSatisfy { box.insetBy(dx: 11, dy: 0).contains($0) })
    window.clipboard = String(repeating: "b", count: 2000)
    window.key("v", .control)
    #expect(window.words("palette/typed").last == "cut at 512 characters")
    #expect(window.texts("palette/typed").allSatisfy { box.insetBy(dx: 11, dy: 0).contains($0) })
    window.key("u", .control)
    #expect(window.words("palette/typed").count == 1)
  }

  @Test func `Control and Backspace deletes a word`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.type("light or dark")
    window.key("backspace", .control)
    #expect(window.words("palette").first == "light or ▏")
    #expect(window.words("palette").contains("Light or dark"))
  }

  @Test func `other keys with Control go on to the window`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.type("bann")
    window.key("s", .control)
    #expect(window.words("palette").first == "bann▏")
    #expect(window.tap.takeWindowRequests() == [.saveRecording])
  }

  @Test func `what fits nothing is told`() {
    let window = MenuWindow()
    window.key("p", .control)
    window.type("zzz")
    #expect(window.words("palette") == ["zzz▏", "Nothing is called that"])
    window.key("enter")
    #expect(window.tap.destination == nil)
  }

  @Test(arguments: [320, 430, 800, 1440] as [CGFloat], [false, true])
  func `what a scene shows is told whole, beside its name or below it`(width: CGFloat, isMirrored: Bool)
    throws
  {
    let window = MenuWindow(width: width, isMirrored: isMirrored)
    window.key("p", .control)
    window.type("banners")
    let words = window.words("palette")
    #expect(words.dropFirst(3).joined(separator: " ") == MenuWindow.banners, "\(words)")
    let box = try #require(window.frame("palette"))
    #expect(window.texts("palette").allSatisfy { box.insetBy(dx: 11, dy: 0).contains($0) })
  }

  @Test func `its box is as high as what it shows, and never higher than twelve names`() throws {
    let window = MenuWindow()
    window.key("p", .control)
    let all = try #require(window.frame("palette"))
    #expect(all.height <= 376)
    for _ in 0..<9 {
      let box = try #require(window.frame("palette"))
      let lowest = try #require(window.texts("palette").map(\.maxY).max())
      #expect(box.maxY - lowest <= 12.5, "\(box) \(lowest)")
      window.wheel(-1, at: CGPoint(x: all.midX, y: 32 + 376 - 5))
    }
    #expect(window.words("palette/0") == [], "the wheel turns where the box has become lower")
    window.wheel(100, at: CGPoint(x: all.midX, y: all.minY + 50))
    window.type("tablet")
    #expect(window.frame("palette")?.height == 68 as CGFloat)
    window.type("zzz")
    #expect(window.frame("palette")?.height == 68 as CGFloat)
    #expect(window.frame("palette")?.origin == all.origin)
  }

  @Test func `the wheel and the arrows come to every line, and the chosen one shows`() throws {
    let window = MenuWindow()
    window.key("p", .control)
    let first = window.words("palette/0")
    window.key("up")
    #expect(window.words("palette/0") == [])
    window.key("down")
    #expect(window.words("palette/0") == first)
    let box = try #require(window.frame("palette"))
    let place = CGPoint(x: box.midX, y: box.minY + 50)
    window.wheel(-1, at: place)
    #expect(window.words("palette/2") == [] && window.words("palette/3") != [])
    window.wheel(-100, at: place)
    let last = window.words("palette")
    window.wheel(-1, at: place)
    #expect(window.words("palette") == last)
    window.wheel(100, at: place)
    #expect(window.words("palette/0") == first)
  }

  @Test(arguments: [1, 4, 8, 15])
  func `parts of a notch pass the lines that a notch passes`(parts: Int) throws {
    let window = MenuWindow()
    window.key("p", .control)
    let box = try #require(window.frame("palette"))
    let place = CGPoint(x: box.midX, y: box.minY + 50)
    for _ in 0..<parts { window.wheel(CGFloat(-1 / Float(parts)), at: place) }
    #expect(window.words("palette/2") == [] && window.words("palette/3") != [])
  }
}
