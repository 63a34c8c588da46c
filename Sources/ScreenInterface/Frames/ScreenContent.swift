public import Foundation
public import LayoutGeometry

/// What a window shows: the one seam between a running scene and the glass.
///
/// A window and a headless run drive the very same object, by the same calls in the same order: events as
/// they arrive, then `advance(to:)` once a frame, then the lists are drawn.
@MainActor
public protocol ScreenContent: AnyObject {
  /// Takes one event; its timestamp is never earlier than that of the last call.
  func handle(_ event: InputEvent)

  /// Brings everything to `time` and writes the display lists.
  func advance(to time: TimeInterval)

  /// The scene as of the last `advance(to:)`.
  var displayList: DisplayList { get }

  /// HUD, hints and other tools above the scene; empty when there are none.
  var chromeList: DisplayList { get }

  /// Whether the next frame will differ from this one without any event.
  var isMoving: Bool { get }

  /// When something is due although nothing moves; `nil` when only an event can change the picture.
  var nextWakeTime: TimeInterval? { get }

  /// What the pointer should look like where it is.
  var pointerShape: PointerShape { get }

  /// The pixels of the scene that its tools want to see; `nil`, as long as none does, costs nothing.
  var wantedPixels: PixelRect? { get }

  /// Lends the tools the pixels that they wanted, as the scene has painted them after the last `advance(to:)`, before
  /// `chromeList` is read.
  func lend(_ sample: PixelSample)

  /// Hands over the pictures that were wanted since the last call.
  func takePictureRequests() -> [PictureRequest]

  /// Hands over what the scene asks of its window since the last call.
  func takeWindowRequests() -> [WindowRequest]

  /// Tells the scene how long the last frame took, for the HUD and the statistics.
  func didPresent(_ frame: PresentedFrame)

  /// What takes the time of the passes of a frame; `nil`, as at first, where nobody asks.
  var frameProbe: (any FrameProbe)? { get set }
}

extension ScreenContent {
  /// A screen without passes has nothing to be measured.
  public var frameProbe: (any FrameProbe)? {
    get { nil }
    set {}
  }
}

extension ScreenContent {
  /// None.
  public var wantedPixels: PixelRect? { nil }

  /// Does nothing.
  public func lend(_ sample: PixelSample) {}
}

/// The shapes of the pointer.
public enum PointerShape: String, Sendable, Hashable, CaseIterable {
  /// Over buttons, dots and everything that only takes clicks.
  case arrow
  /// Over what can be dragged.
  case openHand
  /// While dragging.
  case closedHand
}

/// What a scene may ask of its window.
public enum WindowRequest: Sendable, Hashable {
  /// Take this size, in points.
  case resize(CGSize)
  /// Become this wide, in points, where the screen has room for it.
  case widen(CGFloat)
  /// Enter or leave full screen.
  case toggleFullScreen
  /// Leave full screen if it is on.
  case leaveFullScreen
  /// Save a picture, the draw list and the state of the frame that is shown.
  case saveStill
  /// Save what happened so far as a recording.
  case saveRecording
  /// Begin a recording, or end the one that is being made.
  case toggleRecording
  /// Put the command that reproduces this state on the clipboard.
  case copyCommand
  /// Put the id and the state of the inspected element on the clipboard.
  case copyElement
  /// Close the window.
  case close
}
