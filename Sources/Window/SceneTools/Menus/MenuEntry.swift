package import Foundation
package import ScreenInterface
package import Stage

/// A destination that a window can navigate to.
package enum MenuDestination: Sendable, Hashable {
  /// The scene of this name on the command line.
  case scene(String)
  /// The shipped script of this name, on its own scene.
  case script(String)
  /// The script of this file, on the scene that is shown.
  case scriptFile(String)
  /// The recording of this file, on its own scene.
  case recording(String)
}

/// A line of a menu, of the toolbar or of the palette.
package struct MenuEntry: Sendable, Hashable {
  /// The action of a chosen line.
  package enum Effect: Sendable, Hashable {
    /// The command, as if its key had been pressed.
    case command(Command)
    /// Copies the element at a point of the window with its state.
    case copyElement(CGPoint)
    /// Resizes the window to a device's size.
    case device(DeviceModel)
    /// Opens the tuning panel at the settings of a row.
    case tune(row: String)
    /// Navigates the window to a destination.
    case go(MenuDestination)
    /// Opens a submenu.
    case menu([MenuEntry])
  }

  /// The title of the line.
  package var words: String
  /// The description, a sentence that only the palette shows; default none.
  package var detail: String
  /// The key equivalent, or the kind of the entry; default none.
  package var note: String
  /// Additional search words of the line.
  package var keywords: String
  /// The action of the line.
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
  /// Creates the line of a command in a window that offers `services`; `nil` where the command is not available.
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

extension Command {
  /// The title of the command in a menu.
  var words: String {
    switch self {
    case .toggleTheme: "Light or dark"
    case .mirror: "Read from right to left"
    case .reduceMotion: "Reduced motion"
    case .pauseAutoScroll: "Pause auto-scroll"
    case .largerText: "Larger text"
    case .smallerText: "Smaller text"
    case .nextDevice: "Next device size"
    case .turnDevice: "Turn on its side"
    case .toggleMeasurements: "Measurements"
    case .toggleTrails: "Trails of motion"
    case .toggleInspector: "Inspect"
    case .measureDistances: "Distances"
    case .inspectInside: "Inspect the element inside"
    case .inspectAround: "Inspect the element around"
    case .toggleLoupe: "Loupe"
    case .toggleLayers: "Layers"
    case .nextReferenceMode: "Next way to show the reference"
    case .removeReference: "Take the reference away"
    case .fadeReference: "Less of the reference"
    case .strengthenReference: "More of the reference"
    case .alignReference: "Align the reference"
    case .slower: "Slower"
    case .faster: "Faster"
    case .freeze: "Freeze or go on"
    case .frameBack: "A frame back"
    case .frameOn: "A frame on"
    case .leapBack: "A tenth of a second back"
    case .leapOn: "A tenth of a second on"
    case .goToEarliest: "To the earliest frame"
    case .goToLatest: "To the latest frame"
    case .saveStill: "Save a still"
    case .copyCommand: "Copy the command for this"
    case .saveRecording: "Save what has happened"
    case .toggleRecording: "Record or end it"
    case .toggleTuning: "Tune numbers"
    case .playAgain: "Play the stroke again"
    case .previousPair: "Previous pair"
    case .nextPair: "Next pair"
    case .toggleFullScreen: "Full screen"
    case .goBack: "Back"
    case .quit: "Quit"
    case .openPalette: "Go to…"
    case .openFile: "Open a file…"
    case .openToolbar: "Toolbar"
    case .openMenu: "Menu at the pointer"
    case .help: "List of keys"
    }
  }

  /// The key of the command.
  var press: KeyPress? { CommandTable.bindings.first { $0.command == self }?.press }
}

extension KeyPress {
  /// The text of the key beside the command.
  var words: String {
    let sign = (needs.contains(.control) ? "⌃" : "") + (needs.contains(.shift) && key.isNamed ? "⇧" : "")
    return sign + key.words
  }
}

extension Key {
  /// True for a key that yields no other character when Shift is held.
  fileprivate var isNamed: Bool { name.count > 1 || name.first?.isLetter == true }

  fileprivate var words: String {
    switch name {
    case "escape": "Esc"
    case "alt": "⌥"
    default: name.count == 1 ? name.uppercased() : name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
