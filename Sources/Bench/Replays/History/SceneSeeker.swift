import Foundation
import ScreenInterface
import Stage

/// A controller that restores a scene to any frame of its history.
struct SceneSeeker {
  private let stage: Stage
  /// The frame that the scene was restored to last.
  private(set) var position = HistoryPosition.beginning
  /// True when the scene is exactly at `position`, so that later entries can be played on it.
  private(set) var isThere = true
  /// The pointer after the last entry that was played or recorded.
  private(set) var pointer = PointerTrack()

  /// Creates a seeker for a stage that is at its beginning.
  init(_ stage: Stage) { self.stage = stage }

  /// Tracks the pointer of an event that has just happened in the present.
  mutating func note(_ event: InputEvent) { pointer.note(event) }

  /// Sets the position after the scene itself has advanced to a new frame.
  mutating func sceneIs(at position: HistoryPosition) { self.position = position }

  /// Restores the scene to a frame exactly as it was; returns the number of frames that were made again.
  ///
  /// It replays the entries since the nearest checkpoint, or since the shown frame if that is nearer. Window
  /// requests on the way are not done twice.
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

  /// Plays entries on the scene and returns the number of frames that were made.
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

  /// Sends the scene an event that is not part of its history, `delay` seconds after the shown frame.
  mutating func show(_ kind: InputEvent.Kind, after delay: TimeInterval) {
    stage.handle(InputEvent(kind, at: position.time.seconds + delay))
    isThere = false
  }

  /// Makes the next seek start from a checkpoint instead of the shown frame.
  mutating func leave() { isThere = false }
}
