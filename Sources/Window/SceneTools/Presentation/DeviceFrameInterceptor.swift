package import Foundation
package import LayoutGeometry
package import ScreenInterface
package import Stage

/// The interceptor that shows a scene inside a device's frame in a window.
///
/// The scene has the window's size without the frame, and gets the pointer in its own points. A press on the frame
/// does nothing. It is the outermost interceptor, so that a recording knows nothing of the frame.
package final class DeviceFrameInterceptor: SessionInterceptor {
  private struct State {
    var screen: FramedScreen
    var scale: CGFloat
    /// True while a press that began on the scene lasts.
    var isScenePressed = false
    /// True while a press that began on the frame lasts.
    var isFramePressed = false
    var isOutside = false
    /// The further fingers that came down on the frame.
    var fingers: Set<Int> = []
  }

  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private var state: State

  /// Creates an interceptor around `inside` in a window of this size.
  package init(on inside: any StagedContent, in window: CGSize, scale: CGFloat) {
    self.inside = inside
    state = State(screen: FramedScreen(DeviceFrame(in: window, scale: scale)), scale: scale)
  }

  private var frame: CGRect { state.screen.frame.screen }

  private func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  // MARK: Events

  /// Passes an event on in the points of the scene, unless it is on the frame.
  package func handle(_ event: InputEvent) {
    var moved = event
    switch event.kind {
    case .pointer(let pointer): return handle(pointer, at: event.timestamp)
    case .finger(let number, var finger):
      if finger.phase == .pressed, !frame.contains(finger.location) { state.fingers.insert(number) }
      let isOnFrame = state.fingers.contains(number)
      if finger.phase == .released || finger.phase == .cancelled { state.fingers.remove(number) }
      guard !isOnFrame else { return }
      finger.location = inner(finger.location)
      moved.kind = .finger(number, finger)
    case .wheel(var wheel):
      guard frame.contains(wheel.location) else { return }
      wheel.location = inner(wheel.location)
      moved.kind = .wheel(wheel)
    case .window(.resized(let size, let scale)):
      state.screen = FramedScreen(DeviceFrame(in: size, scale: scale))
      state.scale = scale
      moved.kind = .window(.resized(frame.size, scale: scale))
    case .window(.pointerInside(true)): state.isOutside = false
    case .key, .window, .found: break
    }
    inside.handle(moved)
  }

  private func handle(_ pointer: PointerEvent, at time: TimeInterval) {
    let isOnScene = frame.contains(pointer.location)
    if pointer.phase == .pressed, !state.isScenePressed, !state.isFramePressed {
      (state.isScenePressed, state.isFramePressed) = (isOnScene, !isOnScene)
    }
    defer {
      if pointer.phase == .released || pointer.phase == .cancelled {
        (state.isScenePressed, state.isFramePressed) = (false, false)
      }
    }
    guard state.isScenePressed || (isOnScene && !state.isFramePressed) else { return leave(at: time) }
    state.isOutside = false
    var moved = pointer
    moved.location = inner(pointer.location)
    inside.handle(InputEvent(.pointer(moved), at: time))
  }

  /// Tells the scene that the pointer has left it, once.
  private func leave(at time: TimeInterval) {
    guard !state.isOutside else { return }
    state.isOutside = true
    inside.handle(InputEvent(.window(.pointerInside(false)), at: time))
  }

  /// The shape of the pointer: an arrow over the frame.
  package var pointerShape: PointerShape { state.isOutside ? .arrow : inside.pointerShape }

  // MARK: Drawing

  /// The scene inside the frame.
  package var displayList: DisplayList {
    state.screen.scene(inside.displayList, isDark: inside.stage.isDark)
  }

  /// The tools inside the frame.
  package var chromeList: DisplayList { state.screen.layer(inside.chromeList) }

  /// The pixels of the window that the tools of the scene need.
  package var wantedPixels: PixelRect? { inside.wantedPixels.map { moved($0, by: 1) } }

  /// Passes the pixels to the tools, in the scene's own pixels.
  package func lend(_ sample: MagnifierPixels) {
    inside.lend(MagnifierPixels(area: moved(sample.area, by: -1), bitmap: sample.bitmap))
  }

  private func moved(_ area: PixelRect, by sign: Int) -> PixelRect {
    let origin = PixelRect(frame, scale: state.scale)
    return PixelRect(
      x: area.x + sign * origin.x, y: area.y + sign * origin.y, width: area.width, height: area.height)
  }

  /// Returns the requests of the scene, whose sizes are without the frame.
  package func takeWindowRequests() -> [WindowRequest] {
    let margins = ScenePresentation(hasFrame: true).margins(scale: state.scale)
    return inside.takeWindowRequests().map { request in
      switch request {
      case .resize(let size):
        .resize(CGSize(width: size.width + margins.width, height: size.height + margins.height))
      case .widen(let width): .widen(width + margins.width)
      default: request
      }
    }
  }
}
