import CollectionViews
public import Foundation
public import LayoutGeometry
public import ScreenInterface
public import Stage

/// The tools above a stage: measurements, inspector, loupe, layers, traces, reference picture, the list of keys, and
/// the keys that change what surrounds the scene.
public final class Toolbox: StageTools {
  struct State {
    var chrome: ToolChrome
    var dock = HUDDock()
    var banner: String?
  }

  /// The services of the window around the stage; the list of keys leaves out what is missing.
  public let services: WindowServices
  weak var followed: Stage?
  var state: State

  /// Creates tools of which none is open.
  ///
  /// - Parameters:
  ///   - showsHUD: Whether the measurements show at once; default false.
  ///   - showsHint: Whether the hint chip shows for the first seconds; default false.
  ///   - services: What the window does when keys ask for it; default everything.
  public init(showsHUD: Bool = false, showsHint: Bool = false, services: WindowServices = .all) {
    self.services = services
    state = State(chrome: ToolChrome(showsHUD: showsHUD, showsHint: showsHint))
  }

  /// Follows a stage that has been laid out for the first time.
  public func attach(to stage: Stage) {
    followed = stage
    if state.chrome.showsHUD { hudDidToggle(on: stage) }
  }

  // MARK: Events

  /// Lets the tools see an event before the scene; returns `true` when they dealt with it.
  public func take(_ event: InputEvent) -> Bool {
    guard let stage = followed else { return false }
    if takeReference(event.kind, on: stage) { return true }
    switch event.kind {
    case .pointer(let pointer): return take(pointer, at: event.timestamp, on: stage)
    case .key(let key):
      if Command(key) == .measureDistances { state.chrome.inspector.measures = key.isDown }
    case .window(.pointerInside(false)): state.chrome.inspector.pointerDidLeave()
    case .window(.resized(let size, _)): state.dock.windowDidResize(from: stage.size.width, to: size.width)
    case .wheel, .window, .picture, .pictureDiscarded, .dropped: break
    }
    return false
  }

  private func take(_ pointer: PointerEvent, at time: TimeInterval, on stage: Stage) -> Bool {
    if stage.isPressed {
      state.chrome.inspector.follow(pointer.location)
      return false
    }
    if state.chrome.layers.isOn {
      state.chrome.layers.take(pointer, in: stage.sceneSize)
      return true
    }
    guard state.chrome.inspector.isShown else { return false }
    let gestures = stage.context.scrollViews.first?.gestureSettings ?? .desktop
    let taken = state.chrome.inspector.take(pointer, slop: gestures.slop(for: pointer.device))
    for part in taken.reaching {
      let event = InputEvent(.pointer(part), at: time)
      stage.pass(event)
      didHandle(event)
    }
    if taken.isClick { copyInspectedElement(of: stage) }
    return true
  }

  /// Takes away hint and list of keys when the scene is used.
  public func didHandle(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, let stage = followed else { return }
    state.chrome.pointerDidMove(pressed: pointer.phase == .pressed, dragging: stage.isDragging)
  }

  /// Closes the tool that was opened last; returns `true` when one was open.
  public func closeLast() -> Bool {
    state.chrome.closeHelp() || state.chrome.layers.close() || state.chrome.inspector.close()
  }

  private func copyInspectedElement(of stage: Stage) {
    guard services.contains(.elements), let element = inspectedElement else { return }
    stage.ask(.copyElement)
    tell("Copied \(element.id) with its state")
  }

  // MARK: Frames

  /// Records the frame for the traces, while they show.
  public func didLayOut() {
    guard state.chrome.traces.isOn, let stage = followed else { return }
    countHandlerCalls(of: stage)
    state.chrome.traces.note(stage.context.scrollViews, events: stage.frameEvents, at: stage.time)
  }

  /// Draws what stands above the scene anew.
  public func draw() {
    guard let stage = followed else { return }
    let reading = StageReading(stage, self)
    state.chrome.write(reading)
  }

  /// Takes the cost of a frame for the measurements.
  public func didPresent(_ frame: PresentedFrame) { state.chrome.note(frame) }

  /// Everything above the scene as of the last drawing.
  public var displayList: DisplayList { state.chrome.list }

  /// The width of the window that belongs to the measurements beside the scene, in points.
  public var room: CGFloat { state.dock.room }

  /// True while the pointer picks out elements instead of scrolling.
  public var ownsPointer: Bool { state.chrome.inspector.isOn }

  /// The instant at which the hint goes away, in seconds; `nil` for never.
  public var nextDisplayTime: TimeInterval? { state.chrome.wakeTime }

  /// The instant on the window's clock at which a note goes away or the reference picture changes, in seconds.
  public func nextWindowTime(after time: TimeInterval) -> TimeInterval? {
    state.chrome.windowWakeTime(after: time)
  }

  /// Hands over the request for the reference picture; `nil` for none.
  public func takePictureRequest() -> PictureRequest? { state.chrome.reference?.takeRequest() }

  /// The pixels around the pointer while the loupe is on.
  public var wantedPixels: PixelRect? {
    guard let stage = followed else { return nil }
    return state.chrome.shown.inspector.loupe(scale: stage.displayScale)?.area
      .intersection(stage.displayList.bounds(scale: stage.displayScale))
  }

  /// Shows the pixels in the loupe.
  public func lend(_ sample: PixelSample) {
    state.chrome.sample = sample
    draw()
  }

  // MARK: Going back

  private struct Snapshot: Sendable {
    let own: ShownTools
    let dock: HUDDock
  }

  /// The tools that keys have opened, and the room beside the scene.
  public func snapshot() -> any Sendable { Snapshot(own: state.chrome.own, dock: state.dock) }

  /// Returns to the tools that `snapshot()` told.
  public func restore(_ snapshot: any Sendable) {
    guard let snapshot = snapshot as? Snapshot else { return }
    state.chrome.own = snapshot.own
    state.dock = snapshot.dock
  }
}
