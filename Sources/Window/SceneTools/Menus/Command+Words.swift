import ScreenInterface

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
