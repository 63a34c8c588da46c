public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import Stage

/// A screen whose data a script can change.
public protocol EditableContent: ScreenContent {
  /// Changes the data at `time`; returns false when there is no such section or card.
  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool
}

extension Stage: EditableContent {}

/// A screen that passes everything on to another one and adds something of its own.
///
/// All methods pass on by default; a wrapper overrides some of them.
public protocol ScreenContentWrapper: EditableContent {
  /// The wrapped screen.
  var content: any ScreenContent { get }
}

extension ScreenContentWrapper {
  /// Passes the event on.
  public func handle(_ event: InputEvent) { content.handle(event) }

  /// Passes the time on.
  public func advance(to time: TimeInterval) { content.advance(to: time) }

  /// Passes the change on; returns false when the content cannot be changed.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    (content as? any EditableContent)?.perform(edit, at: time) ?? false
  }

  /// The drawing commands of the content.
  public var displayList: DisplayList { content.displayList }

  /// The drawing commands of the content's tools.
  public var chromeList: DisplayList { content.chromeList }

  /// True while the content moves.
  public var isMoving: Bool { content.isMoving }

  /// The time at which the content needs its next frame; `nil` when it needs none.
  public var nextWakeTime: TimeInterval? { content.nextWakeTime }

  /// The shape of the pointer over the content.
  public var pointerShape: PointerShape { content.pointerShape }

  /// The pixels that the content's tools want to read; `nil` for none.
  public var wantedPixels: PixelRect? { content.wantedPixels }

  /// Hands the content the pixels that it wanted.
  public func lend(_ sample: PixelSample) { content.lend(sample) }

  /// Returns the content's requests for pictures since the last call.
  public func takePictureRequests() -> [PictureRequest] { content.takePictureRequests() }

  /// Returns the content's requests to its window since the last call.
  public func takeWindowRequests() -> [WindowRequest] { content.takeWindowRequests() }

  /// Passes on that a frame was presented.
  public func didPresent(_ frame: PresentedFrame) { content.didPresent(frame) }

  /// The content's probe of frames.
  public var frameProbe: (any FrameProbe)? {
    get { content.frameProbe }
    set { content.frameProbe = newValue }
  }
}
