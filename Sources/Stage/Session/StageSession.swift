public import Foundation
package import LayoutGeometry
public import ScreenInterface

/// A stage or a board as a window or a run drives it, with taps in between: logs, recordings, replays, counters.
///
/// Each tap lies around those added before it: an event and the time reach the tap added last first, and the
/// stage at the end. A tap is made inside `tap(_:)`, from what it will lie around, so that it never reads
/// another stage than the session's own.
public final class StageSession: ScreenContent {
  /// What a further tap would lie around: the stage with all taps so far.
  public private(set) var inside: SessionInside

  /// Begins a session of a stage or a board without taps.
  package init(_ content: any StagedContent) { inside = SessionInside(content) }

  /// The stage; of a board the first.
  public var stage: Stage { inside.stage }

  /// Adds a tap around everything added before, and returns it.
  @discardableResult
  package func tap<Tap: SessionTap, Failure: Error>(
    _ make: (SessionInside) throws(Failure) -> Tap
  ) throws(Failure) -> Tap {
    let tap = try make(inside)
    inside = SessionInside(around: tap)
    return tap
  }

  // MARK: ScreenContent

  /// Hands the event to the tap added last.
  public func handle(_ event: InputEvent) { inside.handle(event) }

  /// Hands the time to the tap added last.
  public func advance(to time: TimeInterval) { inside.advance(to: time) }

  /// The drawing commands of the scene.
  public var displayList: DisplayList { inside.content.displayList }

  /// The drawing commands of the tools, with what taps draw above them.
  public var chromeList: DisplayList { inside.chromeList }

  /// True while the scene or something that a tap draws moves.
  public var isMoving: Bool { inside.isMoving }

  /// The time at which the scene or a tap needs the next frame; `nil` when none does.
  public var nextWakeTime: TimeInterval? { inside.nextWakeTime }

  /// The shape of the pointer.
  package var pointerShape: PointerShape { inside.pointerShape }

  /// The pixels that the tools want to read; `nil` for none.
  package var wantedPixels: PixelRect? { inside.content.wantedPixels }

  /// Hands the tools the pixels that they wanted.
  package func lend(_ sample: PixelSample) { inside.content.lend(sample) }

  /// Returns the requests for pictures since the last call.
  public func takePictureRequests() -> [PictureRequest] { inside.content.takePictureRequests() }

  /// Returns the requests to the window since the last call, those of taps included.
  package func takeWindowRequests() -> [WindowRequest] { inside.takeWindowRequests() }

  /// Tells the taps and the scene of a presented frame.
  package func didPresent(_ frame: PresentedFrame) { inside.didPresent(frame) }

  /// The probe that measures the passes of a frame.
  package var frameProbe: (any FrameProbe)? {
    get { inside.frameProbe }
    set { inside.frameProbe = newValue }
  }
}
