package import Foundation
package import ScreenInterface
package import Stage

/// A place that a window can go to.
package enum MenuDestination: Sendable, Hashable {
  /// The scene of this name on the command line.
  case scene(String)
  /// The shipped script of this name, on its own scene.
  case script(String)
}

/// A line of a menu, of the toolbar or of the palette.
package struct MenuEntry: Sendable, Hashable {
  /// The thing that happens when the line is chosen.
  package enum Effect: Sendable, Hashable {
    /// The command, as if its key had been pressed.
    case command(Command)
    /// The element at a point of the window is copied with its state.
    case copyElement(CGPoint)
    /// The window takes the size of a device.
    case device(DeviceModel)
    /// The tuning panel opens at the numbers of a row.
    case tune(row: String)
    /// The window goes elsewhere.
    case go(MenuDestination)
    /// A further menu opens below.
    case menu([MenuEntry])
  }

  /// The words on the line.
  package var words: String
  /// What it is, in a sentence that only the palette shows; default none.
  package var detail: String
  /// The key that does the same, or the kind of thing that is found; default none.
  package var note: String
  /// Further words by which the line is found.
  package var keywords: String
  /// The thing that happens.
  package var action: Effect

  /// Creates a line.
  package init(
    _ words: String, _ action: Effect, detail: String = "", note: String = "", keywords: String = ""
  ) {
    (self.words, self.action, self.detail) = (words, action, detail)
    (self.note, self.keywords) = (note, keywords)
  }
}

extension MenuEntry {
  /// Creates the line of a command in a window that offers `services`; `nil` where the command does nothing.
  init?(_ command: Command, in services: WindowServices, moment: Command.Availability, words: String? = nil) {
    guard
      let line = CommandTable.groups.joined().first(where: { line in
        line.bindings.contains { $0.command == command && $0.moments.contains(moment) }
      }), services.isSuperset(of: line.service), let press = command.press
    else { return nil }
    self.init(words ?? command.words, .command(command), note: press.words)
  }

  /// Returns true when every word of what was typed occurs in the line.
  func matches(_ typed: String) -> Bool {
    let text = "\(words) \(detail) \(note) \(keywords)".lowercased()
    return typed.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
