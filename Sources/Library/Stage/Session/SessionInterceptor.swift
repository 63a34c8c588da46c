package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// An interceptor between a session's driver and its stage, which reads, changes or withholds calls.
///
/// By default every call is forwarded to `inside`; an interceptor implements the ones it needs. Played events, layout
/// passes between two frames, pictures and the scene's commands bypass every interceptor.
package protocol SessionInterceptor: StagedContent {
  /// The content that the interceptor wraps, given by its session: the stage, with the interceptors added before.
  var inside: any StagedContent { get }
}

extension SessionInterceptor {
  /// The stage; of a board the first.
  package var stage: Stage { inside.stage }

  /// The drawing commands of the scene.
  package var displayList: DisplayList { inside.displayList }

  /// Forwards the event.
  package func handle(_ event: InputEvent) { inside.handle(event) }

  /// Forwards the played event.
  package func takePlayed(_ event: InputEvent) -> Bool { inside.takePlayed(event) }

  /// Forwards the time.
  package func advance(to time: TimeInterval) { inside.advance(to: time) }

  /// Forwards the layout pass between two frames.
  package func refresh(to time: TimeInterval) { inside.refresh(to: time) }

  /// Forwards the edit.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool { inside.perform(edit, at: time) }

  /// The drawing commands above the scene, with nothing added.
  package var chromeList: DisplayList { inside.chromeList }

  /// True while the wrapped content moves.
  package var isMoving: Bool { inside.isMoving }

  /// The time at which the wrapped content needs its next frame; `nil` when it needs none.
  package var nextWakeTime: TimeInterval? { inside.nextWakeTime }

  /// The shape of the pointer over the wrapped content.
  package var pointerShape: PointerShape { inside.pointerShape }

  /// The pixels that the tools need; `nil` for none.
  package var wantedPixels: PixelRect? { inside.wantedPixels }

  /// Passes the needed pixels to the tools.
  package func lend(_ sample: MagnifierPixels) { inside.lend(sample) }

  /// Forwards the request for pictures ahead.
  package func requestPicturesAhead() { inside.requestPicturesAhead() }

  /// Returns the requests for pictures since the last call.
  package func takePictureRequests() -> [PictureRequest] { inside.takePictureRequests() }

  /// Returns the requests of the wrapped content since the last call.
  package func takeWindowRequests() -> [WindowRequest] { inside.takeWindowRequests() }

  /// True once other content replaces the wrapped one.
  package var givesWay: Bool { inside.givesWay }

  /// Forwards that a frame was presented.
  package func didPresent(_ frame: PresentedFrame) { inside.didPresent(frame) }

  /// The probe of the wrapped content.
  package var frameProbe: (any FrameProbe)? {
    get { inside.frameProbe }
    set { inside.frameProbe = newValue }
  }

  /// True while a loop runs the main queue for the wrapped content.
  package var hasMainLoop: Bool {
    get { inside.hasMainLoop }
    set { inside.hasMainLoop = newValue }
  }

  /// Runs the main queue as a part of the wrapped content's last call.
  package func runMainQueue() -> Bool { inside.runMainQueue() }
}
