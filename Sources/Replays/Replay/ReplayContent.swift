public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// A screen that plays a script or a recording in a window, in place of the user's pointer and keys.
///
/// A recording's own frames are made at their own times and no others, so that it replays bit for bit at any
/// speed and in a window of any rate; in between, the scene is only shown as it is then. Its events are
/// checked against the grammar of events; an impossible one stops the replay. Requests of played keys to the
/// window were done when the keys were pressed, and are not done twice. `⌃Q` closes the window at any time.
public final class ReplayContent: ScreenContentWrapper {
  private struct State {
    var clock: PlaybackClock
    var failure: ReplayError?
    var grammar = StoryGrammar()
    var isOver = false
    var isAbandoned = false
    var resize: InputEvent.Kind?
    /// The requests to the window, of the user and of the played sizes.
    var requests: [WindowRequest] = []
  }

  /// The wrapped screen, with the drawn pointer above it if there is one.
  public let content: any ScreenContent
  private let pointer: DrawnPointer?
  private let stage: Stage
  private let source: any InputSource
  private let resizesWindow: Bool
  private var state: State

  /// Creates a screen that plays `source` through `content`, which shows `stage`.
  public init(
    _ content: any ScreenContent, of stage: Stage, playing source: any InputSource,
    _ playback: Playback = Playback()
  ) {
    pointer = playback.drawsPointer ? DrawnPointer(content, speed: playback.speed) : nil
    self.content = pointer ?? content
    self.stage = stage
    self.source = source
    resizesWindow = playback.resizesWindow
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
    case .picture, .pictureDiscarded, .dropped: content.handle(moved)
    case .key(let key) where key.key == "q" && key.modifiers.contains(.control):
      content.handle(moved)
      state.requests += content.takeWindowRequests()
    case .window(.resized) where source.hasOwnFrames && !isFinished: state.resize = event.kind
    case .window(.resized): content.handle(moved)
    case .window, .pointer, .wheel, .key: if isFinished { content.handle(moved) }
    }
  }

  /// Plays the due events, each at its own time, and passes the time on.
  public func advance(to time: TimeInterval) {
    let moment = state.clock.moment(at: time)
    while let due = source.nextTime, due <= moment, !isFinished { playNext() }
    if !isFinished, source.hasOwnFrames { return show(at: moment) }
    if let resize = state.resize {
      state.resize = nil
      content.handle(InputEvent(resize, at: moment))
    }
    frame(at: moment)
    if isFinished, !content.isMoving { finish() }
  }

  private func playNext() {
    let size = stage.size
    defer {
      _ = content.takeWindowRequests()
      if resizesWindow, stage.size != size { state.requests.append(.resize(stage.size)) }
    }
    do throws(ReplayError) {
      guard let mark = try source.playNext(on: stage, through: content) else { return }
      if mark.kind == .frame { frame(at: mark.time.seconds) }
    } catch {
      state.failure = error
    }
  }

  private func frame(at moment: TimeInterval) {
    content.advance(to: moment)
    guard !state.isAbandoned else { return }
    state.grammar.read(stage.frameEvents)
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
    if stage.nextWakeTime.map({ $0 > moment }) ?? true { stage.refresh(to: moment) }
  }

  /// Returns the user's requests to the window, and those of the played sizes.
  public func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return state.requests + content.takeWindowRequests()
  }

  /// The time at which the content needs a frame or the next event is due; `nil` for none.
  public var nextWakeTime: TimeInterval? {
    let due = [isFinished ? nil : source.nextTime, content.nextWakeTime].compactMap { $0 }.min()
    return due.map { state.clock.windowTime(of: $0) }
  }
}
