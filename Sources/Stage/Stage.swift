public import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface
import ScrollPhysics

/// One scene running: owns the view tree, is told the time, and orders the passes.
///
/// A window, a headless run and a test drive the very same object by the calls of `ScreenContent`.
public final class Stage: ScreenContent {
  struct State {
    var size: CGSize
    var safeArea: EdgeInsets
    var services = WindowServices.all
    var hasToolKeys = true
    var time: TimeInterval = 0
    var windowTime: TimeInterval = 0
    var clock = SceneClock()
    var frame = -1
    var input = InputPass()
    var events: [SceneEvent] = []
    var frameEvents: [SceneEvent] = []
    var pen: DisplayPen
    var chrome: ToolChrome
    var dock = HUDDock()
    var windowRequests: [WindowRequest] = []
    var document: (@MainActor (Stage) -> Void)?
    var banner: String?
    var pointerShape = PointerShape.arrow
    var hasPointerMoved = false
    var look: Look?
    var frameProbe: (any FrameProbe)?

    /// What happened since the last frame becomes the frame's own.
    mutating func publishEvents() {
      frameEvents.removeAll(keepingCapacity: true)
      swap(&frameEvents, &events)
    }
  }

  /// The scene that runs.
  public private(set) var scene: Scene
  /// What the views share.
  public let context: ViewContext
  /// The scene's views and participants.
  public private(set) var content: Scene.Content
  var state: State

  /// Starts a scene at time 0 and lays it out.
  public init(_ scene: Scene, options: StageOptions = StageOptions(), text: any TextMeasuring) {
    self.scene = scene
    context = ViewContext(text: text)
    context.traits = options.traits
    content = scene.makeContent(context)
    let empty = DisplayList(size: options.size.bounded, background: scene.background.light)
    state = State(
      size: options.size.bounded, safeArea: options.safeArea.bounded, pen: DisplayPen(list: empty),
      chrome: ToolChrome(showsHUD: options.showsHUD, showsHint: options.showsHint))
    state.clock = SceneClock(rate: options.clockRate)
    state.services = options.services
    state.hasToolKeys = options.hasToolKeys
    attach()
    layout()
    if options.showsHUD { hudDidToggle() }
  }

  private func attach() {
    if content.root.elementID.path.isEmpty { content.root.elementID = ElementID(scene.name) }
    content.root.move(to: context)
    content.collectionView.safeAreaInsets = state.safeArea
  }

  /// Runs `handler` whenever the file behind the scene was saved.
  public func onDocumentSaved(_ handler: @escaping @MainActor (Stage) -> Void) { state.document = handler }

  /// Says what is wrong with the document in a band above the scene; `nil` takes the band away.
  public var banner: String? {
    get { state.banner }
    set { state.banner = newValue }
  }

  // MARK: ScreenContent

  /// Advances to the event's time and dispatches it.
  public func handle(_ event: InputEvent) {
    takeBackLook()
    let event = event.bounded
    state.windowTime = max(state.windowTime, event.timestamp)
    // No recording tells when a picture was read, so nothing in the scene goes on because of it.
    if !event.kind.isFoundAgain {
      advanceTime(to: max(state.time, state.clock.sceneTime(at: state.windowTime)))
    }
    var scened = event
    scened.timestamp = state.time
    if !toolsTake(scened) { pass(scened) }
    TimePass(content: content, context: context).distribute(&state.events)
  }

  /// Advances to `time`, lays out and writes the display lists.
  public func advance(to time: TimeInterval) {
    takeBackLook()
    state.frameProbe?.enter(.update)
    catchUp(to: time)
    state.frame += 1
    for participant in content.participants { participant.frameWillBegin(at: state.time) }
    TimePass(content: content, context: context).distribute(&state.events)
    state.frameProbe?.enter(.layout)
    layout()
    state.publishEvents()
    if state.chrome.traces.isOn { recordTraces() }
    if state.hasPointerMoved || !isContentMoving {
      state.hasPointerMoved = false
      state.pointerShape = shapeUnderPointer
    }
    state.frameProbe?.enter(.display)
    display()
    state.frameProbe?.leave()
  }

  /// The scene as of the last frame.
  public var displayList: DisplayList { state.pen.list }

  /// HUD and hints as of the last frame.
  public var chromeList: DisplayList { state.chrome.list }

  /// Whether the next frame differs from this one by itself.
  public var isMoving: Bool {
    isContentMoving || context.animatesUntil > state.time
  }

  private var isContentMoving: Bool {
    content.collectionView.isMoving || context.scrollViews.contains(where: \.isMoving)
  }

  /// When something is due although nothing moves, on the window's clock.
  public var nextWakeTime: TimeInterval? {
    var next = min(
      content.collectionView.nextDeadline ?? .infinity,
      state.chrome.wakeTime ?? .infinity)
    for view in context.scrollViews {
      next = min(next, view.nextDeadline ?? .infinity, view.indicatorWakeTime ?? .infinity)
    }
    for participant in content.participants {
      next = min(next, participant.nextDeadline ?? .infinity, participant.nextDisplayTime ?? .infinity)
    }
    let scene = next.isFinite ? state.clock.windowTime(at: next) : nil
    guard let tools = state.chrome.windowWakeTime(after: state.windowTime) else { return scene }
    return min(scene ?? tools, tools)
  }

  /// What the pointer should look like where it is.
  ///
  /// While content flies past a pointer that rests, the shape stays what it was.
  public var pointerShape: PointerShape { state.pointerShape }

  private var shapeUnderPointer: PointerShape {
    if state.input.isDragging(content) { return .closedHand }
    if state.chrome.inspector.isOn { return .arrow }
    guard let location = state.input.location, let hit = content.root.hitTest(location) else { return .arrow }
    return hit.enclosing(Control.self) == nil ? .openHand : .arrow
  }

  /// Hands over the pictures that views asked for.
  public func takePictureRequests() -> [PictureRequest] {
    let requests = context.pictures.takeRequests()
    guard let wish = state.chrome.reference?.takeRequest() else { return requests }
    return requests + [wish]
  }

  /// Hands over what keys asked of the window.
  public func takeWindowRequests() -> [WindowRequest] {
    defer { state.windowRequests.removeAll() }
    return state.windowRequests
  }

  /// Takes the cost of a frame for the HUD.
  public func didPresent(_ frame: PresentedFrame) { state.chrome.note(frame) }

  /// What takes the time of the passes; `nil`, as at first, where nobody asks.
  public var frameProbe: (any FrameProbe)? {
    get { state.frameProbe }
    set { state.frameProbe = newValue }
  }

  // MARK: Passes

  /// Lets the scene have an event.
  func pass(_ event: InputEvent) {
    dispatch(event)
    for participant in content.participants { participant.didHandle(event) }
  }

  func catchUp(to time: TimeInterval) {
    state.windowTime = max(state.windowTime, time.boundedTime)
    advanceTime(to: max(state.time, state.clock.sceneTime(at: state.windowTime)))
  }

  private func advanceTime(to time: TimeInterval) {
    let time = time.boundedTime
    state.time = time
    context.now = time
    let happened = TimePass(content: content, context: context).run(to: time)
    state.events.append(contentsOf: happened)
  }

  func layout() {
    content.root.frame = CGRect(origin: .zero, size: sceneSize)
    content.root.layoutIfNeeded()
    for participant in content.participants { participant.didLayout(at: state.time) }
    content.root.layoutIfNeeded()
  }

  func display() {
    state.pen.restart(size: state.size, background: scene.background.resolved(with: context.traits))
    content.root.display(with: &state.pen)
    writeChrome()
  }
}
