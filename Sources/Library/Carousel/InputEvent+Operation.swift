import Foundation
import ScreenInterface

extension InputEvent {
  /// True when the user pressed, released or turned something: a button, the wheel or a key.
  var isOperation: Bool {
    switch kind {
    case .pointer(let pointer): pointer.phase != .moved
    case .wheel: true
    case .key(let key): key.isDown
    case .finger, .window, .found: false
    }
  }

  /// The place of the pointer or of the wheel, in the window; `nil` for any other event.
  var location: CGPoint? {
    switch kind {
    case .pointer(let pointer): pointer.location
    case .wheel(let wheel): wheel.location
    default: nil
    }
  }
}
