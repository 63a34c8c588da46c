public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// The interceptor that plays a script or a recording in a window, in place of the user's pointer and keys.
///
/// A recording's own frames are made at their own times and no others, so that it replays bit for bit at any
/// speed and in a window of any rate. In between, the scene is drawn as it is then. Its events are checked
/// against the grammar of events; an event that breaks it stops the replay. Window requests of played keys
/// are not done again. `⌃Q` closes the window at any time. If the playback yields to the user, keys are
/// always forwarded, and a press ends the replay.
public final class ReplayInterceptor: SessionInterceptor {
  private struct State {
    var clock: PlaybackClock
    var failure: ReplayError?
    var grammar = SceneEventValidator()
    var isOver = false
    var isAbandoned = false
    var resize: InputEvent.Kind?
    /// The window requests of the user and of the played sizes.
    var requests: [WindowRequest] = []
  }

  /// The content that the interceptor wraps, with the drawn pointer if there is one.
  package let inside: any StagedContent
  private let pointer: PointerInterceptor?
  private let source: any InputSource
  private let playback: PlaybackOptions
  private var state: State

  /// Creates an interceptor around `inside` that plays `source` on it.
  package init(
    on inside: any StagedContent, playing source: any InputSource,
    _ playback: PlaybackOptions = PlaybackOptions()
  ) {
    pointer =
      playback.drawsPointer ? PointerInterceptor(on: inside, isDrawn: true, speed: playback.speed) : nil
    self.inside = pointer ?? inside
    self.source = source
    self.playback = playback
    state = State(clock: PlaybackClock(speed: playback.speed, from: playback.beginning))
  }

  /// True when everything is played, the user has taken control, or an error stopped the replay.
  public var isFinished: Bool {
    state.failure != nil || state.isAbandoned || source.nextTime == nil
  }

  /// True when everything is played and rests, or an error stopped the replay.
  public var isOver: Bool { state.failure != nil || state.isOver }

  /// The error that stopped the replay; `nil` while there is none.
  public var failure: ReplayError? { state.failure }

  /// The closure called when a playback that yields to the user ends or is abandoned, and time passes as in the window.
  package var onFullSpeed: (@MainActor () -> Void)?

  /// Stops playing: the user controls the scene from now on, and the window does not close by itself.
  public func abandon() {
    state.isAbandoned = true
    pointer?.hide()
    goOnAtFullSpeed()
  }

  private func goOnAtFullSpeed() {
    guard playback.yieldsToUser, state.clock.speed != 1 else { return }
    state.clock.goOnAtFullSpeed()
    onFullSpeed?()
  }

  /// Forwards events that the scene needs from its window; all others are dropped until the replay is over.
  ///
  /// A recording has its own window sizes: resizes of the real window are held back too.
  public func handle(_ event: InputEvent) {
    var moved = event
    let moment = state.clock.moment(at: event.timestamp)
    // Played events that are due earlier come with the next frame. The window's own events must not move the
    // time beyond them.
    moved.timestamp = isFinished ? moment : min(moment, source.nextTime ?? moment)
    switch event.kind {
    case .found: inside.handle(moved)
    case .key(let key) where key.key == "q" && key.modifiers.contains(.control):
      inside.handle(moved)
      state.requests += inside.takeWindowRequests()
    case .window(.resized) where source.hasOwnFrames && !isFinished: state.resize = event.kind
    case .window(.resized): inside.handle(moved)
    case .window, .pointer, .finger, .wheel, .key:
      if isFinished || yields(to: moved) { inside.handle(moved) }
    }
  }

  /// Gives the user control if the playback allows it; returns true when the event goes to the scene from now on.
  private func yields(to event: InputEvent) -> Bool {
    guard playback.yieldsToUser else { return false }
    switch event.kind {
    case .key: return true
    case .pointer(let pointer) where pointer.phase == .pressed: break
    case .wheel: break
    default: return false
    }
    // The played button can be down.
    inside.handle(InputEvent(.pointer(PointerEvent(.cancelled, at: .zero)), at: event.timestamp))
    abandon()
    return true
  }

  /// Plays the due events, each at its own time, and advances the time.
  public func advance(to time: TimeInterval) {
    let moment = state.clock.moment(at: time)
    while let due = source.nextTime, due <= moment, !isFinished { playNext() }
    if !isFinished, source.hasOwnFrames { return show(at: moment) }
    if let resize = state.resize {
      state.resize = nil
      inside.handle(InputEvent(resize, at: moment))
    }
    frame(at: moment)
    if isFinished, !inside.isMoving { finish() }
  }

  private func playNext() {
    let (stage, size) = (inside.stage, inside.stage.size)
    defer {
      _ = inside.takeWindowRequests()
      if playback.resizesWindow, stage.size != size { state.requests.append(.resize(stage.size)) }
    }
    do throws(ReplayError) {
      guard let mark = try source.playNext(on: inside) else { return }
      if mark.kind == .frame { frame(at: mark.time.seconds) }
    } catch {
      state.failure = error
    }
  }

  private func frame(at moment: TimeInterval) {
    inside.runMainQueue()
    inside.advance(to: moment)
    guard !state.isAbandoned else { return }
    state.grammar.read(inside.stage.frameEvents)
    check()
  }

  private func finish() {
    guard !isOver, !state.isAbandoned else { return }
    state.isOver = true
    state.grammar.finish()
    check()
    goOnAtFullSpeed()
  }

  private func check() {
    if state.failure == nil, let violation = state.grammar.violation {
      state.failure = .invalidEvent(violation)
    }
  }

  /// Draws the scene between two frames of the recording, unless something is due that needs a frame.
  private func show(at moment: TimeInterval) {
    pointer?.show(at: moment)
    let stage = inside.stage
    if stage.nextWakeTime.map({ $0 > moment }) ?? true { stage.refresh(to: moment) }
  }

  /// Returns the window requests of the user, of the played sizes, and to close the window at the end.
  package func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    let requests = state.requests + inside.takeWindowRequests()
    return playback.installHandler && isOver ? requests + [.close] : requests
  }

  /// The time at which the scene needs a frame or the next event is due; `nil` for none.
  public var nextWakeTime: TimeInterval? {
    let due = [isFinished ? nil : source.nextTime, inside.nextWakeTime].compactMap { $0 }.min()
    return due.map { state.clock.windowTime(of: $0) }
  }
}

/// A clock that converts the window's time to played time, with a start time and a speed.
nonisolated struct PlaybackClock: Hashable {
  /// The number of played seconds per second of the window.
  private(set) var speed: Double
  /// The time at which visible playback starts, in seconds; everything before is played at once.
  private(set) var beginning: TimeInterval
  private var origin: TimeInterval?
  /// The window's time of the last call.
  private var latest: TimeInterval = 0

  /// Creates a clock that has not started.
  init(speed: Double = 1, from beginning: TimeInterval = 0) {
    precondition(speed > 0, "a speed is positive; it is \(speed)")
    self.speed = speed
    self.beginning = beginning
  }

  /// Returns the played time at a time of the window; the first call starts the clock.
  mutating func moment(at window: TimeInterval) -> TimeInterval {
    let origin = origin ?? window
    self.origin = origin
    latest = max(latest, window)
    return beginning + (window - origin) * speed
  }

  /// Plays one second per second of the window from the latest time on.
  mutating func goOnAtFullSpeed() {
    guard origin != nil else { return speed = 1 }
    beginning = moment(at: latest)
    (origin, speed) = (latest, 1)
  }

  /// Returns the window's time at which a played time is shown; at once before the clock has started.
  func windowTime(of moment: TimeInterval) -> TimeInterval {
    (origin ?? 0) + (moment - beginning) / speed
  }
}

/// The settings for playing a script or a recording in a window.
public nonisolated struct PlaybackOptions: Sendable, Hashable {
  /// The number of played seconds per second of the window; default 1.
  public var speed: Double
  /// The time at which visible playback starts, in seconds; everything before is played at once; default 0.
  public var beginning: TimeInterval
  /// True when the played pointer is drawn, with a ripple at each press; default false.
  public var drawsPointer: Bool
  /// True when the window is resized to the played sizes; default false.
  public var resizesWindow = false
  /// True when the window closes once everything is played and rests; default false.
  public var installHandler = false
  /// True when the user can interrupt: keys always reach the scene, and a press or a wheel event ends
  /// playback; default false.
  public var yieldsToUser = false

  /// Creates settings.
  public init(speed: Double = 1, from beginning: TimeInterval = 0, drawsPointer: Bool = false) {
    self.speed = speed
    self.beginning = beginning
    self.drawsPointer = drawsPointer
  }
}
