public import Foundation
package import SceneTools
public import ScreenInterface
public import Stage

/// The interceptor that pauses a scene and steps through its history, by `F`, a timeline, `,` and `.`.
///
/// While time is paused, the wrapped content receives no events; the scene is only restored to earlier
/// frames. A press on the scene continues from the shown frame and undoes everything after it. `F` continues
/// from the present frame, without any change, and so does `Esc` once it has closed the tools.
public final class HistoryInterceptor: SessionInterceptor {
  /// The content that the interceptor wraps.
  package let inside: any StagedContent
  private let recording: RecordingInterceptor
  private let history: SessionHistory
  private let tools: Toolbox
  private var state: HistoryState

  /// The closure called before new input replaces the later history, which ends a replay.
  public var onBranch: (@MainActor () -> Void)?
  /// Returns true while a recording or script is played and the user only watches; default never.
  package var isWatching: @MainActor () -> Bool = { false }

  /// Creates an interceptor around `inside`, whose `recording` writes everything to `history`.
  package init(
    on inside: any StagedContent, recording: RecordingInterceptor, history: SessionHistory, tools: Toolbox
  ) {
    precondition(history.stage === inside.stage, "a history is that of the session's own stage")
    self.inside = inside
    self.recording = recording
    self.history = history
    self.tools = tools
    let stage = inside.stage
    state = HistoryState(size: stage.size, tools: tools.shownTools, chrome: stage.chromeList)
  }

  /// True while time is paused.
  public var isFrozen: Bool { state.mode == .frozen }

  /// The layout of the timeline; `nil` while there is none.
  var bar: TimelineBar? { state.bar }

  // MARK: SessionInterceptor

  /// Forwards the event, or handles it for the timeline while time is paused.
  public func handle(_ event: InputEvent) {
    follow(event)
    if case .key(let key) = event.kind, state.takesEscape(key) || isOfOnlooker(key) { return }
    if isFrozen { return handleFrozen(event) }
    if case .key(let key) = event.kind, Command(key) == .freeze {
      if key.isDown, !key.isRepeat { toggleStopping() }
    } else if state.mode == .stopping {
      state.waiting.append(event)
    } else {
      pass(event.kind, at: event.timestamp - state.delay)
    }
  }

  /// Forwards the edit; does nothing while time is paused.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    !isFrozen && inside.perform(edit, at: time - state.delay)
  }

  /// Advances the scene's time, or shows the frame chosen on the timeline.
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

  /// The drawing commands of the scene's tools, with the timeline while time is paused.
  public var chromeList: DisplayList { isFrozen ? state.chrome : inside.chromeList }

  /// True while the scene moves; always false while time is paused.
  public var isMoving: Bool { !isFrozen && (inside.isMoving || state.owesFrame) }

  /// The time at which the scene needs its next frame; `nil` for none, and while time is paused.
  public var nextWakeTime: TimeInterval? {
    guard !isFrozen else { return nil }
    return inside.nextWakeTime.map { $0 + state.delay }
  }

  /// The shape of the pointer: an arrow over the timeline, an open hand over a paused scene that a press resumes.
  package var pointerShape: PointerShape {
    guard isFrozen else { return inside.pointerShape }
    return isOnBar(state.location) ? .arrow : .openHand
  }

  /// Returns the window requests of the scene, and those of keys while time was paused.
  package func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return inside.takeWindowRequests() + state.requests
  }

  /// Reports a presented frame to the scene, unless time is paused.
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

  /// Handles a key of a user who watches a replay; returns true when the key has a meaning there.
  private func isOfOnlooker(_ key: KeyEvent) -> Bool {
    if tools.takeAwayOnlooking(with: key) { return true }
    guard !isFrozen, isWatching() else { return false }
    let (isTaken, request) = tools.lookOn(with: key)
    if let request { state.requests.append(request) }
    return isTaken
  }

  private func pass(_ kind: InputEvent.Kind, at time: TimeInterval) {
    inside.handle(InputEvent(kind, at: time))
  }

  // MARK: Pausing and resuming

  /// Pauses time at the next frame; a second call before that frame cancels it.
  private func toggleStopping() {
    guard state.mode == .stopping else {
      state.mode = .stopping
      return
    }
    state.mode = .running
    for event in state.waiting { pass(event.kind, at: event.timestamp - state.delay) }
    state.waiting.removeAll()
  }

  /// Handles the events from before the frame that was just made, now that time is paused.
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

  /// Resumes at `time` from the scene's present state.
  private func goOn(at time: TimeInterval) {
    state.mode = .running
    state.delay = time - state.frozenTime
    state.hand = TimelineScrubber()
    if let resize = state.resize { pass(resize, at: state.frozenTime) }
    state.resize = nil
  }

  /// Restores the scene to its present, and records the properties that could not be restored.
  private func comeBack() { recording.noteLeft(history.returnToPresent()) }

  private func returnToPresent(at time: TimeInterval) {
    comeBack()
    goOn(at: time)
    if !state.isPressed { letGoOfFormerStroke() }
  }

  /// Makes the shown frame the present and undoes everything after it.
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

  /// Ends a stroke that was in progress in the shown frame, because no pointer continues it.
  private func letGoOfFormerStroke() {
    guard inside.stage.isPressed, let place = inside.stage.pointerLocation else { return }
    pass(.pointer(PointerEvent(.cancelled, at: place)), at: state.frozenTime)
  }

  // MARK: While time is paused

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
    case .goBack where !tools.hasToolToClose:
      if !key.isRepeat {
        state.isEscapeHeld = true
        returnToPresent(at: time)
      }
    case .toggleMeasurements: state.tools.showsHUD.toggle()
    default:
      let missing = state.hand.follow(command, from: history.position, in: history.frames)
      guard let missing else { return showTools(.key(key)) }
      if missing > 0 { goOnStanding(frames: missing) }
    }
  }

  /// Forwards an unrecorded event to the tools.
  private func showTools(_ kind: InputEvent.Kind) {
    history.show(kind)
    state.requests += inside.stage.takeWindowRequests()
    state.tools = tools.shownTools
  }

  /// Makes new frames at the present while time is paused, each a sixtieth of a second long.
  private func goOnStanding(frames: Int) {
    comeBack()
    for _ in 0..<frames {
      state.frozenTime += TimelineScrubber.frame
      inside.advance(to: state.frozenTime)
    }
    state.hand.choose(history.present)
  }

  private func isOnBar(_ point: CGPoint) -> Bool { state.bar?.frame.contains(point) ?? false }

  private func writeChrome() {
    let chrome = TimelineOverlay(
      of: history, above: inside.stage, size: state.size, toolsTakePointer: state.tools.takesPointer)
    (state.bar, state.chrome) = (chrome.bar, chrome.list)
  }
}
