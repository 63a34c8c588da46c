import CollectionViews
public import Foundation
package import LayoutGeometry
import SceneReadings
public import ScreenInterface
public import Stage

/// The tools above a stage.
///
/// They are the measurements, inspector, loupe, layers, trails, reference picture, the key list, and the keys
/// that change the scene's environment.
public final class Toolbox: StageTools {
  struct State {
    var chrome: ToolChrome
    var dock = HUDDock()
    var banner: String?
    var playbackSpeed = 1.0
    /// The last copied element.
    var copied: InspectedElement?
  }

  /// The services of the window around the stage; the key list omits keys of missing services.
  package let services: WindowServices
  private(set) weak var followed: Stage?
  var state: State

  /// Creates tools, all closed.
  ///
  /// - Parameters:
  ///   - showsHUD: Whether the measurements show at once; default false.
  ///   - showsHint: Whether the hint chip shows for the first seconds; default false.
  ///   - isJapanese: Whether the scene is Japanese, so that the hint is too, beside English; default false.
  ///   - services: What the window does when keys ask for it; default everything.
  package init(
    showsHUD: Bool = false, showsHint: Bool = false, isJapanese: Bool = false,
    services: WindowServices = .all
  ) {
    self.services = services
    state = State(
      chrome: ToolChrome(showsHUD: showsHUD, showsHint: showsHint, isJapanese: isJapanese))
  }

  /// Attaches the tools to a stage after its first layout.
  public func attach(to stage: Stage) {
    followed = stage
    if state.chrome.showsHUD { hudDidToggle(on: stage) }
  }

  // MARK: Events

  /// Handles an event before the scene; returns `true` when the tools consumed it.
  public func take(_ event: InputEvent) -> Bool {
    guard let stage = followed else { return false }
    if takeReference(event.kind, on: stage) { return true }
    switch event.kind {
    case .pointer(let pointer): return take(pointer, at: event.timestamp, on: stage)
    case .key(let key):
      if Command(key) == .measureDistances { state.chrome.inspector.measures = key.isDown }
    case .window(.pointerInside(false)): state.chrome.inspector.pointerDidLeave()
    case .window(.resized(let size, _)): state.dock.windowDidResize(from: stage.size.width, to: size.width)
    case .finger, .wheel, .window, .found: break
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
    if taken.isClick { copy(inspectedElement) }
    return true
  }

  /// Hides the hint and the key list when the scene is used.
  public func didHandle(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, let stage = followed else { return }
    state.chrome.pointerDidMove(pressed: pointer.phase == .pressed, dragging: stage.isDragging)
  }

  /// Closes the last opened tool; returns `true` when one was open.
  public func closeLast() -> Bool {
    state.chrome.closeHelp() || state.chrome.layers.close() || state.chrome.inspector.close()
  }

  // MARK: Frames

  /// Records the frame for the trails, while they show.
  public func didLayOut() {
    guard state.chrome.trails.isOn, let stage = followed else { return }
    countHandlerCalls(of: stage)
    state.chrome.trails.note(stage.context.scrollViews, events: stage.frameEvents, at: stage.time)
  }

  /// Redraws the tools above the scene.
  public func draw() {
    guard let stage = followed, !state.chrome.showsNothing(above: stage, banner: banner) else { return }
    state.chrome.write(StageStatus(stage, self))
  }

  /// Records the cost of a frame for the measurements.
  package func didPresent(_ frame: PresentedFrame) { state.chrome.note(frame) }

  /// The display list of the tools as of the last drawing.
  public var displayList: DisplayList { state.chrome.list }

  /// The width of the window that belongs to the measurements beside the scene, in points.
  public var room: CGFloat { state.dock.room }

  /// True while the pointer selects elements instead of scrolling.
  public var ownsPointer: Bool { state.chrome.inspector.isOn }

  /// The time at which the hint disappears, in seconds; `nil` for never.
  public var nextDisplayTime: TimeInterval? { state.chrome.wakeTime }

  /// Returns the time on the window's clock at which a note disappears or the reference picture changes, in seconds.
  public func nextWindowTime(after time: TimeInterval) -> TimeInterval? {
    state.chrome.windowWakeTime(after: time)
  }

  /// Returns the request for the reference picture, once; `nil` for none.
  package func takePictureRequest() -> PictureRequest? { state.chrome.reference.overlay?.takeRequest() }

  /// The pixels around the pointer while the loupe is on.
  package var wantedPixels: PixelRect? {
    guard let stage = followed else { return nil }
    return state.chrome.shown.inspector.loupe(scale: stage.displayScale)?.area
      .intersection(stage.displayList.bounds(scale: stage.displayScale))
  }

  /// Shows the pixels in the loupe.
  package func lend(_ sample: MagnifierPixels) {
    state.chrome.sample = sample
    draw()
  }

  // MARK: Going back

  private struct Snapshot: Sendable {
    let own: ShownTools
    let dock: HUDDock
  }

  /// Returns a snapshot of the tools that keys have opened, and of the dock.
  public func snapshot() -> any Sendable { Snapshot(own: state.chrome.own, dock: state.dock) }

  /// Restores the tools from a snapshot of `snapshot()`.
  public func restore(_ snapshot: any Sendable) {
    guard let snapshot = snapshot as? Snapshot else { return }
    state.chrome.own = snapshot.own
    state.dock = snapshot.dock
  }

  /// Copies the visible tools of another scene in the same window, with the HUD's dock.
  ///
  /// Their targets are not copied.
  package func takeOver(_ former: Toolbox) {
    guard let stage = followed else { return }
    state.dock = former.state.dock
    state.chrome.own = former.state.chrome.own.forAnotherScene
    if former.state.chrome.trails.isOn != state.chrome.trails.isOn { toggleTrails(on: stage) }
  }

  // MARK: Keys

  /// Handles a key press that neither the focus nor a participant handled; returns `true` when it was handled.
  public func handleKey(_ key: KeyEvent) -> Bool {
    guard let stage = followed, let command = Command(key) else { return false }
    if open(command, on: stage) { return true }
    let element = command == .alignReference ? elementToAlignTo(on: stage) : nil
    let reference = state.chrome.reference.perform(command, aligningTo: element)
    if reference.isTaken {
      if let words = reference.words { tell(words) } else { stopTelling() }
      return true
    }
    let change = EnvironmentCommands(stage: stage, room: room).perform(command)
    if let words = change.words { tell(words) }
    return change.isDone
  }

  private func open(_ command: Command, on stage: Stage) -> Bool {
    switch command {
    case .toggleMeasurements:
      state.chrome.showsHUD.toggle()
      hudDidToggle(on: stage)
    case .toggleTrails: toggleTrails(on: stage)
    case .toggleInspector: state.chrome.inspector.toggle(at: stage.pointerLocation)
    case .inspectInside where state.chrome.inspector.isOn: state.chrome.inspector.goInwards()
    case .inspectAround where state.chrome.inspector.isOn: state.chrome.inspector.goOutwards()
    case .toggleLoupe: state.chrome.inspector.toggleLoupe(at: stage.pointerLocation)
    case .toggleLayers: state.chrome.layers.toggle()
    case .help: state.chrome.turnHelp()
    default: return false
    }
    return true
  }

  private func takeReference(_ event: InputEvent.Kind, on stage: Stage) -> Bool {
    let outcome = state.chrome.reference.take(event) { stage.displayList.pictures }
    if let words = outcome.words { tell(words) }
    return outcome.isTaken
  }

  /// Requests the window width for the HUD's dock, or returns it.
  private func hudDidToggle(on stage: Stage) {
    let size = stage.size
    let isShown = state.chrome.showsHUD
    guard let wanted = state.dock.hudDidToggle(isShown: isShown, inWindowOf: size.width) else { return }
    stage.ask(isShown ? .widen(wanted) : .resize(CGSize(width: wanted, height: size.height)))
    stage.feed?.setNeedsLayout()
  }

  /// Starts or stops recording motion.
  private func toggleTrails(on stage: Stage) {
    state.chrome.trails.toggle()
    countHandlerCalls(of: stage)
  }

  // MARK: Showing

  /// Shows tools without keys.
  public func show(_ tools: ToolSettings) {
    guard let stage = followed else { return }
    if tools.takesInput {
      state.chrome.own.open(tools)
      if tools.showsTrails, !state.chrome.trails.isOn { toggleTrails(on: stage) }
    } else {
      state.chrome.passiveTools.open(tools)
      if state.chrome.trails.lookOn(tools.showsTrails) { countHandlerCalls(of: stage) }
    }
    if let reference = tools.reference { state.chrome.reference.overlay = ReferenceOverlay(reference) }
    draw()
  }

  /// The tools that keys have opened; setting them redraws them and sends no request to the window.
  public var shownTools: ShownTools {
    get { state.chrome.own }
    set {
      state.chrome.own = newValue
      draw()
    }
  }

  /// The message of the banner with the document's fault; `nil` for no banner.
  public var banner: String? {
    get { state.banner }
    set { state.banner = newValue }
  }

  /// The playback rate: replayed seconds per second of the window; default 1.
  package var playbackSpeed: Double {
    get { state.playbackSpeed }
    set { state.playbackSpeed = newValue }
  }

  /// Shows a note above the scene for three seconds a line.
  public func tell(_ text: String) {
    guard let stage = followed else { return }
    state.chrome.tell(ToolNote(text, at: stage.windowTime))
  }

  /// Hides the current note.
  public func stopTelling() { state.chrome.tell(nil) }
}
