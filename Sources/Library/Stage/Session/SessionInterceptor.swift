package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// Something between a session's driver and its stage that reads, changes or holds back what passes.
///
/// By default everything is passed on to `inside`; a tap implements what it is there for. Played events, looks between
/// two frames, pictures and the scene's commands pass every tap unnoticed.
package protocol SessionInterceptor: StagedContent {
  /// What the tap lies around, as its session gave it: the stage, with the taps added before that one around it.
  var inside: any StagedContent { get }
}

extension SessionInterceptor {
  /// The stage; of a board the first.
  package var stage: Stage { inside.stage }

  /// The drawing commands of the scene.
  package var displayList: DisplayList { inside.displayList }

  /// Passes the event on.
  package func handle(_ event: InputEvent) { inside.handle(event) }

  /// Passes the played event on.
  package func takePlayed(_ event: InputEvent) -> Bool { inside.takePlayed(event) }

  /// Passes the time on.
  package func advance(to time: TimeInterval) { inside.advance(to: time) }

  /// Passes the look between two frames on.
  package func refresh(to time: TimeInterval) { inside.refresh(to: time) }

  /// Passes the change on.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool { inside.perform(edit, at: time) }

  /// The drawing commands above the scene, without any more.
  package var chromeList: DisplayList { inside.chromeList }

  /// True while what lies inside moves.
  package var isMoving: Bool { inside.isMoving }

  /// The time at which what lies inside needs its next frame; `nil` when it needs none.
  package var nextWakeTime: TimeInterval? { inside.nextWakeTime }

  /// The shape of the pointer over what lies inside.
  package var pointerShape: PointerShape { inside.pointerShape }

  /// The pixels that the tools want to read; `nil` for none.
  package var wantedPixels: PixelRect? { inside.wantedPixels }

  /// Hands the tools the pixels that they wanted.
  package func lend(_ sample: PixelSample) { inside.lend(sample) }

  /// Returns the requests for pictures since the last call.
  package func takePictureRequests() -> [PictureRequest] { inside.takePictureRequests() }

  /// Returns the requests of what lies inside since the last call.
  package func takeWindowRequests() -> [WindowRequest] { inside.takeWindowRequests() }

  /// True once what lies inside gives way to other content.
  package var givesWay: Bool { inside.givesWay }

  /// Passes on that a frame was presented.
  package func didPresent(_ frame: PresentedFrame) { inside.didPresent(frame) }

  /// The probe of what lies inside.
  package var frameProbe: (any FrameProbe)? {
    get { inside.frameProbe }
    set { inside.frameProbe = newValue }
  }
}
