import FeedFiles
import Foundation
import SceneTools
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
    type(key.character ?? character)
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

/// The text input of values and of the filter, and the selection of lines by keys.
extension TuningPanel {
  /// Starts editing the selected value.
  mutating func beginTyping() {
    guard let field else { return }
    guard !field.key.isFixed else {
      message = .refused(field.key.line)
      return
    }
    typing = TextEntry(path: field.path, text: field.value.text)
  }

  /// Adds a typed character to the value, or to the filter.
  mutating func type(_ character: Character) {
    if var typing {
      guard typing.text.count < 60 || typing.isUntouched else { return }
      typing.text = typing.isUntouched ? String(character) : typing.text + String(character)
      typing.isUntouched = false
      self.typing = typing
    } else if filter.count < 40 {
      filter.append(character)
      (scroll, selected) = (0, nil)
    }
  }

  /// Deletes the last character, if there is one; returns `false` when a value was selected since.
  mutating func eraseLast() -> Bool {
    if var typing {
      typing.text = typing.isUntouched ? "" : String(typing.text.dropLast())
      typing.isUntouched = false
      self.typing = typing
      return true
    }
    guard isFinding || (selected == nil && !filter.isEmpty) else { return false }
    _ = filter.popLast()
    return true
  }

  /// Ends editing with the typed value; an invalid value is refused with a message and the old one stays.
  mutating func commitTyping() -> [Request] {
    guard let typing else { return [] }
    self.typing = nil
    guard !typing.isUntouched else { return [] }
    let text = typing.text.trimmingCharacters(in: .whitespaces)
    do throws(FeedTuning.RejectedEdit) {
      return set(typing.path, to: try tuning.spelled(text, at: typing.path))
    } catch {
      message = .refused("\(error)")
      return []
    }
  }

  /// Cancels editing; returns `false` when nothing is edited.
  mutating func leaveTyping() -> Bool {
    if typing != nil {
      typing = nil
      return true
    }
    guard !filter.isEmpty || isFinding else { return false }
    filter = ""
    isFinding = false
    unfoldSelection()
    return true
  }

  /// Selects the next or the previous line.
  mutating func select(_ step: Int) {
    isFinding = false
    let fields = visibleFields
    guard !fields.isEmpty else { return }
    let index = fields.firstIndex { $0.path == selected }
    let next = index.map { ($0 + step + fields.count) % fields.count } ?? (step > 0 ? 0 : fields.count - 1)
    selected = fields[next].path
    message = nil
  }

  /// Selects the first line of the next or the previous group, and expands it.
  mutating func selectGroup(_ step: Int) {
    isFinding = false
    let groups = filter.isEmpty ? groups.filter { !$0.fields.isEmpty } : visibleGroups
    guard !groups.isEmpty else { return }
    let index = groups.firstIndex { $0.fields.contains { $0.path == selected } }
    let next = index.map { ($0 + step + groups.count) % groups.count } ?? (step > 0 ? 0 : groups.count - 1)
    selected = groups[next].fields.first?.path
    unfoldSelection()
  }

  /// Scrolls until the selected line is visible.
  mutating func reveal(in layout: PanelLayout) {
    guard let selected, let frame = layout.frame(of: .field(selected)) else { return }
    if frame.minY < layout.list.minY { scroll -= layout.list.minY - frame.minY }
    if frame.maxY > layout.list.maxY { scroll += frame.maxY - layout.list.maxY }
    scroll = min(max(0, scroll), layout.mostScroll)
  }
}
