package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// Tools above a stage: they see every event before its scene, draw a second display list above it and keep a state
/// of their own.
///
/// Nothing of theirs is in the scene's display list, its digest or its log.
package protocol StageTools: AnyObject {
  /// Follows a stage that has been laid out for the first time.
  func attach(to stage: Stage)

  /// Takes an event before the scene; returns `true` when the scene is not to have it.
  func take(_ event: InputEvent) -> Bool

  /// Hears of an event that the tools left to the scene, after the scene has dealt with it.
  func didHandle(_ event: InputEvent)

  /// Takes a key that went down and that neither the focus nor a participant wanted; returns `true` when it meant
  /// something.
  func handleKey(_ key: KeyEvent) -> Bool

  /// Closes the tool that was opened last; returns `true` when one was open.
  func closeLast() -> Bool

  /// Hears of a frame that was laid out.
  func didLayOut()

  /// Draws what stands above the scene anew.
  func draw()

  /// Takes the cost of a frame that was shown.
  func didPresent(_ frame: PresentedFrame)

  /// Everything above the scene as of the last drawing.
  var displayList: DisplayList { get }

  /// The width of the window beside the scene, in points.
  var room: CGFloat { get }

  /// True while the pointer picks out elements instead of scrolling.
  var ownsPointer: Bool { get }

  /// The instant of the next change by itself on the scene's clock, in seconds; `nil` for none.
  var nextDisplayTime: TimeInterval? { get }

  /// The instant of the next change by itself after `time` on the window's clock, in seconds; `nil` for none.
  func nextWindowTime(after time: TimeInterval) -> TimeInterval?

  /// Hands over the request for a picture of the tools' own; `nil` for none.
  func takePictureRequest() -> PictureRequest?

  /// The pixels of the scene that a tool wants to show; `nil` for none.
  var wantedPixels: PixelRect? { get }

  /// Takes the wanted pixels, painted without the tools.
  func lend(_ sample: PixelSample)

  /// The message in a band above the scene; `nil` for no band.
  var banner: String? { get set }

  /// The tools' state, which `restore(_:)` takes back.
  func snapshot() -> any Sendable

  /// Returns to the state that `snapshot()` told.
  func restore(_ snapshot: any Sendable)
}
