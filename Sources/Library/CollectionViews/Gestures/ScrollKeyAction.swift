package import LayoutGeometry
package import ScreenInterface

/// The scroll action of a key: by a line, by a page or to an end.
enum ScrollKeyAction: Hashable, Sendable {
  /// One line along an axis; `isForward` is true towards later content.
  case line(Axis, isForward: Bool)
  /// One page along the main axis.
  case page(isForward: Bool)
  /// To the beginning or the end of the content.
  case end(isLast: Bool)

  /// Reads a pressed key; `nil` for a key that does not scroll, or together with control or alt.
  ///
  /// With `isMirrored`, the left arrow scrolls to later content.
  init?(_ key: KeyEvent, isMirrored: Bool) {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    switch key.key.name {
    case "left": self = .line(.horizontal, isForward: isMirrored)
    case "right": self = .line(.horizontal, isForward: !isMirrored)
    case "up": self = .line(.vertical, isForward: false)
    case "down": self = .line(.vertical, isForward: true)
    case "pageUp": self = .page(isForward: false)
    case "pageDown": self = .page(isForward: true)
    case "space": self = .page(isForward: !key.modifiers.contains(.shift))
    case "home": self = .end(isLast: false)
    case "end": self = .end(isLast: true)
    default: return nil
    }
  }
}

extension Key {
  /// The axis that an arrow key points along; `nil` for any other key.
  package var arrowAxis: Axis? {
    switch name {
    case "left", "right": .horizontal
    case "up", "down": .vertical
    default: nil
    }
  }
}
