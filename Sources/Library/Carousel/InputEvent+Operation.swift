import Foundation
import ScreenInterface

extension InputEvent {
  /// True when the user pressed or released a button, turned the wheel or pressed a key.
  var isOperation: Bool {
    switch kind {
    case .pointer(let pointer): pointer.phase != .moved
    case .wheel: true
    case .key(let key): key.isDown
    case .finger, .window, .found: false
    }
  }

  /// The position of the pointer or of the wheel, in the window; `nil` for any other event.
  var location: CGPoint? {
    switch kind {
    case .pointer(let pointer): pointer.location
    case .wheel(let wheel): wheel.location
    default: nil
    }
  }
}
