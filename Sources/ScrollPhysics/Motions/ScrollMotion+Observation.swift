import Foundation

extension ScrollMotion {
  /// Reports the changes of stop, seam and direction after a jump of the offset by a hand or a wheel.
  mutating func observe() {
    observePlace()
    noteDirection()
    _ = tellIntent.move(to: axis.position, deadBand: settings.directionDeadBand, in: geometry.bounds)
  }

  /// Begins a gesture, whose direction is not known yet.
  mutating func beginIntent() { tellIntent = DirectionTracker(at: axis.position) }

  /// Reports the changes of stop and seam after a jump of the offset.
  ///
  /// During a request the stop stays the request's target.
  mutating func observePlace() {
    let here = axis.position
    if running == nil {
      leap(to: here)
      follow(.towardsEnd, to: here)
      follow(.towardsStart, to: here)
    }
    let lap = here.lap
    if abs(lap - toldLap) > Self.mostTold { toldLap = lap > toldLap ? lap - 1 : lap + 1 }
    while toldLap != lap {
      toldLap += toldLap < lap ? 1 : -1
      tell(.seamCrossed(lap: toldLap))
    }
  }

  /// The largest jump, in stops or seams, that is reported step by step; of a larger jump only the end is.
  private static let mostTold = 64

  /// Changes to the stop nearby after a jump over very many stops, reporting only that one.
  private mutating func leap(to here: LapPosition) {
    guard let old = currentStop, let new = geometry.stop(at: here), abs(new - old) > Self.mostTold else {
      return
    }
    guardedMidpoint = nil
    change(to: new)
  }

  private mutating func follow(_ direction: ScrollDirection, to here: LapPosition) {
    while let threshold = stopThreshold(direction, from: here.lap),
      (here.offset - threshold) * direction.sign > 0
    {
      step(direction)
    }
  }

  mutating func noteDirection() {
    let changed = tellDirection.move(
      to: axis.position, deadBand: settings.directionDeadBand, in: geometry.bounds)
    if changed { tell(.directionChanged(direction)) }
  }

  /// The offset at which the stop changes for content moving in `direction`; `nil` without a next stop.
  ///
  /// It counts from the beginning of `lap`.
  func stopThreshold(_ direction: ScrollDirection, from lap: Int) -> CGFloat? {
    guard let currentStop else { return nil }
    let below = direction == .towardsEnd ? currentStop : currentStop - 1
    guard let midpoint = geometry.boundary(after: below, from: lap) else { return nil }
    let band = guardedMidpoint == below ? settings.stopHysteresis : 0
    guard let range = geometry.bounds.range else { return midpoint + direction.sign * band }
    // The end offsets belong to the end stops: the change comes at the last representable offset before.
    return direction == .towardsEnd
      ? Swift.max(range.lowerBound, Swift.min(midpoint + band, range.upperBound.nextDown))
      : Swift.min(range.upperBound, Swift.max(midpoint - band, range.lowerBound.nextUp))
  }

  /// Changes to the neighbouring stop and reports it.
  mutating func step(_ direction: ScrollDirection) {
    guard let old = currentStop else { return }
    guardedMidpoint = direction == .towardsEnd ? old : old - 1
    change(to: direction == .towardsEnd ? old + 1 : old - 1)
  }

  /// Makes `stop` the current one.
  ///
  /// It is reported if its number differs; in a loop another lap's copy has the same number.
  mutating func change(to stop: Int?) {
    let old = self.stop
    currentStop = stop
    if let new = self.stop, new != old { tell(.stopChanged(new, cause ?? .layout)) }
  }

  /// Ends the motion at the axis's place of rest, and reports the settling.
  mutating func settle() {
    observePlace()
    guardedMidpoint = nil
    isSettled = true
    currentStop = running?.stop ?? currentStop
    settled = currentStop
    if let ended = running {
      running = nil
      tell(.ended(id: ended.request.id, .arrived))
    }
    tell(.didSettle(stop: stop))
    stand()
  }

  /// Makes the scroller idle.
  mutating func stand() {
    due = nil
    cause = nil
    let moved = direction != .none
    tellDirection = DirectionTracker(at: axis.position)
    if moved { tell(.directionChanged(.none)) }
    tellPhase()
  }

  /// Ends the running request with an ending other than arrival.
  mutating func endRequest(_ ending: RequestEnding) {
    guard let ended = running else { return }
    running = nil
    tell(.ended(id: ended.request.id, ending))
  }
}
