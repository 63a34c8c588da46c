package import Foundation
package import LayoutGeometry

/// The content of a window: the only interface between a running scene and the screen.
///
/// A window and a headless run drive the same object by the same calls in the same order: events as they
/// arrive, then `advance(to:)` once a frame, then the lists are drawn.
@MainActor
package protocol ScreenContent: AnyObject {
  /// Handles one event; its timestamp is never earlier than that of the last call.
  func handle(_ event: InputEvent)

  /// Advances everything to `time` and writes the display lists.
  func advance(to time: TimeInterval)

  /// The scene as of the last `advance(to:)`.
  var displayList: DisplayList { get }

  /// The tools above the scene, such as HUD and hints; empty when there are none.
  var chromeList: DisplayList { get }

  /// True when the next frame will differ from this one without any event.
  var isMoving: Bool { get }

  /// The next time at which a still scene must be advanced; `nil` when only an event can change the picture.
  var nextWakeTime: TimeInterval? { get }

  /// The shape of the pointer at its current position.
  var pointerShape: PointerShape { get }

  /// The pixels of the scene that its tools need; `nil`, the default, for none.
  var wantedPixels: PixelRect? { get }

  /// Passes the pixels in `wantedPixels` to the tools, painted without the tools.
  ///
  /// It is called after `advance(to:)` and before `chromeList` is read.
  func lend(_ sample: MagnifierPixels)

  /// Requests the pictures that may come on screen next; by default it does nothing.
  ///
  /// A window calls it after a frame of content at rest. A run without a window never does: there every picture is
  /// loaded before the frame that first shows it.
  func requestPicturesAhead()

  /// Returns the pictures requested since the last call.
  func takePictureRequests() -> [PictureRequest]

  /// Returns the scene's requests to its window since the last call.
  func takeWindowRequests() -> [WindowRequest]

  /// True once other content replaces this one in the same window: later events go to the new content.
  var givesWay: Bool { get }

  /// Called with the record of the frame just presented, for the HUD and the statistics.
  func didPresent(_ frame: PresentedFrame)

  /// The probe that measures the passes of a frame; `nil`, the default, measures nothing.
  var frameProbe: (any FrameProbe)? { get set }

  /// True while a loop calls `runMainQueue()` after each event and each frame; default false.
  ///
  /// Otherwise a scene runs the main queue itself, before each call.
  var hasMainLoop: Bool { get set }

  /// Runs what the last call has enqueued on the main queue; returns true if there was anything, by default false.
  @discardableResult
  func runMainQueue() -> Bool
}

extension ScreenContent {
  /// Nothing: all pictures of content without rows of its own are on screen.
  public func requestPicturesAhead() {}

  /// No probe: content without passes has nothing to measure.
  public var frameProbe: (any FrameProbe)? {
    get { nil }
    set {}
  }
}

extension ScreenContent {
  /// False: content without a scene enqueues nothing.
  public var hasMainLoop: Bool {
    get { false }
    set {}
  }

  /// Returns false.
  public func runMainQueue() -> Bool { false }
}

extension ScreenContent {
  /// False: the content stays until the window is closed.
  public var givesWay: Bool { false }
}

extension ScreenContent {
  /// No pixels.
  public var wantedPixels: PixelRect? { nil }

  /// Does nothing.
  public func lend(_ sample: MagnifierPixels) {}
}

/// The shapes of the pointer.
package enum PointerShape: String, Sendable, Hashable, CaseIterable {
  /// An arrow, over buttons, dots and everything that can only be clicked.
  case arrow
  /// A hand that points, over cards that lead to another place.
  case pointingHand
  /// An open hand, over views that can be dragged.
  case openHand
  /// A closed hand, during a drag.
  case closedHand
}

/// A request of a scene to its window.
package enum WindowRequest: Sendable, Hashable {
  /// Resize to this size, in points.
  case resize(CGSize)
  /// Widen to this width, in points, if the screen is large enough.
  case widen(CGFloat)
  /// Enter or leave full screen.
  case toggleFullScreen
  /// Leave full screen if it is on.
  case leaveFullScreen
  /// Save a picture, the draw list and the state of the current frame.
  case saveStill
  /// Save the session so far as a recording.
  case saveRecording
  /// Begin a recording, or end the current one.
  case toggleRecording
  /// Put the command that reproduces this state on the clipboard.
  case copyCommand
  /// Put the id and the state of the inspected element on the clipboard.
  case copyElement
  /// Put a text on the clipboard.
  case copyText(String)
  /// Open or close the panel that changes the scene's numbers.
  case toggleTuning
  /// Close the window.
  case close
}
