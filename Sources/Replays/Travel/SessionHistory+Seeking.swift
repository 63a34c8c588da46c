import Foundation
import ScreenInterface
import Stage

extension SessionHistory {
  /// The first frame that one can go back to.
  public var earliest: HistoryPosition {
    guard let first = state.marks.first else { return state.present }
    return next(after: first.position) ?? state.present
  }

  /// The last frame that was made at `time` or before.
  public func position(at time: Microseconds) -> HistoryPosition {
    var found = earliest
    guard found.time <= time else { return found }
    if let mark = state.marks.last(where: { $0.position.frame >= found.frame && $0.position.time <= time }) {
      found = mark.position
    }
    while let next = next(after: found), next.time <= time { found = next }
    return found
  }

  /// The frame after another; `nil` at the present.
  public func next(after position: HistoryPosition) -> HistoryPosition? {
    for index in position.entries..<max(position.entries, state.present.entries) {
      guard let time = state.log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame + 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// The frame before another; `nil` at the earliest.
  public func previous(before position: HistoryPosition) -> HistoryPosition? {
    let earliest = earliest
    guard position.frame > earliest.frame else { return nil }
    for index in stride(from: position.entries - 2, through: earliest.entries - 1, by: -1) {
      guard let time = state.log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame - 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// Brings the scene to a frame, exactly as it was then; returns how many frames were made anew.
  ///
  /// From the state kept last before it, or from the frame that shows where that is nearer, what happened is played
  /// again. What the scene asks of its window on the way was done then and is not done twice.
  @discardableResult
  public func seek(to target: HistoryPosition) -> Int {
    guard target != state.position || !state.isThere else { return 0 }
    guard let mark = state.marks.last(where: { $0.position.entries < target.entries }) else { return 0 }
    var entries = state.position.entries
    if !state.isThere || entries > target.entries || entries < mark.position.entries {
      stage.restore(mark.snapshot)
      state.pointer = mark.pointer
      entries = mark.position.entries
    }
    let frames = play(entries..<target.entries)
    _ = stage.takeWindowRequests()
    state.position = target
    state.isThere = true
    return frames
  }

  private func play(_ entries: Range<Int>) -> Int {
    var frames = 0
    for index in entries {
      switch state.log[index] {
      case .frame(let time):
        stage.advance(to: time.seconds)
        frames += 1
      case .input(let event):
        state.pointer.note(event)
        if event.kind != .window(.documentSaved) { stage.handle(event) }
      case .edit, .digest, .end: break
      }
    }
    return frames
  }

  /// Shows an event to the scene that nobody remembers: a picture that has come, a key that concerns the tools.
  ///
  /// The next `seek(to:)` brings the scene back to where it was.
  func show(_ kind: InputEvent.Kind) {
    // A picture that comes later than the frame shows in it at once; one that comes with it would fade in.
    let delay = kind.isFoundAgain ? Self.span : 0
    stage.handle(InputEvent(kind, at: state.position.time.seconds + delay))
    state.isThere = false
  }

  /// Brings the scene to its last frame, whatever was shown to it since.
  func settleInPresent() {
    state.isThere = false
    seek(to: state.present)
  }

  /// Brings the scene to where it would be had nobody gone back: what happened since the last frame included.
  func returnToPresent() {
    settleInPresent()
    _ = play(state.present.entries..<state.log.count)
  }

  /// Makes the frame that shows the present: what came after it is undone.
  func branch() {
    seek(to: state.position)
    guard state.position != state.present else { return }
    let position = state.position
    state.log.truncate(to: position.entries)
    state.marks.removeAll { $0.position.entries > position.entries }
    state.ticks.truncate(to: position.time)
    state.present = position
    for file in state.files { file.takeBack(to: position, of: state.log) }
  }
}
