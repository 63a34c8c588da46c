public import Foundation
public import ScreenInterface
import Stage

/// A screen whose time can be stopped, and gone back in: `F`, a timeline, `,` and `.`.
///
/// While time stands still the content gets none of it; the scene alone is brought to the frames that were. A press
/// on the scene takes over from the frame that shows, and what came after it is undone; `F` goes on from the
/// present as if nothing had been looked at.
public final class TimeTravel: ScreenContentWrapper {
  enum Mode {
    /// Time passes.
    case running
    /// It stops with the next frame.
    case stopping
    /// It stands still.
    case frozen
  }

  struct State {
    var mode = Mode.running
    /// How long time has stood still, in seconds.
    var delay: TimeInterval = 0
    /// The content's time at which it stands still.
    var frozenTime: TimeInterval = 0
    /// The frame that is to be shown next.
    var target: HistoryPosition?
    var isScrubbing = false
    /// Whether the user's own button or finger is down.
    var isPressed = false
    var location = CGPoint.zero
    var size: CGSize
    /// What came after the key that stops time, and before the frame with which it stops.
    var waiting: [InputEvent] = []
    /// Whether the content was given events that no frame shows yet.
    var owesFrame = false
    /// What happened to the window while time stood still.
    var resize: InputEvent.Kind?
    /// What keys asked of the window while time stood still.
    var requests: [WindowRequest] = []
    var tools: ShownTools
    var bar: TimelineBar?
    var chrome: DisplayList
  }

  /// What is wrapped.
  public let content: any ScreenContent
  let recording: RecordingContent
  let history: SessionHistory
  var state: State

  /// Called when the past is taken over, before anything new happens: a replay ends there.
  public var onBranch: (@MainActor () -> Void)?

  /// Creates a screen around `content`, inside which `recording` notes everything in `history`.
  public init(_ content: any ScreenContent, recording: RecordingContent, history: SessionHistory) {
    self.content = content
    self.recording = recording
    self.history = history
    let stage = history.stage
    state = State(size: stage.size, tools: stage.shownTools, chrome: stage.chromeList)
  }

  /// Whether time stands still.
  public var isFrozen: Bool { state.mode == .frozen }

  // MARK: ScreenContent

  /// Passes the event on, or lets it move the timeline while time stands still.
  public func handle(_ event: InputEvent) {
    follow(event)
    if case .key(let key) = event.kind, history.stage.takeAwayOnlooking(with: key) { return }
    if state.mode == .frozen { return handleFrozen(event) }
    if case .key(let key) = event.kind, TravelKey(key) == .freeze {
      if key.isDown, !key.isRepeat { toggleStopping() }
    } else if state.mode == .stopping {
      state.waiting.append(event)
    } else {
      pass(event.kind, at: event.timestamp - state.delay)
    }
  }

  /// Passes the time on, or shows the frame that the timeline is at.
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
    history.stage.shownTools = state.tools
    writeChrome()
  }

  /// The content's tools, and the timeline while time stands still.
  public var chromeList: DisplayList { isFrozen ? state.chrome : content.chromeList }

  /// Whether the content moves; nothing does while time stands still.
  public var isMoving: Bool { !isFrozen && (content.isMoving || state.owesFrame) }

  /// When the content wakes; never while time stands still.
  public var nextWakeTime: TimeInterval? {
    guard !isFrozen else { return nil }
    return content.nextWakeTime.map { $0 + state.delay }
  }

  /// An arrow over the timeline, an open hand over the scene that can be taken.
  public var pointerShape: PointerShape {
    guard isFrozen else { return content.pointerShape }
    return state.bar?.frame.contains(state.location) ?? false ? .arrow : .openHand
  }

  /// What the content wants of its window, and what keys asked of it while time stood still.
  public func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return content.takeWindowRequests() + state.requests
  }

  /// Tells the content of a frame that it has made.
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

  /// Asks time to stop; asked again before it does, it never did.
  private func toggleStopping() {
    guard state.mode == .stopping else {
      state.mode = .stopping
      return
    }
    state.mode = .running
    for event in state.waiting { pass(event.kind, at: event.timestamp - state.delay) }
    state.waiting.removeAll()
  }

  /// Lets what came before the frame that has just been made act on the time that stands still.
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
    state.tools = history.stage.shownTools
  }

  /// Lets time pass again at `time`, from where the scene is.
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
