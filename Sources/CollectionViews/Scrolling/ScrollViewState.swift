import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// Everything a scroll view knows that changes while it is used: a motion for each of its axes and one for each row,
/// the stroke and the wheel under way, presses and turns.
///
/// A pure value: every decision about scrolling is a function on it, and putting an old one back returns the
/// whole view to that moment.
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
  /// What showed before the content around it changed.
  var shownItems: [ShownItem] = []
  /// When the view itself moved last, rather than a row of it.
  var lastOwnMotion: TimeInterval = -.infinity
  var invalidUntil: TimeInterval = -.infinity

  init(motion: MotionSettings, gestures: GestureSettings) {
    self.motion = motion
    self.gestures = gestures.bounded
  }

  /// A motion without content.
  var emptyMotion: ScrollMotion {
    ScrollMotion(
      geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0, settings: motion)
  }

  /// Lets the view scroll on one axis and its rows on the other, from its beginning, and tells whether it did not
  /// already.
  ///
  /// What moved comes to rest before.
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

  /// The view's own scrollers, up and down before across.
  var ownScrollers: [Scroller] { own.axes.map { .axis($0) } }

  /// The axis that a scroller moves on; a row that is not there yet moves across the view.
  func axis(of scroller: Scroller) -> Axis {
    switch scroller {
    case .axis(let axis): axis
    case .row(let id): rows[id]?.axis ?? own.firstAxis?.perpendicular ?? .horizontal
    }
  }

  /// −1 on an axis on which content goes on against growing coordinates: sideways where right and left are exchanged.
  func sign(on axis: Axis) -> CGFloat { axis == .horizontal && isMirrored ? -1 : 1 }

  /// When something happens by itself next.
  var nextDeadline: TimeInterval? {
    var next = TimeInterval.infinity
    own.forEach { next = min(next, $1.nextDeadline ?? .infinity) }
    for row in rows.values { next = min(next, row.motion.nextDeadline ?? .infinity) }
    if let wheel { next = min(next, wheel.lastTime + gestures.wheelSilence) }
    return next.isFinite ? next : nil
  }

  /// Whether the view itself moves, rather than a row of it.
  var isOwnMoving: Bool {
    var isMoving = false
    own.forEach { if $1.isMoving { isMoving = true } }
    return isMoving
  }

  /// Whether any scroller moves by itself.
  var isMoving: Bool {
    if isOwnMoving { return true }
    var index = rows.startIndex
    while index != rows.endIndex {
      if rows.values[index].motion.isMoving { return true }
      rows.formIndex(after: &index)
    }
    return false
  }

  /// Until when presses and turns still show, and until when the layout changes by itself.
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

  /// Puts everything to rest because nobody sees it any more.
  mutating func abandon() {
    stroke = nil
    wheel = nil
    forEachMotion { [time] in $0.abandon(at: time) }
    collectEvents()
  }

  /// Moves the scrollers' own events into the view's, in the order of time.
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

  /// Takes other constants for the view itself, the rows there are and those to come.
  mutating func adopt(_ settings: MotionSettings) {
    motion = settings
    forEachMotion { $0.settings = settings }
  }

  /// Changes every motion in place, the view's own first.
  private mutating func forEachMotion(_ body: (inout ScrollMotion) -> Void) {
    own.changeAll(body)
    forEachRow { body(&$0.motion) }
  }

  /// Changes every row in place; walking `values.indices` would copy the dictionary.
  private mutating func forEachRow(_ body: (inout RowState) -> Void) {
    var index = rows.startIndex
    while index != rows.endIndex {
      body(&rows.values[index])
      rows.formIndex(after: &index)
    }
  }

  /// Forgets a row whose section has gone; its request is cancelled.
  mutating func abandonRow(_ id: String) {
    withMotion(of: .row(id)) { [time] in $0.abandon(at: time) }
    collectEvents()
    rows[id] = nil
  }

  /// The motion that a request or a stroke names.
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

  /// Starts a request and returns its id.
  mutating func perform(_ request: ScrollRequest, at time: TimeInterval) -> Int {
    let id = nextRequestID
    nextRequestID += 1
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

  /// A content offset in the coordinate of the scroller's own motion.
  private func motionTarget(_ request: ScrollRequest) -> MotionRequest.Target {
    guard case .offset(let offset) = request.target else { return request.target }
    return .offset(offset - origin(of: request.scroller))
  }

  /// The content offset where a scroller's own coordinate is 0.
  func origin(of scroller: Scroller) -> CGFloat { scroller.row.flatMap { rows[$0]?.origin } ?? 0 }

  /// The content offset of a scroller; `nil` where there is none.
  func contentOffset(of scroller: Scroller) -> CGFloat? {
    motion(of: scroller).map { $0.offset + origin(of: scroller) }
  }
}
