/// A command that a key triggers: of the tools, the traits, the scene's time or its window.
///
/// Keys that scroll or move the focus belong to the scene and are not commands.
package enum Command: String, Sendable, Hashable, CaseIterable {
  /// Switch between the light and the dark theme.
  case toggleTheme
  /// Switch between left-to-right and right-to-left layout.
  case mirror
  /// Switch reduced motion on or off.
  case reduceMotion
  /// Pause all auto-scrolls, or resume them.
  case pauseAutoScroll
  /// Make text larger, or smaller.
  case largerText, smallerText
  /// Set the window to the size of the next device, or rotate the device.
  case nextDevice, turnDevice
  /// Show or hide the measurements, the motion trails.
  case toggleMeasurements, toggleTrails
  /// Switch the inspector of the element under the pointer on or off.
  case toggleInspector
  /// Draw the distances of the inspected element while the key is held.
  case measureDistances
  /// Inspect a descendant of the inspected element, or its parent.
  case inspectInside, inspectAround
  /// Show or hide the loupe, the exploded view of the scene's layers.
  case toggleLoupe, toggleLayers
  /// Switch to the next overlay mode of the reference picture, or remove it.
  case nextReferenceMode, removeReference
  /// Make the reference picture more transparent, or more opaque.
  case fadeReference, strengthenReference
  /// Align the reference picture with the inspected element.
  case alignReference
  /// Slow time down, or speed it up.
  case slower, faster
  /// Freeze the scene's time, or let it go on.
  case freeze
  /// Step one frame back, or forward.
  case frameBack, frameOn
  /// Step a tenth of a second back, or forward.
  case leapBack, leapOn
  /// Go to the earliest frame, or to the latest.
  case goToEarliest, goToLatest
  /// Save the present frame.
  case saveStill
  /// Copy the command line that shows the same again.
  case copyCommand
  /// Save everything that has happened as a recording.
  case saveRecording
  /// Begin a recording, or end it.
  case toggleRecording
  /// Switch full screen on or off.
  case toggleFullScreen
  /// Open or close the panel that changes numbers while the scene runs.
  case toggleTuning
  /// Play a pair of the lab again, go to the previous one, or the next one.
  case playAgain, previousPair, nextPair
  /// Close what was opened last.
  case goBack
  /// Close the window.
  case quit
  /// Open the searchable list of all scenes, scripts, devices and commands.
  case openPalette
  /// Open the desktop's dialog for a feed, a recording, a script or a picture.
  case openFile
  /// Show the toolbar, or the context menu of the element under the pointer.
  case openToolbar, openMenu
  /// Open the list of keys, turn its page, or close it.
  case help
}

extension Command {
  /// The states of the window in which a command is available.
  package struct Availability: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// While the scene's time runs.
    package static let running = Availability(rawValue: 1)
    /// While the scene's time is frozen.
    package static let frozen = Availability(rawValue: 2)
    /// While a pair of the lab is shown and time runs.
    package static let inPair = Availability(rawValue: 4)
    /// At any time.
    package static let always: Availability = [.running, .frozen]
  }

  /// Returns the command of a key in a state, for a key down or up; `nil` where it has none.
  package init?(_ event: KeyEvent, in moment: Availability = .running) {
    let binding = CommandTable.bindings.first { $0.moments.contains(moment) && $0.press.matches(event) }
    guard let binding else { return nil }
    self = binding.command
  }
}

/// A key with the modifiers that it requires and those that it excludes.
package struct KeyPress: Sendable, Hashable {
  /// The key.
  package var key: Key
  /// The required modifiers.
  package var needs: KeyModifiers
  /// The excluded modifiers.
  package var forbids: KeyModifiers

  /// Creates a key press; by default modifiers are ignored.
  package init(_ key: Key, needs: KeyModifiers = [], forbids: KeyModifiers = []) {
    self.key = key
    self.needs = needs
    self.forbids = forbids
  }

  /// Returns true for an event of this key with matching modifiers, down or up.
  package func matches(_ event: KeyEvent) -> Bool {
    event.key == key && event.modifiers.isSuperset(of: needs) && event.modifiers.isDisjoint(with: forbids)
  }
}
