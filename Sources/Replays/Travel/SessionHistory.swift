public import Foundation
import ScreenInterface
public import Stage

/// The history of a window: all events, frames and edits, with states of its scene from the last minute.
///
/// It is the sink of a `RecordingContent` around the scene. A recording of a session begins at the session's
/// beginning, whenever it is asked for, so that it replays to the bit. A session cannot be recorded any more
/// after a change of its scene that is neither event nor edit, or when it is longer than the memory allows.
/// Decoded pictures and dropped files are not kept: they are found again.
public final class SessionHistory: RecordingSink {
  /// The longest time to go back, in seconds; a change of the scene's data limits it further.
  public static let span: TimeInterval = 60
  /// The number of frames from one kept state to the next; going back makes fewer frames than this again.
  public static let interval = 16
  /// The memory that events and frames may take, in bytes; in a longer session the earliest are forgotten.
  public static let limit = 64 << 20

  /// The reasons for which a session cannot be recorded from its beginning any more.
  enum Break: Hashable {
    /// The feed was changed during the session.
    case changed(at: Microseconds)
    /// The entries needed more memory than `limit`.
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
    /// The frame to which the scene was brought last.
    var position = HistoryPosition.beginning
    /// True when the scene is exactly at `position`, so that later entries can be played on it.
    var isThere = true
    /// The last frame of the session.
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

  /// The last frame of the session.
  public var present: HistoryPosition { state.present }

  /// The frame that the scene shows.
  public var position: HistoryPosition { state.position }

  /// The marks on the timeline, for the time that can be gone back to.
  public var ticks: TimelineMarks { state.ticks }

  /// The mark of the pointer in the shown frame; `nil` before there was a pointer.
  public var pointerMark: PointerMark? { state.pointer.mark(at: state.position.time.seconds) }

  /// Records an entry that has just happened.
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

  /// Forgets entries and states that are too old to go back to.
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

  /// Brings the scene to its present, before a change that is no event.
  public func sceneWillChange() { seek(to: state.present) }

  /// Starts the history anew after a change of the scene that is no event; no one can go back beyond it.
  public func sceneDidChange() {
    state.broken = state.broken ?? .changed(at: state.present.time)
    beginAnew()
  }

  /// Starts the history anew, so that no one can go back beyond a change of the data.
  private func beginAnew() {
    state.present.entries = state.log.count
    state.position = state.present
    state.ticks = TimelineMarks()
    state.marks = [mark]
    for file in state.files { file.mark(at: state.log.count) }
  }
}
