import Foundation

extension ScrollMotion {
  /// Tells what a jump of the offset, by a hand or a wheel, did to stop, seam and direction.
  mutating func observe() {
    observePlace()
    noteDirection()
    _ = tellIntent.move(to: axis.position, deadBand: settings.directionDeadBand, in: geometry.bounds)
  }

  /// Begins a gesture, which so far means no direction.
  mutating func beginIntent() { tellIntent = DirectionTracker(at: axis.position) }

  /// Tells what a jump of the offset did to stop and seam; a request's stop is its target whatever happens.
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

  /// How many stops or seams a jump tells of one by one; of one over more, only the last is told.
  private static let mostTold = 64

  /// Goes to the stop nearby, telling only that one, where a jump went over very many.
  private mutating func leap(to here: ScrollPosition) {
    guard let old = currentStop, let new = geometry.stop(at: here), abs(new - old) > Self.mostTold else {
      return
    }
    guardedMidpoint = nil
    change(to: new)
  }

  private mutating func follow(_ direction: ScrollDirection, to here: ScrollPosition) {
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

  /// Where the stop changes for content that moves in `direction`, counted from the beginning of `lap`.
  func stopThreshold(_ direction: ScrollDirection, from lap: Int) -> CGFloat? {
    guard let currentStop else { return nil }
    let below = direction == .towardsEnd ? currentStop : currentStop - 1
    guard let midpoint = geometry.boundary(after: below, from: lap) else { return nil }
    let band = guardedMidpoint == below ? settings.stopHysteresis : 0
    guard let range = geometry.bounds.range else { return midpoint + direction.sign * band }
    // The ends belong to the end stops: the last representable offset before the end is already too far.
    return direction == .towardsEnd
      ? Swift.max(range.lowerBound, Swift.min(midpoint + band, range.upperBound.nextDown))
      : Swift.min(range.upperBound, Swift.max(midpoint - band, range.lowerBound.nextUp))
  }

  /// Goes to the neighbouring stop and tells it.
  mutating func step(_ direction: ScrollDirection) {
    guard let old = currentStop else { return }
    guardedMidpoint = direction == .towardsEnd ? old : old - 1
    change(to: direction == .towardsEnd ? old + 1 : old - 1)
  }

  /// Makes `stop` the current one, telling it if it is another one to the eye.
  mutating func change(to stop: Int?) {
    let old = self.stop
    currentStop = stop
    if let new = self.stop, new != old { tell(.stopChanged(new, cause ?? .layout)) }
  }

  /// Comes to rest where the axis rests.
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

  /// Is idle from now on.
  mutating func stand() {
    due = nil
    cause = nil
    let moved = direction != .none
    tellDirection = DirectionTracker(at: axis.position)
    if moved { tell(.directionChanged(.none)) }
    tellPhase()
  }

  /// Ends the running request without its having arrived.
  mutating func endRequest(_ ending: RequestEnding) {
    guard let ended = running else { return }
    running = nil
    tell(.ended(id: ended.request.id, ending))
  }
}
