import Foundation
import LayoutGeometry
import ScreenInterface

/// The controller of a window's open menus: it handles the pointer, the wheel and the keys in them.
@MainActor
struct MenuController {
  /// The open menu; `nil` for none.
  var menu: PopUpMenu?
  /// The palette; `nil` while it is closed.
  var palette: CommandPalette?
  /// The toolbar.
  var toolbar = TopToolbar()

  /// Returns true when anything is open at a time.
  func isAny(at time: TimeInterval) -> Bool { menu != nil || palette != nil || toolbar.isShown(at: time) }

  /// Closes everything.
  mutating func close(at time: TimeInterval) {
    (menu, palette) = (nil, nil)
    toolbar.close(at: time)
  }

  // MARK: Pointer

  /// Returns true where the wheel turns the menus: on them, and where the palette was before it became lower.
  func takesWheel(_ point: CGPoint, at time: TimeInterval, in room: MenuLayout) -> Bool {
    palette?.reach(in: room.metrics).contains(point) == true || contains(point, at: time, in: room)
  }

  /// Returns true when a point is on anything that is open.
  func contains(_ point: CGPoint, at time: TimeInterval, in room: MenuLayout) -> Bool {
    if palette?.frame(in: room.metrics).contains(point) == true { return true }
    if menu?.frame.contains(point) == true { return true }
    return toolbar.isShown(at: time) && room.bar.frame.contains(point)
  }

  /// Marks the line or the button at a point.
  mutating func select(at point: CGPoint, in room: MenuLayout) {
    if let palette {
      if let index = palette.index(at: point, in: room.metrics) { self.palette?.select(index) }
    } else if let menu, menu.frame.contains(point) {
      self.menu?.selected = menu.index(at: point)
    } else {
      toolbar.selected = room.bar.index(at: point)
    }
  }

  /// Returns the line or the button at a point; `nil` where there is none.
  func choice(at point: CGPoint, in room: MenuLayout) -> MenuEntry? {
    if let palette { return palette.index(at: point, in: room.metrics).map { palette.found[$0] } }
    if let menu, menu.frame.contains(point) { return menu.index(at: point).map { menu.entries[$0] } }
    return room.bar.index(at: point).map { room.bar.entries[$0] }
  }

  /// Handles the wheel over an open menu; only the palette scrolls.
  mutating func take(_ wheel: WheelEvent, in room: MenuLayout) {
    guard palette != nil else { return }
    palette?.turn(by: wheel.deltaY, in: room.metrics)
    select(at: wheel.location, in: room)
  }

  // MARK: Keys

  /// The result of a key for the open menus.
  enum MenuKeyAction {
    /// The menus ignore the key.
    case none
    /// The menus have handled the key.
    case taken
    /// The key chose a line.
    case chosen(MenuEntry)
    /// The key closes the menus and goes to the scene.
    case closing
  }

  /// Handles a key that went down; `clipboard`, the text on the clipboard, is read only for a key that pastes it.
  mutating func take(
    _ key: KeyEvent, in room: MenuLayout, clipboard: () -> String = { "" }
  ) -> MenuKeyAction {
    if palette != nil { return type(key, in: room.metrics, clipboard: clipboard) }
    if menu != nil { return move(key) }
    return toolbar.hasKeys ? moveAmongButtons(key, in: room) : .none
  }

  /// Types a key into the search; the palette handles every key, except with Alt or with Control, where it handles
  /// only those that edit a text.
  private mutating func type(
    _ key: KeyEvent, in metrics: MenuMetrics, clipboard: () -> String
  ) -> MenuKeyAction {
    guard !key.modifiers.contains(.alt) else { return .none }
    guard !key.modifiers.contains(.control) else { return edit(key.key, clipboard) }
    switch key.key.name {
    case "up": palette?.step(-1, in: metrics)
    case "down": palette?.step(1, in: metrics)
    case "enter": if let choice = palette?.choice { return .chosen(choice) }
    case "backspace": palette?.edit { $0.eraseLast() }
    case "space": palette?.edit { $0.type(" ") }
    case "left", "right", "home", "end": palette?.edit { $0.deselect() }
    default: if let character = key.character { palette?.edit { $0.type(character) } }
    }
    return .taken
  }

  /// Handles a key with Control in the palette's field, as in a text field of the desktop.
  private mutating func edit(_ key: Key, _ clipboard: () -> String) -> MenuKeyAction {
    switch key.name {
    case "a": palette?.edit { $0.selectAll() }
    case "v":
      let text = clipboard()
      palette?.edit { $0.paste(text) }
    case "u": palette?.edit { $0.clear() }
    case "backspace": palette?.edit { $0.eraseWord() }
    default: return .none
    }
    return .taken
  }

  private mutating func move(_ key: KeyEvent) -> MenuKeyAction {
    switch key.key.name {
    case "up": menu?.step(-1)
    case "down": menu?.step(1)
    case "enter": if let menu, let index = menu.selected { return .chosen(menu.entries[index]) }
    case "alt": return .none
    default: return .closing
    }
    return .taken
  }

  private mutating func moveAmongButtons(_ key: KeyEvent, in room: MenuLayout) -> MenuKeyAction {
    let entries = room.bar.entries
    guard !entries.isEmpty else { return .none }
    let (chosen, count) = (min(toolbar.selected ?? 0, entries.count - 1), entries.count)
    let leadsOn = key.key.name == (room.metrics.isMirrored ? "left" : "right")
    switch key.key.name {
    case "left", "right": toolbar.selected = (chosen + (leadsOn ? 1 : count - 1)) % count
    case "down", "enter": return .chosen(entries[chosen])
    default: return .none
    }
    return .taken
  }

  // MARK: Display

  /// Draws everything that is open.
  func draw(with painter: inout MenuPainter, at time: TimeInterval, in room: MenuLayout) {
    if toolbar.isShown(at: time) { painter.draw(room.bar, chosen: toolbar.selected) }
    if let menu { painter.draw(menu) }
    if let palette { painter.draw(palette) }
  }
}

/// The layout of menus in a window: its metrics and the frames of the toolbar's buttons.
@MainActor
struct MenuLayout {
  let metrics: MenuMetrics
  let bar: ToolbarLayout
}
