public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import Stage

/// A screen whose data a script can change.
public protocol EditableContent: ScreenContent {
  /// Changes the data at `time`; tells whether there was such a section and such a card.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool
}

extension Stage: EditableContent {}

/// A screen that does what another does, and something beside.
///
/// Everything is passed on unless the wrapper says otherwise.
public protocol ScreenContentWrapper: EditableContent {
  /// What is wrapped.
  var content: any ScreenContent { get }
}

extension ScreenContentWrapper {
  /// Passes the event on.
  public func handle(_ event: InputEvent) { content.handle(event) }

  /// Passes the time on.
  public func advance(to time: TimeInterval) { content.advance(to: time) }

  /// Passes the change on; nothing changes where the content takes none.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    (content as? any EditableContent)?.perform(edit, at: time) ?? false
  }

  /// What the content shows.
  public var displayList: DisplayList { content.displayList }

  /// The content's tools.
  public var chromeList: DisplayList { content.chromeList }

  /// Whether the content moves.
  public var isMoving: Bool { content.isMoving }

  /// When the content wakes.
  public var nextWakeTime: TimeInterval? { content.nextWakeTime }

  /// The content's pointer.
  public var pointerShape: PointerShape { content.pointerShape }

  /// The pixels that the content's tools want to see.
  public var wantedPixels: PixelRect? { content.wantedPixels }

  /// Lends the content the pixels.
  public func lend(_ sample: PixelSample) { content.lend(sample) }

  /// The pictures that the content wants.
  public func takePictureRequests() -> [PictureRequest] { content.takePictureRequests() }

  /// What the content wants of its window.
  public func takeWindowRequests() -> [WindowRequest] { content.takeWindowRequests() }

  /// Tells the content.
  public func didPresent(_ frame: PresentedFrame) { content.didPresent(frame) }

  /// The content's probe.
  public var frameProbe: (any FrameProbe)? {
    get { content.frameProbe }
    set { content.frameProbe = newValue }
  }
}
