public import Foundation
package import SceneTools
public import ScreenInterface
public import Stage

/// An interceptor whose time can be stopped and gone back in, by `F`, a timeline, `,` and `.`.
///
/// While time stands still what lies inside does not get it; only the scene is brought to earlier frames. A
/// press on the scene takes over from the shown frame, and everything after it is undone; `F` goes on from the
/// present as if nothing had been looked at.
public final class HistoryInterceptor: SessionInterceptor {
  private enum Mode {
    /// Time passes.
    case running
    /// Time stops with the next frame.
    case stopping
    /// Time stands still.
    case frozen
  }

  private struct State {
    var mode = Mode.running
    /// The total time for which time has stood still, in seconds.
    var delay: TimeInterval = 0
    /// The scene's time while it stands still.
    var frozenTime: TimeInterval = 0
    var hand = TimelineScrubber()
    /// True while the user's own button or finger is down.
    var isPressed = false
    var location = CGPoint.zero
    var size: CGSize
    /// The events after the key that stops time, and before the frame at which it stops.
    var waiting: [InputEvent] = []
    /// True when events have been passed on that no frame shows yet.
    var owesFrame = false
    /// The last resize of the window while time stood still.
    var resize: InputEvent.Kind?
    /// The requests of keys to the window while time stood still.
    var requests: [WindowRequest] = []
    var tools: ShownTools
    var bar: TimelineBar?
    var chrome: DisplayList
  }

  /// What the tap lies around.
  package let inside: any StagedContent
  private let recording: RecordingInterceptor
  private let history: SessionHistory
  private let tools: Toolbox
  private var state: State

  /// The closure called before the past is taken over by something new, which ends a replay.
  public var onBranch: (@MainActor () -> Void)?
  /// Returns true while something is played and the user only looks on; default never.
  package var isLookedOn: @MainActor () -> Bool = { false }

  /// Creates a tap around `inside`, in which `recording` notes everything in `history`.
  package init(
    on inside: any StagedContent, recording: RecordingInterceptor, history: SessionHistory, tools: Toolbox
  ) {
    precondition(history.stage === inside.stage, "a history is that of the session's own stage")
    self.inside = inside
    self.recording = recording
    self.history = history
    self.tools = tools
    let stage = inside.stage
    state = State(size: stage.size, tools: tools.shownTools, chrome: stage.chromeList)
  }

  /// True while time stands still.
  public var isFrozen: Bool { state.mode == .frozen }

  /// The place of the timeline; `nil` while there is none.
  var bar: TimelineBar? { state.bar }

  // MARK: SessionInterceptor

  /// Passes the event on, or moves the timeline while time stands still.
  public func handle(_ event: InputEvent) {
    follow(event)
    if case .key(let key) = event.kind, isOfOnlooker(key) { return }
    if isFrozen { return handleFrozen(event) }
    if case .key(let key) = event.kind, Command(key) == .freeze {
      if key.isDown, !key.isRepeat { toggleStopping() }
    } else if state.mode == .stopping {
      state.waiting.append(event)
    } else {
      pass(event.kind, at: event.timestamp - state.delay)
    }
  }

  /// Passes the change on; while time stands still nothing changes.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    !isFrozen && inside.perform(edit, at: time - state.delay)
  }

  /// Passes the time on, or shows the frame that the timeline has reached.
  public func advance(to time: TimeInterval) {
    if !isFrozen { inside.advance(to: time - state.delay) }
    state.owesFrame = false
    if state.mode == .stopping {
      freeze(at: time - state.delay)
      writeChrome()
      takeWaiting(at: time)
    }
    guard isFrozen else { return }
    history.seek(to: state.hand.take() ?? history.position)
    tools.shownTools = state.tools
    writeChrome()
  }

  /// The commands of the scene's tools, and of the timeline while time stands still.
  public var chromeList: DisplayList { isFrozen ? state.chrome : inside.chromeList }

  /// True while the scene moves; always false while time stands still.
  public var isMoving: Bool { !isFrozen && (inside.isMoving || state.owesFrame) }

  /// The time at which the scene needs its next frame; `nil` for none, and while time stands still.
  public var nextWakeTime: TimeInterval? {
    guard !isFrozen else { return nil }
    return inside.nextWakeTime.map { $0 + state.delay }
  }

  /// The shape of the pointer: an arrow over the timeline, an open hand over a scene to take over.
  package var pointerShape: PointerShape {
    guard isFrozen else { return inside.pointerShape }
    return isOnBar(state.location) ? .arrow : .openHand
  }

  /// Returns the requests to the window, of the scene and of keys while time stood still.
  package func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return inside.takeWindowRequests() + state.requests
  }

  /// Passes on that a frame was presented, unless time stands still.
  package func didPresent(_ frame: PresentedFrame) { if !isFrozen { inside.didPresent(frame) } }

  private func follow(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer):
      state.location = pointer.location
      if pointer.phase != .moved { state.isPressed = pointer.phase == .pressed }
    case .window(.resized(let size, _)): state.size = size
    default: break
    }
  }

  /// Takes a key of somebody who watches what is played; true when it meant something.
  private func isOfOnlooker(_ key: KeyEvent) -> Bool {
    if tools.takeAwayOnlooking(with: key) { return true }
    guard !isFrozen, isLookedOn() else { return false }
    let (isTaken, request) = tools.lookOn(with: key)
    if let request { state.requests.append(request) }
    return isTaken
  }

  private func pass(_ kind: InputEvent.Kind, at time: TimeInterval) {
    inside.handle(InputEvent(kind, at: time))
  }

  // MARK: Stopping and going on

  /// Stops time with the next frame; asked again before that, it lets time go on.
  private func toggleStopping() {
    guard state.mode == .stopping else {
      state.mode = .stopping
      return
    }
    state.mode = .running
    for event in state.waiting { pass(event.kind, at: event.timestamp - state.delay) }
    state.waiting.removeAll()
  }

  /// Handles the events from before the frame that has just been made, now that time stands still.
  private func takeWaiting(at time: TimeInterval) {
    let events = state.waiting
    state.waiting.removeAll()
    for event in events { handle(InputEvent(event.kind, at: max(event.timestamp, time))) }
    state.owesFrame = !isFrozen
  }

  private func freeze(at time: TimeInterval) {
    history.settleInPresent()
    state.mode = .frozen
    state.frozenTime = time
    state.tools = tools.shownTools
  }

  /// Lets time go on at `time`, from the scene's present state.
  private func goOn(at time: TimeInterval) {
    state.mode = .running
    state.delay = time - state.frozenTime
    state.hand = TimelineScrubber()
    if let resize = state.resize { pass(resize, at: state.frozenTime) }
    state.resize = nil
  }

  /// Brings the scene to its present, and notes what looking back has changed for good.
  private func comeBack() { recording.noteLeft(history.returnToPresent()) }

  private func returnToPresent(at time: TimeInterval) {
    comeBack()
    goOn(at: time)
    if !state.isPressed { letGoOfFormerStroke() }
  }

  /// Makes the shown frame the present: everything after it is undone.
  private func takeOver(at time: TimeInterval) {
    history.seek(to: state.hand.target ?? history.position)
    if history.position != history.present {
      onBranch?()
      history.branch()
      recording.goOn(from: history.position)
    }
    goOn(at: time)
    letGoOfFormerStroke()
  }

  /// Ends a stroke that was under way in the shown frame, since no hand continues it.
  private func letGoOfFormerStroke() {
    guard inside.stage.isPressed, let place = inside.stage.pointerLocation else { return }
    pass(.pointer(PointerEvent(.cancelled, at: place)), at: state.frozenTime)
  }

  // MARK: Standing still

  /// The length of a frame that is made while time stands still, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  private func handleFrozen(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer): handle(pointer, at: event)
    case .key(let key): if key.isDown { handle(key, at: event.timestamp) }
    case .window(.resized): state.resize = event.kind
    case .found: history.show(event.kind)
    case .window(.documentSaved):
      comeBack()
      pass(event.kind, at: state.frozenTime)
    case .finger, .window, .wheel: break
    }
  }

  private func handle(_ pointer: PointerEvent, at event: InputEvent) {
    if state.hand.isScrubbing {
      state.hand.drag(pointer, on: state.bar, in: history.frames)
    } else if state.tools.takesPointer, !isOnBar(pointer.location) {
      showTools(event.kind)
    } else if pointer.phase == .pressed {
      tools.stopTelling()
      if let bar = state.bar, bar.frame.contains(pointer.location) {
        state.hand.press(at: pointer.location.x, on: bar, in: history.frames)
      } else {
        takeOver(at: event.timestamp)
        pass(event.kind, at: state.frozenTime)
      }
    }
  }

  private func handle(_ key: KeyEvent, at time: TimeInterval) {
    guard let command = Command(key, in: .frozen) else { return }
    tools.stopTelling()
    switch command {
    case .freeze: if !key.isRepeat { returnToPresent(at: time) }
    case .toggleMeasurements: state.tools.showsHUD.toggle()
    default:
      let missing = state.hand.follow(command, from: history.position, in: history.frames)
      guard let missing else { return showTools(.key(key)) }
      if missing > 0 { goOnStanding(frames: missing) }
    }
  }

  /// Passes an unrecorded event on to the tools.
  private func showTools(_ kind: InputEvent.Kind) {
    history.show(kind)
    state.requests += inside.stage.takeWindowRequests()
    state.tools = tools.shownTools
  }

  /// Makes new frames at the present while time stands still, each a sixtieth of a second long.
  private func goOnStanding(frames: Int) {
    comeBack()
    for _ in 0..<frames {
      state.frozenTime += Self.frame
      inside.advance(to: state.frozenTime)
    }
    state.hand.choose(history.present)
  }

  private func isOnBar(_ point: CGPoint) -> Bool { state.bar?.frame.contains(point) ?? false }

  private func writeChrome() {
    let chrome = TimelineChrome(
      of: history, above: inside.stage, size: state.size, toolsTakePointer: state.tools.takesPointer)
    (state.bar, state.chrome) = (chrome.bar, chrome.list)
  }
}
