public import Foundation

extension ScrollMotion {
  /// Performs a request; the latest one wins, and each ends exactly once.
  ///
  /// A running motion is bent to the new target with its place and speed. A request for the place at which
  /// the content rests, or to which it is going, changes nothing and ends `alreadyThere`; one made while a
  /// hand holds the content ends `interrupted` at once. A request may leave a paging row at rest beside its
  /// stops, and it stays there.
  public mutating func perform(_ request: MotionRequest, at time: TimeInterval) {
    advance(to: time)
    guard let goal = goal(of: request.target) else {
      tell(.requested(id: request.id, cause: request.cause, stop: nil, offset: nil))
      tell(.ended(id: request.id, .rejected))
      return
    }
    if isTouched {
      announce(request, goal)
      tell(.willSettle(offset: goal.position.offset, stop: logical(goal.stop)))
      tell(.ended(id: request.id, .interrupted))
      return
    }
    if isAlreadyThere(goal, animation: request.animation) {
      announce(request, goal)
      tell(.ended(id: request.id, .alreadyThere))
      return
    }
    endRequest(.superseded)
    announce(request, goal)
    running = Running(request: request, stop: goal.stop)
    cause = request.cause
    isSettled = false
    guardedMidpoint = nil
    let way = goal.position.offset(from: lap, in: geometry.bounds) - offset
    tellIntent.turn(to: ScrollDirection(sign: way), at: axis.position)
    begin(request.animation, to: goal)
  }

  private mutating func begin(_ animation: MotionRequest.Animation, to goal: Goal) {
    let velocity = velocity
    guard let start = start(of: animation, to: goal),
      let trajectory = trajectory(from: start, velocity, to: goal.position, animation: animation)
    else {
      tell(.willSettle(offset: goal.position.offset, stop: logical(goal.stop)))
      change(to: goal.stop)
      axis.rest(at: goal.position)
      settle()
      return
    }
    if start != axis.position { axis.rest(at: start) }
    travel(
      TravelPlan(
        trajectory: trajectory, target: goal.position, targetStop: goal.stop, phase: .animating))
    change(to: goal.stop)
  }

  /// The place of a request's target, and its stop; no stop for a plain offset.
  struct Goal {
    var position: LapPosition
    var stop: Int?
  }

  private mutating func announce(_ request: MotionRequest, _ goal: Goal) {
    let stop = logical(goal.stop)
    tell(.requested(id: request.id, cause: request.cause, stop: stop, offset: goal.position.offset))
  }

  private func isAlreadyThere(_ goal: Goal, animation: MotionRequest.Animation) -> Bool {
    guard let travel = axis.travel else { return axis.position == goal.position }
    return animation != .none && travel.target == goal.position
  }

  func goal(of target: MotionRequest.Target) -> Goal? {
    switch target {
    case .offset(let offset):
      guard offset.isFinite else { return nil }
      let position = nearestPosition(of: offset)
      return Goal(position: position, stop: geometry.stop(at: position))
    case .stop(let index, let route):
      guard let stops = geometry.usableStops, (0..<stops.count).contains(index) else { return nil }
      return goal(atStop: virtualStop(index, by: route, among: stops))
    case .step(let count):
      guard let stops = geometry.usableStops,
        let base = axis.travel?.targetStop ?? currentStop
      else { return nil }
      return goal(atStop: stops.clamp(base + steps(count, among: stops), period: geometry.bounds.period))
    }
  }

  /// The number of stops that a request really moves, limited to the ends of the content.
  ///
  /// In a loop it is limited to `mostLaps` laps, and still ends on the same page.
  private func steps(_ count: Int, among stops: SnapPoints) -> Int {
    guard geometry.bounds.period != nil else { return Swift.max(-stops.count, Swift.min(stops.count, count)) }
    let laps = Swift.max(-Self.mostLaps, Swift.min(Self.mostLaps, count / stops.count))
    return laps * stops.count + count % stops.count
  }

  private func goal(atStop index: Int) -> Goal? {
    geometry.position(ofStop: index).map { Goal(position: $0, stop: index) }
  }

  private func nearestPosition(of offset: CGFloat) -> LapPosition {
    let here = axis.position
    guard let period = geometry.bounds.period else {
      return LapPosition(offset: geometry.bounds.clamp(offset))
    }
    var there = LapPosition(lap: 0, offset: offset, in: geometry.bounds)
    let way = there.offset - here.offset
    there.lap = here.lap + (way > period / 2 ? -1 : way <= -period / 2 ? 1 : 0)
    return there
  }

  private func virtualStop(
    _ index: Int, by route: MotionRequest.Route, among stops: SnapPoints
  ) -> Int {
    guard let period = geometry.bounds.period else { return index }
    let here = axis.position
    let first = here.lap * stops.count + index
    let ways = [-1, 0, 1].map { lap in
      let offset = stops.virtualOffset(at: index + lap * stops.count, period: period)
      return (stop: first + lap * stops.count, way: offset - here.offset)
    }
    let tolerance = SnapPoints.tolerance
    let forward = ways.first { $0.way >= -tolerance } ?? (first + stops.count, period)
    let backward = ways.last { $0.way <= tolerance } ?? (first - stops.count, -period)
    switch route {
    case .forward: return forward.stop
    case .backward: return backward.stop
    case .shortest: return forward.way <= -backward.way + tolerance ? forward.stop : backward.stop
    }
  }

  /// The largest number of laps that a request moves; each lap is reported, and nobody can see more.
  private static let mostLaps = 64
}
