/// A request that a key tells: to the tools, to the surroundings of a scene, to its time or to its window.
///
/// Keys that scroll or move the focus are the scene's own and no commands.
package enum Command: String, Sendable, Hashable, CaseIterable {
  /// Switch between the light and the dark theme.
  case toggleTheme
  /// Read from right to left, or again from left to right.
  case mirror
  /// Ask for reduced motion, or no more.
  case reduceMotion
  /// Pause everything that scrolls by itself, or let it go on.
  case pauseAutoScroll
  /// Write everything larger, or smaller.
  case largerText, smallerText
  /// Give the window the size of the next device, or turn it on its side.
  case nextDevice, turnDevice
  /// Show or hide the measurements, the trails of motion.
  case toggleMeasurements, toggleTrails
  /// Inspect the element under the pointer, or no more.
  case toggleInspector
  /// Draw the distances of the inspected element while the key is held.
  case measureDistances
  /// Inspect an element inside the inspected one, or the one around it.
  case inspectInside, inspectAround
  /// Show or hide the loupe, the scene taken apart into its layers.
  case toggleLoupe, toggleLayers
  /// Lay the reference picture over the scene in the next way, or take it away.
  case nextReferenceMode, removeReference
  /// Let less or more of the reference picture show.
  case fadeReference, strengthenReference
  /// Lay the reference picture over the inspected element.
  case alignReference
  /// Let time pass more slowly, or faster.
  case slower, faster
  /// Let time stand still, or go on.
  case freeze
  /// Go a frame back, or on.
  case frameBack, frameOn
  /// Go a tenth of a second back, or on.
  case leapBack, leapOn
  /// Go to the earliest frame, or to the latest.
  case goToEarliest, goToLatest
  /// Save the frame that shows.
  case saveStill
  /// Copy the command line that shows the same again.
  case copyCommand
  /// Save everything that has happened as a recording.
  case saveRecording
  /// Begin a recording, or end it.
  case toggleRecording
  /// Fill the screen, or no more.
  case toggleFullScreen
  /// Open the panel that changes numbers while the scene runs, or close it.
  case toggleTuning
  /// Play a pair of the lab again, go to the one before it, or after it.
  case playAgain, previousPair, nextPair
  /// Close the thing that was opened last.
  case goBack
  /// Close the window.
  case quit
  /// Open the list of all scenes, scripts, devices and commands, to be searched by typing.
  case openPalette
  /// Show the toolbar, or the menu of what is under the pointer.
  case openToolbar, openMenu
  /// Open the list of keys, turn its page, or close it.
  case help
}

extension Command {
  /// The moments in which a command means something.
  package struct Availability: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// While time passes.
    package static let running = Availability(rawValue: 1)
    /// While time stands still.
    package static let frozen = Availability(rawValue: 2)
    /// While a pair of the lab shows and time passes.
    package static let inPair = Availability(rawValue: 4)
    /// At any time.
    package static let always: Availability = [.running, .frozen]
  }

  /// The command of a key in a moment, whether it goes down or comes up; `nil` where it means none.
  package init?(_ event: KeyEvent, in moment: Availability = .running) {
    let binding = CommandTable.bindings.first { $0.moments.contains(moment) && $0.press.matches(event) }
    guard let binding else { return nil }
    self = binding.command
  }
}
