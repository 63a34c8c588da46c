public import Foundation
package import ScreenInterface

/// The options of a main loop: limits, measurements, and the actions behind a scene's requests.
public struct MainLoopOptions {
  /// The seconds after which the window closes; `nil` leaves closing to the user.
  public var seconds: TimeInterval?
  /// True to draw the next frame as soon as the last one is shown; only for measurements.
  public var isUncapped = false
  /// The seconds for which every present blocks in addition; only for measurements, default 0.
  ///
  /// It simulates a covered window.
  public var presentDelay: TimeInterval = 0
  /// True to measure the passes of every frame, for `PresentedFrame.passes`.
  public var measuresPasses = false
  /// The document whose saves are reported as `WindowEvent.documentSaved`; default none.
  package var document: WatchedDocument?
  /// The action that saves a still of the frame on the screen.
  public var saveStill: (() -> Void)?
  /// The action that saves the session so far as a recording.
  public var saveRecording: (() -> Void)?
  /// The action that begins a recording, or ends the current one.
  public var toggleRecording: (() -> Void)?
  /// The command that reproduces the frame on the screen, for the clipboard.
  public var commandText: (() -> String)?
  /// The description of the inspected element, for the clipboard; `nil` from it leaves the clipboard alone.
  public var elementText: (() -> String?)?
  /// The handler called with a requested size that does not fit on the screen, and with the screen's size.
  package var refusedSize: ((_ size: CGSize, _ screen: CGSize) -> Void)?
  /// The handler called once, with the error, when files can no longer be watched and their changes go unnoticed.
  package var watchEnded: ((SDLError) -> Void)?
  /// The handler called once for each file with the warning about a visible picture.
  package var pictureIsOdd: ((_ path: String, _ oddity: String) -> Void)?
  /// The handler called with each presented frame, after the content was notified.
  package var didPresent: ((PresentedFrame) -> Void)?

  /// Creates options with defaults.
  public init() {}
}
