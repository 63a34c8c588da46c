public import CollectionViews
public import Foundation
package import LayoutGeometry
import SceneReadings
public import ScreenInterface
import ScrollPhysics

/// A running scene: it owns the view tree, advances its time, and runs the passes of a frame.
///
/// A window, a headless run and a test drive the same object by the calls of `ScreenContent`.
public final class Stage: ScreenContent {
  struct State {
    var size: CGSize
    var safeArea: EdgeInsets
    var time: TimeInterval = 0
    var windowTime: TimeInterval = 0
    var clock = SceneClock()
    var frame = -1
    var input = PointerEventRouter()
    var events: [SceneEvent] = []
    var frameEvents: [SceneEvent] = []
    var pen: DrawingContext
    /// The empty display list of a stage without tools.
    var noChrome: DisplayList
    var windowRequests: [WindowRequest] = []
    var document: (@MainActor (Stage) -> Void)?
    var pointerShape = PointerShape.arrow
    var isPointerShapeDue = false
    var hasPointerMoved = false
    var look: PreviewState?
    var frameProbe: (any FrameProbe)?
    var isUnseen = false
    var isDisplayDue = false
    let leavesMainQueue: Bool
    var hasMainLoop = false

    /// Moves the events since the last frame into the new frame.
    mutating func publishEvents() {
      frameEvents.removeAll(keepingCapacity: true)
      swap(&frameEvents, &events)
    }
  }

  /// The running scene.
  package private(set) var scene: Scene
  /// The context that the views share.
  public let context: ViewContext
  /// The scene's views and participants.
  package private(set) var content: Scene.Content
  var state: State

  /// The tools above the scene; `nil` for none.
  package let tools: (any StageTools)?

  /// Starts a scene at time 0 and lays it out; by default without tools.
  package init(
    _ scene: Scene, options: StageOptions = StageOptions(), tools: (any StageTools)? = nil,
    text: any TextMeasuring
  ) {
    let jobs = options.leavesMainQueue ? nil : JoinedJobs()
    defer { jobs?.leave() }
    self.scene = scene
    self.tools = tools
    context = ViewContext(text: text)
    context.traits = options.traits
    context.sceneSize = options.size.bounded
    context.safeArea = options.safeArea.bounded
    AmbientContext.latest.enter(context)
    content = scene.makeContent(context)
    let size = options.size.bounded.alignedToPixels(scale: options.traits.displayScale)
    let empty = DisplayList(size: size, background: scene.background.light)
    state = State(
      size: size, safeArea: options.safeArea.bounded, pen: DrawingContext(list: empty),
      noChrome: DisplayList(size: size, background: .clear), leavesMainQueue: options.leavesMainQueue)
    state.clock = SceneClock(rate: options.clockRate)
    attach()
    layout()
    if runMainQueue() { layout() }
    tools?.attach(to: self)
  }

  private func attach() {
    if content.root.elementID.path.isEmpty { content.root.elementID = ElementID(scene.name) }
    context.feed = content.feed
    content.root.move(to: context)
    content.feed?.safeAreaInsets = state.safeArea
    for case let timer as SceneTimer in content.participants { timer.context = context }
  }

  /// Runs `handler` each time that the file behind the scene was saved.
  package func onDocumentSaved(_ handler: @escaping @MainActor (Stage) -> Void) { state.document = handler }

  /// The scene's own participants and those that have joined.
  package var participants: [any FrameParticipant] {
    context.guests.isEmpty ? content.participants : content.participants + context.guests
  }

  // MARK: ScreenContent

  /// Advances to the event's time and dispatches it.
  package func handle(_ event: InputEvent) { call { take(event) } }

  private func take(_ event: InputEvent) {
    takeBackLook()
    let event = event.bounded
    state.windowTime = max(state.windowTime, event.timestamp)
    // No recording contains the time at which a picture was read, so such an event does not advance the scene.
    if !event.kind.isFoundAgain {
      advanceTime(to: max(state.time, state.clock.sceneTime(at: state.windowTime)))
    }
    var scened = event
    scened.timestamp = state.time
    if tools?.take(scened) != true {
      pass(scened)
      tools?.didHandle(scened)
    }
    SceneTimeAdvancer(content: content, context: context).distribute(&state.events)
  }

  /// Advances to `time`, lays out and writes the display lists.
  package func advance(to time: TimeInterval) { call { makeFrame(at: time) } }

  private func makeFrame(at time: TimeInterval) {
    takeBackLook()
    state.frameProbe?.enter(.update)
    catchUp(to: time)
    state.frame += 1
    for participant in participants { participant.frameWillBegin(at: state.time) }
    SceneTimeAdvancer(content: content, context: context).distribute(&state.events)
    state.frameProbe?.enter(.layout)
    layout()
    state.publishEvents()
    tools?.didLayOut()
    if state.hasPointerMoved || !isContentMoving {
      state.hasPointerMoved = false
      state.isPointerShapeDue = true
    }
    state.frameProbe?.enter(.display)
    display()
    state.frameProbe?.leave()
  }

  /// The display list of the scene, as of the last frame.
  public var displayList: DisplayList {
    displayIfDue()
    return state.pen.list
  }

  /// The display list of HUD, hints and other tools, as of the last frame.
  package var chromeList: DisplayList {
    displayIfDue()
    return tools?.displayList ?? state.noChrome
  }

  /// True while the next frame differs from this one by itself.
  public var isMoving: Bool {
    isContentMoving || context.animatesUntil > state.time
  }

  /// True while any content moves.
  var isScrolling: Bool { context.scrollViews.contains(where: \.isScrolling) }

  private var isContentMoving: Bool { context.scrollViews.contains(where: \.isMoving) }

  /// The next time at which something is due although nothing moves, on the window's clock; `nil` for never.
  public var nextWakeTime: TimeInterval? {
    var next = min(tools?.nextDisplayTime ?? .infinity, context.drawsAgainAt ?? .infinity)
    for view in context.scrollViews {
      next = min(next, view.nextDeadline ?? .infinity, view.indicatorWakeTime ?? .infinity)
      next = min(next, view.refreshWakeTime ?? .infinity)
    }
    for participant in participants {
      next = min(next, participant.nextDeadline ?? .infinity, participant.nextDisplayTime ?? .infinity)
    }
    let scene = next.isFinite ? state.clock.windowTime(at: next) : nil
    guard let tools = tools?.nextWindowTime(after: state.windowTime) else { return scene }
    return min(scene ?? tools, tools)
  }

  /// The shape of the pointer at its position.
  ///
  /// While content moves under a resting pointer, the shape stays the same.
  package var pointerShape: PointerShape {
    if state.isPointerShapeDue {
      state.isPointerShapeDue = false
      state.pointerShape = context.inOwnTime { shapeUnderPointer }
    }
    return state.pointerShape
  }

  private var shapeUnderPointer: PointerShape {
    if state.input.isDragging { return .closedHand }
    if tools?.ownsPointer == true { return .arrow }
    guard let location = state.input.location else { return .arrow }
    let under = ViewsUnderPoint(location, in: content.root)
    return under.ownShape ?? (under.isDraggable ? .openHand : .arrow)
  }

  /// Requests the pictures on the pages next to the visible ones.
  package func requestPicturesAhead() { context.inOwnTime { feed?.requestPicturesAhead() } }

  /// Returns the picture requests of the views and for the reference picture since the last call.
  package func takePictureRequests() -> [PictureRequest] {
    let requests = context.pictures.takeRequests()
    guard let request = tools?.takePictureRequest() else { return requests }
    return requests + [request]
  }

  /// Returns the requests of keys to the window since the last call.
  package func takeWindowRequests() -> [WindowRequest] {
    defer { state.windowRequests.removeAll() }
    return state.windowRequests
  }

  /// Passes a presented frame and its cost to the HUD.
  package func didPresent(_ frame: PresentedFrame) { tools?.didPresent(frame) }

  /// The pixels of the scene that a tool needs; `nil` for none.
  package var wantedPixels: PixelRect? { tools?.wantedPixels }

  /// Passes the needed pixels to the tools.
  package func lend(_ sample: MagnifierPixels) { tools?.lend(sample) }

  /// The probe that measures the passes of a frame; default `nil`.
  package var frameProbe: (any FrameProbe)? {
    get { state.frameProbe }
    set { state.frameProbe = newValue }
  }

  // MARK: Passes

  /// Passes an event to the scene and its participants.
  package func pass(_ event: InputEvent) {
    dispatch(event)
    for participant in participants { participant.didHandle(event) }
  }

  func catchUp(to time: TimeInterval) {
    state.windowTime = max(state.windowTime, time.boundedTime)
    advanceTime(to: max(state.time, state.clock.sceneTime(at: state.windowTime)))
  }

  private func advanceTime(to time: TimeInterval) {
    let time = time.boundedTime
    state.time = time
    context.now = time
    let happened = SceneTimeAdvancer(content: content, context: context).run(to: time)
    state.events.append(contentsOf: happened)
  }

  func layout() {
    context.sceneSize = sceneSize
    content.root.frame = CGRect(origin: .zero, size: sceneSize)
    content.root.layoutIfNeeded()
    for participant in participants { participant.didLayout(at: state.time) }
    content.root.layoutIfNeeded()
  }

  func display() {
    state.isDisplayDue = state.isUnseen
    context.beginDrawing()
    if state.isUnseen { return }
    state.pen.restart(size: state.size, background: ground.resolved(with: context.traits))
    content.root.display(with: &state.pen)
    state.noChrome.size = state.size
    tools?.draw()
  }
}

extension Stage {
  /// The number of times that pictures are read, because those that have arrived may make further ones visible.
  private static let readings = 4

  /// Returns the display list of the last frame as it would be with all its pictures loaded from the start.
  ///
  /// `read` reads each picture at a size. The scene itself goes on waiting for its pictures.
  package func displayList(reading read: (PictureRequest) -> PictureOutcome) -> DisplayList {
    let awaited = context.pictures
    defer {
      context.pictures = awaited
      display()
    }
    context.pictures = PictureLoadingStates()
    display()
    for _ in 0..<Self.readings {
      let requests = context.pictures.takeRequests()
      guard !requests.isEmpty else { break }
      // A picture that arrives at the time of its request does not fade in.
      for request in requests { context.pictures.receive(request, read(request), at: state.time) }
      display()
    }
    return state.pen.list
  }
}
