public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// An interceptor that plays a script or a recording in a window, in place of the user's pointer and keys.
///
/// A recording's own frames are made at their own times and no others, so that it replays bit for bit at any
/// speed and in a window of any rate; in between, the scene is only shown as it is then. Its events are
/// checked against the grammar of events; an impossible one stops the replay. Requests of played keys to the
/// window were done when the keys were pressed, and are not done twice. `⌃Q` closes the window at any time. Where the
/// playback yields to the user, keys pass at any time, and a press takes over.
public final class ReplayInterceptor: SessionInterceptor {
  private struct State {
    var clock: PlaybackClock
    var failure: ReplayError?
    var grammar = SceneEventGrammar()
    var isOver = false
    var isAbandoned = false
    var resize: InputEvent.Kind?
    /// The requests to the window, of the user and of the played sizes.
    var requests: [WindowRequest] = []
  }

  /// What the tap lies around: the drawn pointer, if there is one, and what its session gave it.
  package let inside: any StagedContent
  private let pointer: PointerInterceptor?
  private let source: any InputSource
  private let playback: Playback
  private var state: State

  /// Creates a tap around `inside` that plays `source` on it.
  package init(
    on inside: any StagedContent, playing source: any InputSource, _ playback: Playback = Playback()
  ) {
    pointer =
      playback.drawsPointer ? PointerInterceptor(on: inside, isDrawn: true, speed: playback.speed) : nil
    self.inside = pointer ?? inside
    self.source = source
    self.playback = playback
    state = State(clock: PlaybackClock(speed: playback.speed, from: playback.beginning))
  }

  /// True when everything is played, the user has taken over, or a failure stopped the replay.
  public var isFinished: Bool {
    state.failure != nil || state.isAbandoned || source.nextTime == nil
  }

  /// True when everything is played and rests, or a failure stopped the replay.
  public var isOver: Bool { state.failure != nil || state.isOver }

  /// The failure that stopped the replay; `nil` while there is none.
  public var failure: ReplayError? { state.failure }

  /// Stops playing: the scene is the user's from now on, and nothing ends by itself.
  public func abandon() {
    state.isAbandoned = true
    pointer?.hide()
  }

  /// Passes on events that the scene needs from its window; all others wait until the replay is over.
  ///
  /// A recording has its own window sizes: those of the real window wait too.
  public func handle(_ event: InputEvent) {
    var moved = event
    let moment = state.clock.moment(at: event.timestamp)
    // Earlier played events come with the next frame: the window's own events must not move the time beyond
    // them.
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

  /// Lets the user break in, if the playback says so; returns true when the event is the scene's from now on.
  private func yields(to event: InputEvent) -> Bool {
    guard playback.yieldsToUser else { return false }
    switch event.kind {
    case .key: return true
    case .pointer(let pointer) where pointer.phase == .pressed: break
    case .wheel: break
    default: return false
    }
    // The played button may be down.
    inside.handle(InputEvent(.pointer(PointerEvent(.cancelled, at: .zero)), at: event.timestamp))
    abandon()
    return true
  }

  /// Plays the due events, each at its own time, and passes the time on.
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
  }

  private func check() {
    if state.failure == nil, let violation = state.grammar.violation {
      state.failure = .ungrammatical(violation)
    }
  }

  /// Shows the scene between two frames of the recording, unless something is due that only a frame may do.
  private func show(at moment: TimeInterval) {
    pointer?.show(at: moment)
    let stage = inside.stage
    if stage.nextWakeTime.map({ $0 > moment }) ?? true { stage.refresh(to: moment) }
  }

  /// Returns the user's requests to the window, those of the played sizes, and to close it at the end.
  package func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    let requests = state.requests + inside.takeWindowRequests()
    return playback.closesWindow && isOver ? requests + [.close] : requests
  }

  /// The time at which the scene needs a frame or the next event is due; `nil` for none.
  public var nextWakeTime: TimeInterval? {
    let due = [isFinished ? nil : source.nextTime, inside.nextWakeTime].compactMap { $0 }.min()
    return due.map { state.clock.windowTime(of: $0) }
  }
}
