import Foundation
import Glibc

/// A pointer and a keyboard of a Wayland desktop, moved by the words of `xdotool`.
final class VirtualInput {
  private let desktop: WaylandConnection
  private let pointer: UInt32
  private let keyboard: UInt32
  private let screen: CGSize
  private let windows: SwayWindows
  private var window = CGPoint.zero
  private var modifiers: UInt32 = 0

  /// Adds the devices to the desktop at a socket; positions count from the corner of the window that is shown.
  init(on path: String, windows: SwayWindows, screen: CGSize) throws(HandFault) {
    desktop = try WaylandConnection(to: path)
    self.screen = screen
    self.windows = windows
    let seat = try desktop.bind("wl_seat")
    let pointers = try desktop.bind("zwlr_virtual_pointer_manager_v1")
    pointer = desktop.newObject()
    desktop.send(to: pointers, 0, [seat, pointer])
    let keyboards = try desktop.bind("zwp_virtual_keyboard_manager_v1")
    keyboard = desktop.newObject()
    desktop.send(to: keyboards, 0, [seat, keyboard])
    try sendKeymap()
  }

  /// Performs words such as `mousemove --window %1 -- 10 20 mousedown 1 sleep 0.008 key --window 0 ctrl+q`.
  func perform(_ words: [String]) throws(HandFault) {
    var rest = words.filter { !$0.hasPrefix("--") && $0 != "%1" }[...]
    func number() throws(HandFault) -> Double {
      guard let word = rest.popFirst(), let number = Double(word) else {
        throw HandFault("a number is missing")
      }
      return number
    }
    window = try windows.shown().corner
    while let verb = rest.popFirst() {
      switch verb {
      case "mousemove": move(try number(), try number())
      case "mousedown": press(Int(try number()))
      case "mouseup": release(Int(try number()))
      case "sleep": usleep(UInt32(max(0, try number()) * 1e6))
      case "key", "keydown", "keyup":
        // The window's number, which is 0, stands before the key.
        _ = rest.popFirst()
        guard let name = rest.popFirst() else { throw HandFault("a key is missing") }
        let keys = try name.split(separator: "+").map { word throws(HandFault) in try VirtualKey(String(word))
        }
        if verb != "keyup" { for key in keys { strike(key, isDown: true) } }
        if verb != "keydown" { for key in keys.reversed() { strike(key, isDown: false) } }
      default: throw HandFault("there is no verb \(verb)")
      }
    }
  }

  private var time: UInt32 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt32(truncatingIfNeeded: now.tv_sec * 1000 + now.tv_nsec / 1_000_000)
  }

  private func move(_ x: Double, _ y: Double) {
    let numbers = [window.x + x, window.y + y, screen.width, screen.height]
    desktop.send(to: pointer, 1, [time] + numbers.map { UInt32(min(max(0, $0), 1e6)) })
    endFrame()
  }

  private func press(_ button: Int) {
    // Buttons 4 to 7 are notches of the wheel: up, down, left, right.
    guard button < 4 else {
      let (axis, sign): (UInt32, Int32) = (button < 6 ? 0 : 1, button % 2 == 0 ? -1 : 1)
      desktop.send(to: pointer, 5, [0])
      desktop.send(
        to: pointer, 7, [time, axis, UInt32(bitPattern: sign * 15 * 256), UInt32(bitPattern: sign)])
      return endFrame()
    }
    set(button, isDown: true)
  }

  private func release(_ button: Int) { if button < 4 { set(button, isDown: false) } }

  private func set(_ button: Int, isDown: Bool) {
    let code: UInt32 = [1: 0x110, 2: 0x112, 3: 0x111][button] ?? 0x110
    desktop.send(to: pointer, 2, [time, code, isDown ? 1 : 0])
    endFrame()
  }

  private func endFrame() { desktop.send(to: pointer, 4, []) }

  private func strike(_ key: VirtualKey, isDown: Bool) {
    desktop.send(to: keyboard, 1, [time, key.code, isDown ? 1 : 0])
    guard key.modifier != 0 else { return }
    modifiers = isDown ? modifiers | key.modifier : modifiers & ~key.modifier
    desktop.send(to: keyboard, 2, [modifiers, 0, 0, 0])
  }

  private func sendKeymap() throws(HandFault) {
    let text =
      """
      xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols { include "pc+us" };
      };
      """
    let bytes = Array(text.utf8) + [0]
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("keymap-\(getpid())")
    let file = open(place.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    unlink(place.path)
    guard file >= 0, write(file, bytes, bytes.count) == bytes.count else {
      throw HandFault("no room for a keymap")
    }
    desktop.send(to: keyboard, 0, [1, UInt32(bytes.count)], file: file)
    close(file)
  }
}

/// A key by its name in X, as its code and the modifier that it holds.
struct VirtualKey {
  let code: UInt32
  var modifier: UInt32 = 0

  /// Finds a key.
  init(_ name: String) throws(HandFault) {
    let rows: [(UInt32, String)] = [
      (2, "1234567890"), (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"),
    ]
    let others: [String: UInt32] = [
      "ctrl": 29, "shift": 42, "alt": 56, "Escape": 1, "Tab": 15, "Return": 28, "space": 57, "minus": 12,
      "equal": 13, "comma": 51, "period": 52, "slash": 53, "Up": 103, "Down": 108, "Left": 105, "Right": 106,
      "Home": 102, "End": 107, "Prior": 104, "Next": 109, "F11": 87,
    ]
    if let code = others[name] {
      self.code = code
      modifier = ["ctrl": 4, "shift": 1, "alt": 8][name] ?? 0
      return
    }
    for (first, letters) in rows {
      if let place = Array(letters).firstIndex(where: { String($0) == name }) {
        code = first + UInt32(place)
        return
      }
    }
    throw HandFault("no key is called \(name)")
  }
}
