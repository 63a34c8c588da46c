import CSDL2
import Foundation
package import ScreenInterface

/// The main loop that runs a scene in a window until the window is closed.
///
/// It waits for the next frame and for events at the same time, so that each event is read, timestamped and
/// passed on as it arrives. At a frame's deadline it reads the clock once, and draws only the difference.
/// While nothing moves it sleeps until an event, or until the scene's `nextWakeTime`. While other windows
/// cover its window it presents a whole frame four times a second: only a successful present shows that the
/// window is visible again.
public final class SDLMainLoop {
  private let content: any ScreenContent
  private let window: SDLWindow
  private let resources: DrawingResources
  private let options: MainLoopOptions
  private let clock = SDLClock()
  private let waiting: EventReader
  private let files: LoopFiles
  private let presenter: FramePresenter
  private let cursors: PointerCursors
  private let timing: FrameTiming?
  private var state: State

  private struct State {
    var translator: SDLEventTranslator
    var modifiers = HeldModifiers()
    var pacer: FramePacer
    var lead = PresentationDelay()
    var expectation = FrameExpectation()
    var interval: TimeInterval
    var visibility = WindowVisibility()
    var needsFrame = true
    /// The scene's forecast of its next frame; `nil` once anything has happened since.
    var outlook: NextFrameForecast?
    var showedLast = true
    /// True when an event since the last frame may have changed the pointer's shape.
    var needsPointerShape = false
    /// True when the last frame may have changed the pointer's shape.
    var mayChangePointer = false
    var isClosing = false
    var mainQueue = MainQueue()
    var mainQueueWatcher: MainQueueWatcher?
  }

  /// Prepares the loop; `run()` starts it.
  ///
  /// - Throws: `SDLError` when the window's pixels cannot be reached, or no file can be watched.
  package init(
    content: any ScreenContent, window: SDLWindow, resources: DrawingResources,
    options: MainLoopOptions = MainLoopOptions()
  ) throws(SDLError) {
    self.content = content
    self.window = window
    self.resources = resources
    self.options = options
    waiting = EventReader(for: window)
    let waker = window.session.waker
    files = try LoopFiles(of: options.document, wake: waker.wake)
    cursors = PointerCursors(magnification: Int((1 / window.pointsPerUnit).rounded()))
    timing = options.measuresPasses ? FrameTiming(clock: clock) : nil
    presenter = try FramePresenter(
      window: window, resources: resources, delay: options.presentDelay, timing: timing)
    if options.isUncapped { window.stopWaitingForDisplay() }
    let interval = options.isUncapped ? 0 : window.refreshInterval
    state = State(
      translator: SDLEventTranslator(pointsPerUnit: window.pointsPerUnit, windowSize: window.size),
      pacer: FramePacer(interval: interval), interval: interval)
  }

  /// Shows the window and runs until it is closed.
  ///
  /// If the X server ends, the program ends with it: see `DisplayLossHandler`.
  ///
  /// - Throws: `SDLError` when the pixels of the window are lost and cannot be recovered.
  package func run() throws(SDLError) {
    state.mainQueueWatcher = MainQueueWatcher(wake: window.session.waker.wake)
    content.hasMainLoop = true
    defer {
      content.hasMainLoop = false
      state.mainQueueWatcher?.stop()
      files.end()
    }
    content.frameProbe = timing
    window.show()
    try geometryChanged(at: clock.now, isFirst: true)
    while !state.isClosing {
      if let limit = options.seconds, clock.now >= limit { break }
      let due = nextFrameTime()
      if let due, due <= clock.now || content.givesWay {
        try frame(due: due)
      } else {
        try wait(until: due)
      }
    }
  }

  private func nextFrameTime() -> TimeInterval? {
    let next = state.pacer.nextDeadline(at: clock.now)
    if state.needsFrame || state.visibility.isCovered { return next }
    let outlook = state.outlook ?? NextFrameForecast(of: content)
    state.outlook = outlook
    if outlook.isMoving {
      state.expectation.sceneGoesOn()
      return next
    }
    return outlook.nextWakeTime.map { max($0, next) }
  }

  private func wait(until due: TimeInterval?) throws(SDLError) {
    let isLong = if let due { due - clock.now > state.pacer.interval } else { true }
    if isLong, MainQueue.drain() {
      state.needsFrame = true
      return
    }
    if isLong, state.mayChangePointer { showPointer() }
    let deadline = min(due ?? .infinity, options.seconds ?? .infinity)
    if let event = waiting.next(until: deadline.isFinite ? deadline : nil, clock: clock) {
      try handle(event)
    }
  }

  private func frame(due: TimeInterval) throws(SDLError) {
    try takeWaitingEvents()
    if state.mainQueue.needsRoom() { _ = MainQueue.drain() }
    let start = clock.now
    content.advance(to: start)
    state.needsFrame = false
    state.outlook = nil
    let schedule = schedule(frame: due)
    state.pacer.frameDone(due: due)
    let isCovered = state.visibility.isCovered
    let showedLast = state.showedLast
    var end = start
    state.showedLast = false
    if isCovered { presenter.loseFrame() }
    if state.visibility.isShown,
      var frame = presenter.show(
        content, since: start, clock: clock, hold: { work in hold(frame: due, work) })
    {
      end = frame.time
      frame.schedule = schedule
      frame.passes = timing?.take()
      frame.followsShown = showedLast && !isCovered
      state.showedLast = true
      content.didPresent(frame)
      options.didPresent?(frame)
      follow(frame)
    }
    _ = timing?.take()
    state.expectation.frameDone(due: due, interval: state.pacer.interval, at: end)
    serve()
    if content.runMainQueue() { state.needsFrame = true }
  }

  /// Returns the planned times of the frame that begins now; `nil` when frames are not paced.
  private func schedule(frame due: TimeInterval) -> FrameSchedule? {
    guard !options.isUncapped, !state.visibility.isCovered else { return nil }
    let lead = presenter.isPacedByDisplay ? state.pacer.lead : state.lead.seconds
    let due = state.expectation.due(atLatest: due)
    return FrameSchedule(due: due, target: due + lead, interval: state.pacer.interval)
  }

  /// Waits until the time to present a drawn frame, and timestamps events as they arrive.
  private func hold(frame due: TimeInterval, _ work: TimeInterval) {
    guard !presenter.isPacedByDisplay, !options.isUncapped else { return }
    let moment = due + state.lead.seconds
    state.lead.note(work: work, interval: state.pacer.interval)
    while clock.now < moment { waiting.rest(until: moment, clock: clock) }
  }

  /// Synchronizes with the display's refresh, if presenting waits for it, and detects a covered window.
  private func follow(_ frame: PresentedFrame) {
    if presenter.blocksWhileCovered {
      changeVisibility(at: frame.time) { $0.presented(in: frame.present) }
    }
    guard presenter.isPacedByDisplay, state.visibility.isVisible, !options.isUncapped else { return }
    if frame.present > Self.waitingForDisplay {
      state.pacer.displayShowed(at: frame.time, work: frame.work)
    }
  }

  private func serve() {
    state.mayChangePointer = true
    if state.needsPointerShape { showPointer() }
    if !content.isMoving { content.requestPicturesAhead() }
    files.request(content.takePictureRequests(), scale: window.scale)
    for trouble in files.takeTroubles() { options.watchEnded?(trouble) }
    let requestHandler = WindowRequestHandler(window: window, options: options)
    for request in content.takeWindowRequests() where !requestHandler.perform(request) {
      state.isClosing = true
    }
  }

  /// Sets the pointer to the shape that the scene returns.
  ///
  /// The scene is hit-tested after events and before the loop idles. While a scene moves its content itself,
  /// frame after frame, the shape stays as it is.
  private func showPointer() {
    (state.needsPointerShape, state.mayChangePointer) = (false, false)
    cursors.show(content.pointerShape)
  }

  private func takeWaitingEvents() throws(SDLError) {
    let stroke = state.translator.mouseStroke
    if waiting.wasSilent, stroke == nil { return }
    let isReleased = stroke != nil && SDL_GetGlobalMouseState(nil, nil) & Self.primaryButton == 0
    while !content.givesWay, let event = waiting.poll() { try handle(event) }
    guard isReleased, let stroke, let end = state.translator.cancelMouseStroke(stroke) else { return }
    deliver(end, at: clock.now)
  }

  private func handle(_ event: SDL_Event) throws(SDLError) {
    let time = clock.time(ofTicks: event.common.timestamp)
    if event.type == window.session.waker.eventType { return collect(at: time) }
    let modifiers = state.modifiers.update(at: event)
    switch state.translator.translate(event, modifiers: modifiers) {
    case .input(.window(.visible(let isShown))):
      changeVisibility(at: time) { $0.isShown = isShown }
    case .input(let kind):
      if case .window(.focused(false)) = kind { cancelStroke(at: time) }
      deliver(kind, at: time)
    case .geometryChanged:
      try geometryChanged(at: time, isFirst: false)
    case .exposed:
      presenter.loseFrame()
      state.needsFrame = true
    case .texturesLost:
      state.visibility.restartTiming()
      try presenter.texturesLost()
      state.needsFrame = true
    case .dropped(let path):
      SDL_free(event.drop.file)
      deliver(.found(FileEvent(.dropped(PictureFile.dropped(path)))), at: time)
    case .closed:
      state.isClosing = true
    case .nothing:
      break
    }
  }

  private func deliver(_ kind: InputEvent.Kind, at time: TimeInterval) {
    state.needsFrame = true
    state.needsPointerShape = true
    state.outlook = nil
    content.handle(InputEvent(kind, at: time))
    content.runMainQueue()
  }

  private func cancelStroke(at time: TimeInterval) {
    if let end = state.translator.cancelStroke() { deliver(end, at: time) }
  }

  /// Collects the finished work of other threads.
  private func collect(at time: TimeInterval) {
    let lists = [content.displayList, content.chromeList]
    for kind in files.collect(into: resources, whileShowing: lists, presenter.pictureChanged) {
      deliver(kind, at: time)
    }
    for (path, oddity) in files.takeOddities() { options.pictureIsOdd?(path, oddity) }
    for trouble in files.takeTroubles() { options.watchEnded?(trouble) }
    if MainQueue.drain() { state.needsFrame = true }
    state.mainQueueWatcher?.queueWasDrained()
  }

  private func geometryChanged(at time: TimeInterval, isFirst: Bool) throws(SDLError) {
    guard window.readGeometry() || isFirst else { return }
    state.translator.pointsPerUnit = window.pointsPerUnit
    state.translator.windowSize = window.size
    if !isFirst { try presenter.windowDidResize() }
    if !options.isUncapped { state.interval = window.refreshInterval }
    state.pacer.interval = state.visibility.interval(state.interval)
    deliver(.window(.resized(window.size, scale: window.scale)), at: time)
  }

  private func changeVisibility(at time: TimeInterval, _ change: (inout WindowVisibility) -> Void) {
    let before = state.visibility
    change(&state.visibility)
    let now = state.visibility
    state.pacer.interval = now.interval(state.interval)
    if now.isVisible, !before.isVisible { presenter.loseFrame() }
    if now.isShown != before.isShown { deliver(.window(.visible(now.isShown)), at: time) }
    if now.isBlocked != before.isBlocked { deliver(.window(.occluded(now.isBlocked)), at: time) }
  }

  private static let primaryButton: UInt32 = 1
  /// The duration in seconds beyond which a present has waited for the display.
  private static let waitingForDisplay: TimeInterval = 0.001
}
