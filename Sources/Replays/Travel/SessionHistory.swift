public import Foundation
import ScreenInterface
public import Stage

/// What a window has lived through: its events, frames and edits since it was opened, and states of its scene from the
/// last minute to go back to.
///
/// It is the sink of a `RecordingContent` around the scene. A recording of a session begins where the session began,
/// whenever it is asked for, so that it replays to the bit. None can be had any more of a session whose scene was
/// changed by something else than events and edits, or that is longer than the memory allows. Pictures that were
/// decoded and files that were dropped are not kept: they are found again.
public final class SessionHistory: RecordingSink {
  /// How far one can go back at most, in seconds: no further than the last change of the scene's data.
  public static let span: TimeInterval = 60
  /// A state is kept at every so many frames: going back to a frame makes fewer than that anew.
  public static let interval = 16
  /// How much memory events and frames may take, in bytes; in a longer session the earliest are forgotten.
  public static let limit = 64 << 20

  /// Why a session cannot be recorded from its beginning any more.
  enum Break: Hashable {
    /// Its feed was changed while it ran.
    case changed(at: Microseconds)
    /// There was more to remember than `limit`.
    case tooLong
  }

  struct Mark {
    var position: HistoryPosition
    var snapshot: StageSnapshot
    var pointer: PointerTrack
  }

  struct State {
    var log = EventLog()
    var marks: [Mark] = []
    var ticks = TimelineMarks()
    var pointer = PointerTrack()
    /// The frame that the scene was last brought to.
    var position = HistoryPosition.beginning
    /// Whether the scene is exactly there, so that what follows can be played on.
    var isThere = true
    /// The last frame that was made.
    var present = HistoryPosition.beginning
    var files: [FollowingFile] = []
    var broken: Break?
  }

  let stage: Stage
  private let limit: Int
  var state = State()

  /// Starts the history of a stage that is at its beginning.
  public convenience init(of stage: Stage) { self.init(of: stage, limit: Self.limit) }

  init(of stage: Stage, limit: Int) {
    self.stage = stage
    self.limit = limit
    state.marks = [mark]
  }

  /// The last frame that was made.
  public var present: HistoryPosition { state.present }

  /// The frame that the scene shows.
  public var position: HistoryPosition { state.position }

  /// What happened in the time that one can go back to.
  public var ticks: TimelineMarks { state.ticks }

  /// What the hand did at the frame that shows; `nil` where it was nowhere.
  public var pointerMark: PointerMark? { state.pointer.mark(at: state.position.time.seconds) }

  /// Notes what has just happened.
  public func write(_ entry: RecordingEntry) {
    if case .input(let event) = entry {
      if event.kind.isFoundAgain { return }
      state.ticks.note(event)
      state.pointer.note(event)
    }
    for file in state.files { file.follow(entry, at: state.log.count) }
    state.log.append(entry)
    switch entry {
    case .frame(let time): frameWasMade(at: time)
    case .edit: beginAnew()
    case .input, .digest, .end: break
    }
  }

  private func frameWasMade(at time: Microseconds) {
    state.ticks.note(stage.frameEvents)
    state.present = HistoryPosition(
      frame: state.present.frame + 1, time: time, entries: state.log.count)
    state.position = state.present
    guard state.present.frame.isMultiple(of: Self.interval) else { return }
    state.marks.append(mark)
    for file in state.files { file.mark(at: state.log.count) }
    forget()
  }

  private var mark: Mark {
    Mark(position: state.present, snapshot: stage.snapshot(), pointer: state.pointer)
  }

  /// Lets go of what nobody can go back to.
  private func forget() {
    let begin = Microseconds(state.present.time.count - Microseconds(seconds: Self.span).count)
    let old = state.marks.prefix { $0.position.time < begin }.count - 1
    if old > 0 {
      state.marks.removeFirst(old)
      for file in state.files { file.forget(before: state.marks[0].position.entries) }
    }
    state.ticks.forget(before: begin)
    guard state.log.bytes > limit, let first = state.marks.first else { return }
    state.broken = state.broken ?? .tooLong
    state.log.forget(before: first.position.entries)
  }

  /// Makes ready for a change of the scene that no event makes: the scene is at its present.
  public func sceneWillChange() { seek(to: state.present) }

  /// Begins anew after the scene has changed otherwise than by events: nobody can go back beyond.
  public func sceneDidChange() {
    state.broken = state.broken ?? .changed(at: state.present.time)
    beginAnew()
  }

  /// Lets nobody go back beyond a change of the data.
  private func beginAnew() {
    state.present.entries = state.log.count
    state.position = state.present
    state.ticks = TimelineMarks()
    state.marks = [mark]
    for file in state.files { file.mark(at: state.log.count) }
  }
}
