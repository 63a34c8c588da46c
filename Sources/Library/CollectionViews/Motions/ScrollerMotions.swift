import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The motions of a scroll view and of its rows, with their events.
///
/// A pure value. All scrolling happens here, at one time, and every event is collected here.
struct ScrollerMotions: Hashable, Sendable {
  private(set) var time: TimeInterval = 0
  /// The motions of the view itself.
  var own = AxisMotions()
  /// The axis along which a collection view scrolls, and across which its rows do; `nil` for any other view.
  private(set) var mainAxis: Axis?
  var rows = RowStates()
  /// True when left and right are exchanged.
  var isMirrored = false
  /// The events that have not been read yet.
  var events: [SceneEvent] = []
  /// The constants of all motions, of later rows too.
  private(set) var settings: MotionSettings
  private var nextRequestID = 1
  /// The elements to which running requests go.
  private var targets: [Scroller: RunningTarget] = [:]
  /// The rows that follow other rows.
  var followerRows = FollowerRows()

  init(settings: MotionSettings) { self.settings = settings }

  /// A motion for a view without content.
  var emptyMotion: ScrollMotion {
    ScrollMotion(
      geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0, settings: settings)
  }

  // MARK: Scrollers

  /// The view's own scrollers, the vertical one first.
  var ownScrollers: [Scroller] { own.axes.map { .axis($0) } }

  /// Returns the axis on which a scroller moves; a row that does not exist yet moves across the view.
  func axis(of scroller: Scroller) -> Axis {
    switch scroller {
    case .axis(let axis): axis
    case .row(let id): rows[named: id]?.axis ?? mainAxis?.perpendicular ?? .horizontal
    }
  }

  /// Returns the identity of a scroller in a view that is the scene's feed, which has one name along its main axis.
  ///
  /// Across that it is named as a view inside would be.
  func feedID(of scroller: Scroller) -> ScrollerID {
    let isAcross = mainAxis.map {
      scroller == .axis($0.perpendicular) && own.offset(on: $0.perpendicular) != nil
    }
    return ScrollerID(scroller, of: isAcross == true ? ElementID(ScrollerID.feedName) : nil)
  }

  /// Returns the sign of content's direction on an axis: −1 horizontally when left and right are exchanged, else 1.
  func sign(on axis: Axis) -> CGFloat { axis == .horizontal && isMirrored ? -1 : 1 }

  /// Returns the motion of a scroller; `nil` when there is no such scroller.
  func motion(of scroller: Scroller) -> ScrollMotion? {
    switch scroller {
    case .axis(let axis): own[axis]
    case .row(let id): rows[named: id]?.motion
    }
  }

  /// Changes the motion of a scroller in place.
  mutating func withMotion(of scroller: Scroller, _ body: (inout ScrollMotion) -> Void) {
    switch scroller {
    case .axis(let axis): own.change(on: axis, body)
    case .row(let id): rows.change(named: id) { body(&$0.motion) }
    }
  }

  /// Returns the content offset at coordinate 0 of a scroller's own motion, in points.
  func origin(of scroller: Scroller) -> CGFloat { scroller.row.flatMap { rows[named: $0]?.origin } ?? 0 }

  /// Returns true when a scroller has something to scroll.
  func isScrollable(_ scroller: Scroller) -> Bool { motion(of: scroller)?.geometry.isScrollable ?? false }

  /// Returns true when a scroller is at the edge from which its content cannot follow the pointer.
  ///
  /// `isForward` is true for a pointer that moves towards larger coordinates.
  func isAtEdge(_ scroller: Scroller, isForward: Bool) -> Bool {
    guard let motion = motion(of: scroller), case .clamped(let range) = motion.geometry.bounds else {
      return false
    }
    let goesToStart = isForward == (sign(on: axis(of: scroller)) > 0)
    return goesToStart
      ? motion.offset <= range.lowerBound + Self.edge : motion.offset >= range.upperBound - Self.edge
  }

  /// The distance from an edge within which content counts as at the edge, in points.
  private static let edge: CGFloat = 0.5

  // MARK: Time

  /// True while the view itself moves; the motion of its rows does not count.
  var isOwnMoving: Bool { own.isMoving }

  /// True while any scroller moves without input.
  var isMoving: Bool {
    isOwnMoving || rows.areMoving
  }

  /// The time of the next change without input; `nil` when there is none.
  var nextDeadline: TimeInterval? {
    var next = TimeInterval.infinity
    own.forEach { next = min(next, $1.nextDeadline ?? .infinity) }
    next = min(next, rows.nextDeadline)
    return next.isFinite ? next : nil
  }

  mutating func advance(to now: TimeInterval) {
    // A leading row reports its changes at their own times, and its followers have to be there at those times.
    while let change = followerRows.nextChange(of: rows), change > time, change < now { step(to: change) }
    step(to: now)
  }

  private mutating func step(to now: TimeInterval) {
    time = now
    changeAll { $0.advance(to: now) }
    collectEvents()
  }

  /// Stops everything, because the view is not shown any more.
  mutating func abandon() {
    changeAll { [time] in $0.abandon(at: time) }
    collectEvents()
  }

  /// Removes a row whose section is gone; its request is cancelled.
  mutating func abandonRow(_ section: Identity) {
    rows.change(section) { [time] in $0.motion.abandon(at: time) }
    collectEvents()
    rows[section] = nil
  }

  /// Removes the view's own motion across its main axis; its request is cancelled.
  mutating func abandonAcross() {
    guard let axis = mainAxis?.perpendicular, own.offset(on: axis) != nil else { return }
    own.change(on: axis) { [time] in $0.abandon(at: time) }
    collectEvents()
    own[axis] = nil
  }

  /// Sets the constants of all motions, those of later rows too.
  mutating func adopt(_ settings: MotionSettings) {
    self.settings = settings
    changeAll { $0.settings = settings }
  }

  /// Sets the main axis, on which the view begins anew, and the other one for its rows.
  mutating func turn(to axis: Axis) {
    own = AxisMotions()
    mainAxis = axis
    var motion = emptyMotion
    motion.advance(to: time)
    own[axis] = motion
    rows.changeAll { $0.axis = axis.perpendicular }
  }

  // MARK: Requests

  /// Returns an id for a new request, greater than all before.
  mutating func takeRequestID() -> Int {
    defer { nextRequestID += 1 }
    return nextRequestID
  }

  /// Starts a request and returns its id, which a request that had to wait already has.
  mutating func perform(_ request: ScrollRequest, as given: Int? = nil, at time: TimeInterval) -> Int {
    let id = given ?? takeRequestID()
    guard motion(of: request.scroller) != nil else {
      let scroller = feedID(of: request.scroller)
      let asked = ScrollEvent.Kind.requested(id: id, cause: request.cause, stop: nil, offset: nil)
      events.append(SceneEvent(.motion(asked), of: scroller, at: time))
      events.append(SceneEvent(.motion(.ended(id: id, .rejected)), of: scroller, at: time))
      return id
    }
    let target = target(of: request)
    withMotion(of: request.scroller) {
      var own = MotionRequest(id: id, cause: request.cause, target: target, animation: request.animation)
      own.rebases = request.rebases
      $0.perform(own, at: time)
    }
    if let element = request.element { go(to: element, with: id, on: request.scroller) }
    collectEvents()
    return id
  }

  /// Sets the target element of a request, if it is the one that runs.
  mutating func go(to element: ElementTarget, with request: Int, on scroller: Scroller) {
    guard motion(of: scroller)?.requestID == request else { return }
    targets = targets.filter { motion(of: $0.key)?.requestID == $0.value.request }
    targets[scroller] = RunningTarget(request: request, target: element)
  }

  /// The scrollers whose requests target elements, in their order.
  var targetedScrollers: [Scroller] { targets.isEmpty ? [] : targets.keys.sorted(by: <) }

  /// Returns the target element of a scroller's running request; `nil` when none runs, or it targets an offset.
  func target(of scroller: Scroller) -> ElementTarget? {
    guard let running = targets[scroller], motion(of: scroller)?.requestID == running.request else {
      return nil
    }
    return running.target
  }

  /// Returns the request's target in the coordinates of the scroller's own motion.
  private func target(of request: ScrollRequest) -> MotionRequest.Target {
    guard case .offset(let offset) = request.target else { return request.target }
    return .offset(offset - origin(of: request.scroller))
  }

  // MARK: Events

  /// Moves the scrollers' events into the view's own, in the order of time.
  mutating func collectEvents() {
    followerRows.lead(&rows, at: time)
    let first = events.count
    var added: [SceneEvent] = []
    for axis in [Axis.vertical, .horizontal] {
      let id = feedID(of: .axis(axis))
      own.change(on: axis) { motion in
        for event in motion.takeEvents() {
          added.append(SceneEvent(.motion(event.kind), of: id, at: event.time))
        }
      }
    }
    rows.takeEvents { name, event in
      added.append(SceneEvent(.motion(event.kind), of: .row(name), at: event.time))
    }
    events.append(contentsOf: added)
    guard events[first...].indices.dropFirst().contains(where: { Self.isEarlier(events[$0], events[$0 - 1]) })
    else { return }
    let sorted = events[first...].enumerated().sorted { left, right in
      if Self.isEarlier(left.element, right.element) { return true }
      return !Self.isEarlier(right.element, left.element) && left.offset < right.offset
    }
    events.replaceSubrange(first..., with: sorted.map(\.element))
  }

  /// Returns true when an event comes before another; at the same time the feed's events come first.
  private static func isEarlier(_ left: SceneEvent, _ right: SceneEvent) -> Bool {
    left.time == right.time
      ? left.scroller.scroller < right.scroller.scroller : left.time < right.time
  }

  /// Changes every motion in place, the view's own first.
  private mutating func changeAll(_ body: (inout ScrollMotion) -> Void) {
    own.changeAll(body)
    rows.changeAll { body(&$0.motion) }
  }
}
