/// The pauses of rows by their ids; an id that none of the carousels has is a mistake that ends the program.
extension CarouselController {
  /// Pauses a row's auto-scroll for a reason of the caller's, until `resume(row:from:)` ends that reason.
  ///
  /// Reasons are a set: giving the same one twice has no further effect.
  public func pause(row id: String, for reason: AutoScrollSettings.PauseReason = .program) {
    require(id)
    state.running.pauses[id, default: []].insert(reason)
    update(id, at: state.running.lastTime)
  }

  /// Ends a reason for a pause; the countdown starts again when it was the last one.
  public func resume(row id: String, from reason: AutoScrollSettings.PauseReason = .program) {
    require(id)
    state.running.pauses[id]?.remove(reason)
    update(id, at: state.running.lastTime)
  }

  /// Ends a row's auto-scroll until `start(row:)`.
  public func stop(row id: String) {
    require(id)
    state.running.scrollers[id]?.stop()
    update(id, at: state.running.lastTime)
  }

  /// Starts a row's auto-scroll again after it was stopped, or ended by the user's moving the row.
  public func start(row id: String) {
    require(id)
    state.running.scrollers[id]?.start()
    update(id, at: state.running.lastTime)
  }

  /// Pauses or resumes a row's auto-scroll, as its button does; a stopped one starts again.
  public func togglePause(ofRow id: String) {
    if isPaused(row: id) {
      start(row: id)
      resume(row: id, from: .button)
    } else {
      pause(row: id, for: .button)
    }
  }

  /// Pauses every auto-scroll, or resumes all when all are paused.
  public func toggleAllPauses() {
    let all = Array(state.running.scrollers.keys)
    let isEachPaused = all.allSatisfy(isPaused)
    for id in all where isPaused(row: id) == isEachPaused { togglePause(ofRow: id) }
  }

  private func require(_ id: String) {
    precondition(
      state.carousels.contains { $0.id == id },
      "There is no carousel “\(id)”; there are: \(state.carousels.map(\.id).joined(separator: ", ")).")
  }

  /// True when the user paused a row or its auto-scroll is stopped, so that its button says play.
  public func isPaused(row id: String) -> Bool {
    state.running.pauses[id]?.contains(.button) == true || state.running.scrollers[id]?.isStopped == true
  }

  /// The reasons for which a row does not move on, sorted; empty while it counts or never moves.
  public func pauseReasons(ofRow id: String) -> [AutoScrollSettings.PauseReason] {
    state.running.scrollers[id]?.reasons.sorted() ?? []
  }

  /// True when a row has auto-scroll, paused or not.
  public func hasAutoScroll(row id: String) -> Bool { state.running.scrollers[id] != nil }
}
