import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SampleFeeds
import ScreenInterface
import Stage
import TestSupport
import Typesetting

@testable import SceneTools

/// A window with menus, whose events and times go through the tap.
final class MenuWindow {
  let tools: Toolbox
  let stage: Stage
  let tap: MenuInterceptor
  private(set) var time: TimeInterval = 0
  private let pasted: Pasted

  /// The desktop's clipboard.
  private final class Pasted { var text = "" }

  /// The text on the clipboard.
  var clipboard: String {
    get { pasted.text }
    set { pasted.text = newValue }
  }

  /// What the second of the two scenes that the palette finds shows.
  static let banners = "Banners that turn by themselves under words that stay; scroll the page and wait."

  init(
    width: CGFloat = 430, isMirrored: Bool = false, services: WindowServices = .all,
    files: FileDoors = FileDoors()
  ) {
    tools = Toolbox(services: services)
    var options = StageOptions(size: CGSize(width: width, height: 700))
    options.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let feed = SampleFeed((0..<9).map { SampleFeed.Row("row\($0)") })
    stage = Stage(feed.scene(), options: options, tools: tools, text: BlockTextMeasuring())
    var menus = WindowMenus()
    menus.places = {
      [
        MenuEntry("seed-a", .go(.scene("seed-a")), detail: "Two shelves", note: "scene"),
        MenuEntry("seed-b", .go(.scene("seed-b")), detail: Self.banners, note: "scene"),
      ]
    }
    menus.lab = .scene("S01")
    let pasted = Pasted()
    menus.clipboard = { pasted.text }
    self.pasted = pasted
    menus.files = files
    tap = MenuInterceptor(on: stage, tools: tools, menus)
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

  func wheel(_ notches: CGFloat, at place: CGPoint) {
    time += 0.01
    tap.handle(InputEvent(.wheel(WheelEvent(at: place, deltaX: 0, deltaY: notches)), at: time))
    wait(0.01)
  }

  func key(_ key: Key, _ modifiers: KeyModifiers = [], isCapsLocked: Bool = false) {
    time += 0.01
    for isDown in [true, false] {
      var event = KeyEvent(key, modifiers: modifiers, isDown: isDown)
      event.isCapsLocked = isCapsLocked
      tap.handle(InputEvent(.key(event), at: time))
    }
    wait(0.01)
  }

  func drop(_ file: DroppedFile) {
    time += 0.01
    tap.handle(InputEvent(.found(FileEvent(.dropped(file))), at: time))
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

  /// The frames of the words that are drawn below a name.
  func texts(_ name: String) -> [CGRect] {
    tap.chromeList.commands.compactMap { command in
      guard command.element.path.hasPrefix("tools/" + name), case .text = command.content else { return nil }
      return command.frame
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
