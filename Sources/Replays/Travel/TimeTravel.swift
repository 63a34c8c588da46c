public import Foundation
public import SceneTools
public import ScreenInterface
import Stage

/// A wrapper of a screen whose time can be stopped and gone back in, by `F`, a timeline, `,` and `.`.
///
/// While time stands still the content does not get it; only the scene is brought to earlier frames. A press
/// on the scene takes over from the shown frame, and everything after it is undone; `F` goes on from the
/// present as if nothing had been looked at.
public final class TimeTravel: ScreenContentWrapper {
  enum Mode {
    /// Time passes.
    case running
    /// Time stops with the next frame.
    case stopping
    /// Time stands still.
    case frozen
  }

  struct State {
    var mode = Mode.running
    /// The total time for which time has stood still, in seconds.
    var delay: TimeInterval = 0
    /// The content's time while it stands still.
    var frozenTime: TimeInterval = 0
    /// The frame to be shown next.
    var target: HistoryPosition?
    var isScrubbing = false
    /// True while the user's own button or finger is down.
    var isPressed = false
    var location = CGPoint.zero
    var size: CGSize
    /// The events after the key that stops time, and before the frame at which it stops.
    var waiting: [InputEvent] = []
    /// True when the content has handled events that no frame shows yet.
    var owesFrame = false
    /// The last resize of the window while time stood still.
    var resize: InputEvent.Kind?
    /// The requests of keys to the window while time stood still.
    var requests: [WindowRequest] = []
    var tools: ShownTools
    var bar: TimelineBar?
    var chrome: DisplayList
  }

  /// The wrapped screen.
  public let content: any ScreenContent
  let recording: RecordingContent
  let history: SessionHistory
  let tools: Toolbox
  var state: State

  /// The closure called before the past is taken over by something new, which ends a replay.
  public var onBranch: (@MainActor () -> Void)?

  /// Creates a screen around `content`, inside which `recording` notes everything in `history`.
  public init(
    _ content: any ScreenContent, recording: RecordingContent, history: SessionHistory, tools: Toolbox
  ) {
    self.content = content
    self.recording = recording
    self.history = history
    self.tools = tools
    let stage = history.stage
    state = State(size: stage.size, tools: tools.shownTools, chrome: stage.chromeList)
  }

  /// True while time stands still.
  public var isFrozen: Bool { state.mode == .frozen }

  // MARK: ScreenContent

  /// Passes the event on, or moves the timeline while time stands still.
  public func handle(_ event: InputEvent) {
    follow(event)
    if case .key(let key) = event.kind, tools.takeAwayOnlooking(with: key) { return }
    if state.mode == .frozen { return handleFrozen(event) }
    if case .key(let key) = event.kind, Command(key) == .freeze {
      if key.isDown, !key.isRepeat { toggleStopping() }
    } else if state.mode == .stopping {
      state.waiting.append(event)
    } else {
      pass(event.kind, at: event.timestamp - state.delay)
    }
  }

  /// Passes the time on, or shows the frame that the timeline has reached.
  public func advance(to time: TimeInterval) {
    if state.mode != .frozen { content.advance(to: time - state.delay) }
    state.owesFrame = false
    if state.mode == .stopping {
      freeze(at: time - state.delay)
      writeChrome()
      takeWaiting(at: time)
    }
    guard state.mode == .frozen else { return }
    history.seek(to: state.target ?? history.position)
    state.target = nil
    tools.shownTools = state.tools
    writeChrome()
  }

  /// The commands of the content's tools, and of the timeline while time stands still.
  public var chromeList: DisplayList { isFrozen ? state.chrome : content.chromeList }

  /// True while the content moves; always false while time stands still.
  public var isMoving: Bool { !isFrozen && (content.isMoving || state.owesFrame) }

  /// The time at which the content needs its next frame; `nil` for none, and while time stands still.
  public var nextWakeTime: TimeInterval? {
    guard !isFrozen else { return nil }
    return content.nextWakeTime.map { $0 + state.delay }
  }

  /// The shape of the pointer: an arrow over the timeline, an open hand over a scene to take over.
  public var pointerShape: PointerShape {
    guard isFrozen else { return content.pointerShape }
    return state.bar?.frame.contains(state.location) ?? false ? .arrow : .openHand
  }

  /// Returns the requests to the window, of the content and of keys while time stood still.
  public func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return content.takeWindowRequests() + state.requests
  }

  /// Passes on that a frame was presented, unless time stands still.
  public func didPresent(_ frame: PresentedFrame) { if !isFrozen { content.didPresent(frame) } }

  // MARK: Standing still

  private func follow(_ event: InputEvent) {
    switch event.kind {
    case .pointer(let pointer):
      state.location = pointer.location
      if pointer.phase != .moved { state.isPressed = pointer.phase == .pressed }
    case .window(.resized(let size, _)): state.size = size
    default: break
    }
  }

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
  func goOn(at time: TimeInterval) {
    state.mode = .running
    state.delay = time - state.frozenTime
    state.isScrubbing = false
    state.target = nil
    if let resize = state.resize { pass(resize, at: state.frozenTime) }
    state.resize = nil
  }

  func pass(_ kind: InputEvent.Kind, at time: TimeInterval) { content.handle(InputEvent(kind, at: time)) }

  private func writeChrome() {
    let stage = history.stage
    if stage.chromeList.commands.contains(where: { $0.element == "tools/help" }) {
      // The list of keys may need all the room that there is.
      (state.bar, state.chrome) = (nil, stage.chromeList)
      return
    }
    let bar = TimelineBar(
      in: state.size, beside: stage.chromeList,
      times: history.earliest.time...max(history.earliest.time, history.present.time))
    var list = stage.chromeList
    list.size = state.size
    history.pointerMark?.draw(in: &list, on: stage.displayList.background)
    TimelinePainter(bar, isDark: stage.isDark, text: stage.textMeasuring)
      .draw(history.ticks, at: history.position, in: &list)
    state.bar = bar
    state.chrome = list
  }
}
