public import Foundation
import SceneReadings
public import ScreenInterface
public import Stage

/// A screen that plays a script or a recording in a window, in place of the user's own pointer and keys.
///
/// A recording's own frames are made at their own times and no others, so that it replays bit for bit at any speed
/// and in a window of any rate; in between the scene is only shown as it is then. What it tells is read by the
/// grammar of events: what cannot be stops the replay. What played keys ask of the window was done when they were
/// pressed, and is not done twice. `⌃Q` closes the window at any time.
public final class ReplayContent: ScreenContentWrapper {
  private struct State {
    var clock: PlaybackClock
    var failure: ReplayError?
    var grammar = StoryGrammar()
    var isOver = false
    var isAbandoned = false
    var resize: InputEvent.Kind?
    /// What the user and the size that is played ask of the window.
    var requests: [WindowRequest] = []
  }

  /// What is wrapped, with the pointer above it where one is drawn.
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

  /// Whether everything is played, the user has taken over, or the replay stopped with a failure.
  public var isFinished: Bool {
    state.failure != nil || state.isAbandoned || source.nextTime == nil
  }

  /// Whether everything is played and rests, or the replay stopped with a failure.
  public var isOver: Bool { state.failure != nil || state.isOver }

  /// Why the replay stopped; `nil` while it goes well.
  public var failure: ReplayError? { state.failure }

  /// Plays no more: the scene is the user's from here on, and nothing ends by itself.
  public func abandon() {
    state.isAbandoned = true
    pointer?.hide()
  }

  /// Passes on what the scene needs of its window; everything else waits until the replay is over.
  ///
  /// A recording brings the sizes of its window along: those of this one wait too.
  public func handle(_ event: InputEvent) {
    var moved = event
    let moment = state.clock.moment(at: event.timestamp)
    // What is due earlier is played with the next frame: an event of the window's own must not push it back.
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

  /// Plays what is due, each at its own instant, and passes the time on.
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

  /// Shows the scene between two frames of the recording, unless something is due that is theirs to do.
  private func show(at moment: TimeInterval) {
    pointer?.show(at: moment)
    if stage.nextWakeTime.map({ $0 > moment }) ?? true { stage.refresh(to: moment) }
  }

  /// What the user asks of the window, and the sizes that are played.
  public func takeWindowRequests() -> [WindowRequest] {
    defer { state.requests.removeAll() }
    return state.requests + content.takeWindowRequests()
  }

  /// When the content wakes or the next event is due.
  public var nextWakeTime: TimeInterval? {
    let due = [isFinished ? nil : source.nextTime, content.nextWakeTime].compactMap { $0 }.min()
    return due.map { state.clock.windowTime(of: $0) }
  }
}
