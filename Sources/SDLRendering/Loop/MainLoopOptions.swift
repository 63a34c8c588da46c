public import Foundation

/// What a main loop does beside showing frames.
public struct MainLoopOptions {
  /// Closes the window after this many seconds; `nil` leaves that to the user.
  public var seconds: TimeInterval?
  /// Draws the next frame as soon as the last one is shown; only for measurements.
  public var isUncapped = false
  /// Every frame's presenting blocks for so many seconds more, as a display would that nobody sees; only for
  /// measurements, default 0.
  public var presentDelay: TimeInterval = 0
  /// Takes the time of the passes of every frame, for `PresentedFrame.passes`.
  public var measuresPasses = false
  /// The file whose saves are reported as `WindowEvent.documentSaved`.
  public var watchedFile: URL?
  /// Saves a still of the frame that is shown.
  public var saveStill: (() -> Void)?
  /// Saves what happened so far as a recording.
  public var saveRecording: (() -> Void)?
  /// Begins a recording, or ends the one that is being made.
  public var toggleRecording: (() -> Void)?
  /// The text that reproduces what is shown, for the clipboard.
  public var commandText: (() -> String)?
  /// What is told of the inspected element, for the clipboard; `nil` from it leaves the clipboard alone.
  public var elementText: (() -> String?)?

  /// Creates options that do nothing.
  public init() {}
}
