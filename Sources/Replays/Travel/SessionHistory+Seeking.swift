import Foundation
import ScreenInterface
import Stage

extension SessionHistory {
  /// The earliest frame that can be gone back to.
  public var earliest: HistoryPosition {
    guard let first = state.marks.first else { return state.present }
    return next(after: first.position) ?? state.present
  }

  /// Returns the last frame at or before `time`.
  public func position(at time: Microseconds) -> HistoryPosition {
    var found = earliest
    guard found.time <= time else { return found }
    if let mark = state.marks.last(where: { $0.position.frame >= found.frame && $0.position.time <= time }) {
      found = mark.position
    }
    while let next = next(after: found), next.time <= time { found = next }
    return found
  }

  /// Returns the frame after another; `nil` at the present.
  public func next(after position: HistoryPosition) -> HistoryPosition? {
    for index in position.entries..<max(position.entries, state.present.entries) {
      guard let time = state.log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame + 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// Returns the frame before another; `nil` at the earliest.
  public func previous(before position: HistoryPosition) -> HistoryPosition? {
    let earliest = earliest
    guard position.frame > earliest.frame else { return nil }
    for index in stride(from: position.entries - 2, through: earliest.entries - 1, by: -1) {
      guard let time = state.log.frameTime(at: index) else { continue }
      return HistoryPosition(frame: position.frame - 1, time: time, entries: index + 1)
    }
    return nil
  }

  /// Brings the scene to a frame, exactly as it was then; returns the number of frames that were made again.
  ///
  /// The entries since the nearest kept state before it, or since the shown frame if that is nearer, are
  /// played again. Requests to the window on the way were done then and are not done twice.
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

  /// Shows an unrecorded event to the scene: a picture that has arrived, or a key for the tools.
  ///
  /// The next `seek(to:)` brings the scene back to its state before.
  func show(_ kind: InputEvent.Kind) {
    // A picture that comes later than the frame shows at once in it; one that comes with it would fade in.
    let delay = kind.isFoundAgain ? Self.span : 0
    stage.handle(InputEvent(kind, at: state.position.time.seconds + delay))
    state.isThere = false
  }

  /// Brings the scene to its last frame, whatever unrecorded events were shown to it.
  func settleInPresent() {
    state.isThere = false
    seek(to: state.present)
  }

  /// Brings the scene to the present, with the events since the last frame included.
  func returnToPresent() {
    settleInPresent()
    _ = play(state.present.entries..<state.log.count)
  }

  /// Makes the shown frame the present: everything after it is undone.
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
