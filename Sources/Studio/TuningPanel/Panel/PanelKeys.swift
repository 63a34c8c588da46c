import FeedFiles
import Foundation
import ScreenInterface

/// The key commands of the panel.
extension TuningPanel {
  /// Handles a key that went down; returns `nil` for a key that is not the panel's.
  mutating func take(_ key: KeyEvent) -> [Request]? {
    message = nil
    if key.modifiers.contains(.control) { return takeControl(key) }
    guard !key.modifiers.contains(.alt) else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    switch key.key.name {
    case "escape": return leaveTyping() ? [] : [.close]
    case "enter":
      guard typing == nil else { return commitTyping() }
      beginTyping()
      return []
    case "tab":
      let goesOn = typing != nil
      let requests = commitTyping()
      select(isShifted ? -1 : 1)
      if goesOn { beginTyping() }
      return requests
    case "up", "down":
      let requests = commitTyping()
      select(key.key.name == "up" ? -1 : 1)
      return requests
    case "left", "right":
      guard typing == nil, let field else { return [] }
      return step((key.key.name == "left" ? -1 : 1) * (isShifted ? 10 : 1), of: field)
    case "backspace": return eraseLast() ? [] : reset()
    case "space":
      guard typing == nil else {
        type(" ")
        return []
      }
      return [.toggleLoop]
    case let name: return name.count == 1 ? name.first.map { take($0, key) } : nil
    }
  }

  private mutating func take(_ character: Character, _ key: KeyEvent) -> [Request] {
    if typing == nil, !isFinding {
      switch character {
      case "k" where filter.isEmpty: return [.close]
      case "s" where key.modifiers.contains(.shift): return [.keepStroke]
      case "`": return key.isRepeat ? [] : hold(true)
      case "+":
        keep()
        return []
      case "1"..."9": return character.wholeNumberValue.map { choose($0) } ?? []
      default: break
      }
    }
    type(character)
    return []
  }

  private mutating func takeControl(_ key: KeyEvent) -> [Request]? {
    switch key.key.name {
    case "z": return commitTyping() + perform(key.modifiers.contains(.shift) ? .redo : .undo)
    case "c": return commitTyping() + [.act(key.modifiers.contains(.shift) ? .swift : .yaml)]
    case "l": return commitTyping() + [.act(.command)]
    case "w": return commitTyping() + [.act(.write)]
    case "up", "down":
      let requests = commitTyping()
      selectGroup(key.key.name == "up" ? -1 : 1)
      return requests
    default: return nil
    }
  }
}
