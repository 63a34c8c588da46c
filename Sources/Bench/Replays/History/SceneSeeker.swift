import Foundation
import ScreenInterface
import Stage

/// The place of a scene in its own history: it brings the scene to any frame that can be gone back to.
struct SceneSeeker {
  private let stage: Stage
  /// The frame to which the scene was brought last.
  private(set) var position = HistoryPosition.beginning
  /// True when the scene is exactly at `position`, so that later entries can be played on it.
  private(set) var isThere = true
  /// The pointer as of the entries played or followed last.
  private(set) var pointer = PointerTrack()

  /// Begins with a stage that is at its beginning.
  init(_ stage: Stage) { self.stage = stage }

  /// Follows an event that has just happened in the present.
  mutating func note(_ event: InputEvent) { pointer.note(event) }

  /// Takes note that the scene itself has come to a new frame.
  mutating func sceneIs(at position: HistoryPosition) { self.position = position }

  /// Brings the scene to a frame, exactly as it was then; returns the number of frames that were made again.
  ///
  /// The entries since the nearest kept state before it, or since the shown frame if that is nearer, are
  /// played again. Requests to the window on the way were done then and are not done twice.
  mutating func seek(to target: HistoryPosition, in frames: HistoryFrames) -> Int {
    guard target != position || !isThere else { return 0 }
    guard let mark = frames.mark(before: target) else { return 0 }
    var entries = position.entries
    if !isThere || entries > target.entries || entries < mark.position.entries {
      stage.restore(mark.snapshot)
      pointer = mark.pointer
      entries = mark.position.entries
    }
    let made = play(entries..<target.entries, of: frames.log)
    _ = stage.takeWindowRequests()
    position = target
    isThere = true
    return made
  }

  /// Plays entries on the scene; returns the number of frames that were made.
  mutating func play(_ entries: Range<Int>, of log: EventLog) -> Int {
    var frames = 0
    for index in entries {
      switch log[index] {
      case .frame(let time, _):
        stage.advance(to: time.seconds)
        frames += 1
      case .input(let event):
        pointer.note(event)
        if event.kind != .window(.documentSaved) { stage.handle(event) }
      case .edit(let edit, let time): _ = stage.perform(edit, at: time.seconds)
      case .unrecorded, .digest, .end: break
      }
    }
    return frames
  }

  /// Shows the scene an event that is no part of its history, `delay` seconds after the shown frame.
  mutating func show(_ kind: InputEvent.Kind, after delay: TimeInterval) {
    stage.handle(InputEvent(kind, at: position.time.seconds + delay))
    isThere = false
  }

  /// Makes the next seek begin at a kept state, whatever the scene was shown in between.
  mutating func leave() { isThere = false }
}
