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
  /// It stands for a display that nobody sees.
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
  /// Called with a size that the scene asked for and that does not fit on the screen, and the screen's size.
  package var refusedSize: ((_ size: CGSize, _ screen: CGSize) -> Void)?
  /// Called once with the reason when files can be watched no longer, so that their changes are not noticed.
  package var watchEnded: ((SDLError) -> Void)?
  /// Called once for each file with what is odd about a picture that shows.
  package var pictureIsOdd: ((_ path: String, _ oddity: String) -> Void)?
  /// Called with each frame that was shown, after the content has taken note of it.
  package var didPresent: ((PresentedFrame) -> Void)?

  /// Creates options that do nothing.
  public init() {}
}
