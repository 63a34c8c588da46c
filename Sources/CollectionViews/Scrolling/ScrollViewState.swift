import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The changing state of a scroll view: the motions of its axes and rows, strokes, wheel, presses and turns.
///
/// A pure value: every decision about scrolling is a function on it, and putting an earlier value back
/// returns the whole view to that moment.
struct ScrollViewState: Hashable, Sendable {
  var time: TimeInterval = 0
  /// The motions of the view itself.
  var own = OwnMotions()
  var rows: [String: RowState] = [:]
  var stroke: Stroke?
  var wheel: WheelGesture?
  var interactions: [ItemIdentity: ItemInteraction] = [:]
  var hover = PointerHover()
  var focus: FocusTarget?
  var isMirrored = false
  var nextRequestID = 1
  var gestures: GestureSettings
  var motion: MotionSettings
  var events: [SceneEvent] = []
  var told = ScrollTelling()
  /// The items that were visible before the content around them changed.
  var shownItems: [ShownItem] = []
  /// The time at which the view itself moved last; the motion of its rows does not count.
  var lastOwnMotion: TimeInterval = -.infinity
  var invalidUntil: TimeInterval = -.infinity

  init(motion: MotionSettings, gestures: GestureSettings) {
    self.motion = motion
    self.gestures = gestures.bounded
  }

  /// A motion for a view without content.
  var emptyMotion: ScrollMotion {
    ScrollMotion(
      geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0, settings: motion)
  }

  /// Makes the view scroll on one axis and its rows on the other; returns false when it does so already.
  ///
  /// Moving content comes to rest first, and the view starts at its beginning.
  mutating func turn(to axis: Axis) -> Bool {
    guard own.axes != [axis] else { return false }
    abandon()
    own = OwnMotions()
    var motion = emptyMotion
    motion.advance(to: time)
    own[axis] = motion
    forEachRow { $0.axis = axis.perpendicular }
    return true
  }

  /// The view's own scrollers, the vertical one first.
  var ownScrollers: [Scroller] { own.axes.map { .axis($0) } }

  /// The axis on which a scroller moves; a row that does not exist yet moves across the view.
  func axis(of scroller: Scroller) -> Axis {
    switch scroller {
    case .axis(let axis): axis
    case .row(let id): rows[id]?.axis ?? own.firstAxis?.perpendicular ?? .horizontal
    }
  }

  /// The sign of content's direction on an axis: −1 sideways when left and right are exchanged, else 1.
  func sign(on axis: Axis) -> CGFloat { axis == .horizontal && isMirrored ? -1 : 1 }

  /// The time of the next change without input; `nil` when there is none.
  var nextDeadline: TimeInterval? {
    var next = TimeInterval.infinity
    own.forEach { next = min(next, $1.nextDeadline ?? .infinity) }
    for row in rows.values { next = min(next, row.motion.nextDeadline ?? .infinity) }
    if let wheel { next = min(next, wheel.lastTime + gestures.wheelSilence) }
    return next.isFinite ? next : nil
  }

  /// True while the view itself moves; the motion of its rows does not count.
  var isOwnMoving: Bool {
    var isMoving = false
    own.forEach { if $1.isMoving { isMoving = true } }
    return isMoving
  }

  /// True while any scroller moves without input.
  var isMoving: Bool {
    if isOwnMoving { return true }
    var index = rows.startIndex
    while index != rows.endIndex {
      if rows.values[index].motion.isMoving { return true }
      rows.formIndex(after: &index)
    }
    return false
  }

  /// The time until which presses and turns still show, or the layout changes by itself.
  var changesUntil: TimeInterval {
    interactions.values.reduce(invalidUntil) { max($0, $1.animatesUntil) }
  }

  mutating func advance(to now: TimeInterval) {
    let now = now.boundedTime
    guard now >= time else { return }
    if let wheel, (now - wheel.lastTime).reaches(gestures.wheelSilence) {
      endWheel(at: min(now, wheel.lastTime + gestures.wheelSilence))
    }
    time = now
    forEachMotion { $0.advance(to: now) }
    if !interactions.isEmpty { interactions = interactions.filter { !$0.value.isSpent(at: now) } }
    collectEvents()
  }

  /// Stops everything, because nobody sees the view any more.
  mutating func abandon() {
    stroke = nil
    wheel = nil
    forEachMotion { [time] in $0.abandon(at: time) }
    collectEvents()
  }

  /// Moves the scrollers' events into the view's own, in the order of time.
  mutating func collectEvents() {
    let first = events.count
    var added: [SceneEvent] = []
    for axis in [Axis.vertical, .horizontal] {
      own.change(on: axis) { motion in
        for event in motion.takeEvents() {
          added.append(SceneEvent(.motion(event.kind), of: .axis(axis), at: event.time))
        }
      }
    }
    forEachRow { row in
      for event in row.motion.takeEvents() {
        added.append(SceneEvent(.motion(event.kind), of: .row(row.id), at: event.time))
      }
    }
    events.append(contentsOf: added)
    guard events.count > first + 1 else { return }
    let sorted = events[first...].enumerated().sorted { left, right in
      (left.element.time, left.element.scroller.scroller, left.offset)
        < (right.element.time, right.element.scroller.scroller, right.offset)
    }
    events.replaceSubrange(first..., with: sorted.map(\.element))
  }

  /// Gives the view, its rows and all future rows other motion constants.
  mutating func adopt(_ settings: MotionSettings) {
    motion = settings
    forEachMotion { $0.settings = settings }
  }

  /// Changes every motion in place, the view's own first.
  private mutating func forEachMotion(_ body: (inout ScrollMotion) -> Void) {
    own.changeAll(body)
    forEachRow { body(&$0.motion) }
  }

  /// Changes every row in place; iterating over `values.indices` would copy the dictionary.
  private mutating func forEachRow(_ body: (inout RowState) -> Void) {
    var index = rows.startIndex
    while index != rows.endIndex {
      body(&rows.values[index])
      rows.formIndex(after: &index)
    }
  }

  /// Removes a row whose section is gone; its request is cancelled.
  mutating func abandonRow(_ id: String) {
    withMotion(of: .row(id)) { [time] in $0.abandon(at: time) }
    collectEvents()
    rows[id] = nil
  }

  /// The motion of a scroller; `nil` when there is no such scroller.
  func motion(of scroller: Scroller) -> ScrollMotion? {
    switch scroller {
    case .axis(let axis): own[axis]
    case .row(let id): rows[id]?.motion
    }
  }

  /// Changes the motion of a scroller in place.
  mutating func withMotion(of scroller: Scroller, _ body: (inout ScrollMotion) -> Void) {
    switch scroller {
    case .axis(let axis): own.change(on: axis, body)
    case .row(let id):
      guard let index = rows.index(forKey: id) else { return }
      body(&rows.values[index].motion)
    }
  }

  /// Returns an id for a new request, greater than all before.
  mutating func takeRequestID() -> Int {
    defer { nextRequestID += 1 }
    return nextRequestID
  }

  /// Starts a request, under the id that it was given before if it had to wait, and returns its id.
  mutating func perform(_ request: ScrollRequest, as given: Int? = nil, at time: TimeInterval) -> Int {
    let id = given ?? takeRequestID()
    guard motion(of: request.scroller) != nil else {
      let scroller = ScrollerID(request.scroller)
      let asked = ScrollEvent.Kind.requested(id: id, cause: request.cause, stop: nil, offset: nil)
      events.append(SceneEvent(.motion(asked), of: scroller, at: time))
      events.append(SceneEvent(.motion(.ended(id: id, .rejected)), of: scroller, at: time))
      return id
    }
    let target = motionTarget(request)
    withMotion(of: request.scroller) {
      $0.perform(
        MotionRequest(id: id, cause: request.cause, target: target, animation: request.animation), at: time)
    }
    collectEvents()
    return id
  }

  /// The request's target in the coordinate of the scroller's own motion.
  private func motionTarget(_ request: ScrollRequest) -> MotionRequest.Target {
    guard case .offset(let offset) = request.target else { return request.target }
    return .offset(offset - origin(of: request.scroller))
  }

  /// The content offset at coordinate 0 of a scroller's own motion, in points.
  func origin(of scroller: Scroller) -> CGFloat { scroller.row.flatMap { rows[$0]?.origin } ?? 0 }

  /// The content offset of a scroller, in points; `nil` when there is no such scroller.
  func contentOffset(of scroller: Scroller) -> CGFloat? {
    motion(of: scroller).map { $0.offset + origin(of: scroller) }
  }
}
