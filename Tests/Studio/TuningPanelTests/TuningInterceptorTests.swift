import CollectionViews
import FeedFiles
import Foundation
import Replays
import ScreenInterface
import Stage
import Testing

@testable import TuningPanel

/// The panel beside a running scene: its room, its keys and pointer, and the edits that it makes.
struct TuningInterceptorTests {
  /// Time that can stand still.
  private final class Clock {
    var isFrozen = false
  }

  @Test(arguments: [
    (CGSize(width: 1000, height: 800), CGSize(width: 660, height: 800)),
    (CGSize(width: 740, height: 600), CGSize(width: 400, height: 600)),
    (CGSize(width: 430, height: 932), CGSize(width: 430, height: 512)),
    (CGSize(width: 320, height: 480), CGSize(width: 320, height: 192)),
  ])
  func `the scene gets the room beside the panel, and all of it when it closes`(window: CGSize, scene: CGSize)
    throws
  {
    let tuned = try TunedScene(size: window)
    tuned.key("k", frames: 2)
    #expect(tuned.tap.isOpen)
    #expect(tuned.stage.size == scene)
    #expect(tuned.tap.displayList.size == window)
    #expect(tuned.tap.chromeList.size == window)
    tuned.key("k", frames: 2)
    #expect(!tuned.tap.isOpen)
    #expect(tuned.stage.size == window)
  }

  @Test func `a window that is resized under the panel keeps its room`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.send(.window(.resized(CGSize(width: 900, height: 700), scale: 2)))
    tuned.frames(1)
    #expect(tuned.stage.size == CGSize(width: 560, height: 700))
    #expect(tuned.stage.displayScale == 2)
  }

  @Test func `a device is asked for with the panel's room`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.stage.ask(.resize(CGSize(width: 390, height: 844)))
    tuned.stage.ask(.resize(CGSize(width: 430, height: 932)))
    tuned.frames(1)
    #expect(
      tuned.requests == [.resize(CGSize(width: 390, height: 1264)), .resize(CGSize(width: 770, height: 932))])
  }

  @Test func `keys are the panel's while it has them, and the scene's after a press on the scene`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.type("snap")
    #expect(tuned.panel?.visibleFields.map(\.key.name) == ["snapRate"])
    tuned.key("escape")
    #expect(tuned.panel?.filter == "")
    tuned.key("escape")
    #expect(!tuned.tap.isOpen)
    let other = try TunedScene()
    other.tap.open()
    let before = other.log.events.count
    other.type("bounce")
    #expect(other.log.events.count == before)
    #expect(other.panel?.visibleFields.map(\.key.name) == ["bounceRate"])
    other.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 600), steps: 1)
    other.key("t")
    #expect(other.panel?.filter == "bounce")
    #expect(other.stage.context.traits.userInterfaceStyle == .dark)
  }

  @Test func `backspace takes back what was typed, and once a value is chosen its change`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.type("bounce")
    tuned.key("down")
    tuned.key("right")
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
    tuned.key("backspace")
    #expect(tuned.changes.isEmpty)
    #expect(tuned.panel?.filter == "bounce")
    tuned.type("x")
    tuned.key("backspace")
    #expect(tuned.panel?.filter == "bounce")
    #expect(tuned.changes.isEmpty)
  }

  @Test func `backspace in a filter that somebody has clicked into never changes a number`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    let place = try #require(tuned.place(of: .filter))
    tuned.point(.pressed, place)
    tuned.point(.released, place)
    tuned.type("ab")
    for _ in 0..<4 { tuned.key("backspace") }
    #expect(tuned.panel?.filter == "")
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
  }

  @Test func `a capital is typed as it is, which preJump needs`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.farTarget")
    tuned.key("enter")
    tuned.type("pre")
    tuned.key("j", .shift)
    tuned.type("ump(3)")
    tuned.key("enter")
    #expect(tuned.panel?.message == nil)
    #expect(tuned.changes == ["motion.farTarget": "preJump(3)"])
  }

  @Test func `arrows, typing, reset and undo change a value by edits`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
    tuned.key("right", .shift)
    #expect(tuned.changes == ["motion.bounceRate": "12.1"])
    tuned.key("enter")
    tuned.type("6*4")
    tuned.key("enter")
    #expect(tuned.changes == ["motion.bounceRate": "24"])
    tuned.key("enter")
    tuned.type("900")
    tuned.key("enter")
    #expect(tuned.panel?.message?.isRefusal == true)
    #expect(tuned.changes == ["motion.bounceRate": "24"])
    tuned.key("enter")
    tuned.type("1")
    tuned.key("escape")
    #expect(tuned.changes == ["motion.bounceRate": "24"])
    tuned.key("backspace")
    #expect(tuned.changes.isEmpty)
    tuned.key("backspace")
    #expect(tuned.changes == ["motion.bounceRate": "10"])
    tuned.key("z", .control)
    #expect(tuned.changes.isEmpty)
    tuned.key("z", .control)
    #expect(tuned.changes == ["motion.bounceRate": "24"])
    tuned.key("z", [.control, .shift])
    #expect(tuned.changes.isEmpty)
    #expect(tuned.log.edits.first == .setting("motion.bounceRate", to: "11.1"))
  }

  @Test func `a scrub is one step to take back, however long it is`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    let path = try #require(SettingPath("gestures.mouseSlop"))
    let place = try #require(tuned.place(of: .field(path)))
    tuned.drag(from: place, to: CGPoint(x: place.x + 40, y: place.y))
    #expect(tuned.changes == ["gestures.mouseSlop": "9"])
    tuned.key("z", .control)
    #expect(tuned.changes.isEmpty)
    let presses = tuned.log.events.filter {
      if case .pointer(let pointer) = $0.kind { pointer.phase == .pressed } else { false }
    }
    #expect(presses.isEmpty)
  }

  @Test func `a double click goes back to the file`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("gestures.mouseSlop")
    tuned.key("right")
    let path = try #require(SettingPath("gestures.mouseSlop"))
    let place = try #require(tuned.place(of: .field(path)))
    for _ in 0..<2 {
      tuned.point(.pressed, place)
      tuned.point(.released, place)
    }
    tuned.frames(1)
    #expect(tuned.changes.isEmpty)
  }

  @Test func `versions switch by digits, and the chosen one shows while its key is held`() throws {
    let tuned = try TunedScene()
    tuned.openWithSecondVersion()
    #expect(tuned.changes == ["motion.bounceRate": "11.2"])
    tuned.send(.key(KeyEvent("`")))
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
    tuned.send(.key(KeyEvent("`", isDown: false)))
    #expect(tuned.changes == ["motion.bounceRate": "11.2"])
    tuned.key("1")
    #expect(tuned.changes.isEmpty)
    tuned.key("2")
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
  }

  @Test func `what differs is copied as YAML, as Swift and as a command line`() throws {
    var services = TuningServices()
    services.command = { (["orihon demo my.yml"] + $0).joined(separator: " ") }
    let tuned = try TunedScene(services: services)
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("c", .control)
    #expect(tuned.panel?.message == .done("nothing differs from the file"))
    tuned.key("right")
    tuned.key("c", .control)
    tuned.key("c", [.control, .shift])
    tuned.key("l", .control)
    #expect(
      tuned.requests.suffix(3) == [
        .copyText("settings:\n  motion:\n    bounceRate: 11.1\n"),
        .copyText("collectionView.motionSettings.bounceRate = 11.1\n"),
        .copyText("orihon demo my.yml --set motion.bounceRate=11.1"),
      ])
    tuned.key("w", .control)
    #expect(tuned.panel?.message?.isRefusal == true)
  }

  @Test func `closing leaves the numbers as they show`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    tuned.tap.close()
    tuned.frames(2)
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
    tuned.tap.open()
    #expect(tuned.panel?.tuning.changes.count == 1)
  }

  @Test func `a value that is changed while the reference shows stays when its key comes up`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    tuned.send(.key(KeyEvent("`")))
    #expect(tuned.changes.isEmpty)
    try tuned.set("motion.snapRate", to: "20")
    tuned.send(.key(KeyEvent("`", isDown: false)))
    #expect(tuned.changes == ["motion.snapRate": "20"])
  }

  @Test func `the panel takes the colours of the scene's theme, also without a stroke`() throws {
    let tuned = try TunedScene()
    tuned.tap.open()
    tuned.frames(1)
    let light = tuned.tap.chromeList.commands
    tuned.stage.change { $0.userInterfaceStyle = .dark }
    tuned.frames(1)
    #expect(tuned.tap.chromeList.commands != light)
    #expect(tuned.tap.chromeList.commands.count == light.count)
  }

  @Test
  func `while time stands still nothing changes, the panel says so, and what can be taken back is kept`()
    throws
  {
    var services = TuningServices()
    let clock = Clock()
    services.isFrozen = { clock.isFrozen }
    let tuned = try TunedScene(services: services)
    tuned.tap.open()
    tuned.select("motion.bounceRate")
    tuned.key("right")
    clock.isFrozen = true
    tuned.key("right")
    tuned.key("z", .control)
    #expect(tuned.changes == ["motion.bounceRate": "11.1"])
    #expect(tuned.panel?.message?.isRefusal == true)
    clock.isFrozen = false
    tuned.key("z", .control)
    #expect(tuned.changes.isEmpty)
  }
}
