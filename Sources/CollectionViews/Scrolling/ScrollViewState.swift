import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// Everything a scroll view knows that changes while it is used: one motion along its axis, one across it for each
/// row, the stroke and the wheel under way, presses and turns.
///
/// A pure value: every decision about scrolling is a function on it, and putting an old one back returns the
/// whole view to that moment. A plain scroll view has one row, itself on the other axis.
struct ScrollViewState: Hashable, Sendable {
  var time: TimeInterval = 0
  /// The axis that the feed moves on; rows move on the other one.
  private(set) var axis: Axis
  var feed: ScrollMotion
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
  var lastFeedMotion: TimeInterval = -.infinity
  var invalidUntil: TimeInterval = -.infinity

  init(motion: MotionSettings, gestures: GestureSettings, axis: Axis = .vertical) {
    self.motion = motion
    self.gestures = gestures.bounded
    self.axis = axis
    feed = Self.emptyFeed(motion)
  }

  private static func emptyFeed(_ settings: MotionSettings) -> ScrollMotion {
    ScrollMotion(
      geometry: ScrollGeometry(viewportLength: 0, bounds: .clamped(0...0)), offset: 0, settings: settings)
  }

  /// Turns the feed onto another axis, where it is at its beginning, and tells whether there was something to turn.
  ///
  /// What moved comes to rest before.
  mutating func turn(to axis: Axis) -> Bool {
    guard axis != self.axis else { return false }
    abandon()
    self.axis = axis
    feed = Self.emptyFeed(motion)
    feed.advance(to: time)
    return true
  }

  /// The axis that a scroller moves on.
  func axis(of scroller: ScrollRequest.Scroller) -> Axis {
    scroller.row == nil ? axis : axis.perpendicular
  }

  /// −1 on an axis on which content goes on against growing coordinates: sideways where right and left are exchanged.
  func sign(on axis: Axis) -> CGFloat { axis == .horizontal && isMirrored ? -1 : 1 }

  /// When something happens by itself next.
  var nextDeadline: TimeInterval? {
    var next = feed.nextDeadline ?? .infinity
    for row in rows.values { next = min(next, row.motion.nextDeadline ?? .infinity) }
    if let wheel { next = min(next, wheel.lastTime + gestures.wheelSilence) }
    return next.isFinite ? next : nil
  }

  /// Whether any scroller moves by itself.
  var isMoving: Bool {
    if feed.isMoving { return true }
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
    feed.advance(to: now)
    forEachRow { $0.motion.advance(to: now) }
    if !interactions.isEmpty { interactions = interactions.filter { !$0.value.isSpent(at: now) } }
    collectEvents()
  }

  /// Puts everything to rest because nobody sees it any more.
  mutating func abandon() {
    stroke = nil
    wheel = nil
    feed.abandon(at: time)
    forEachRow { [time] in $0.motion.abandon(at: time) }
    collectEvents()
  }

  /// Moves the scrollers' own events into the scene's, in the order of time.
  mutating func collectEvents() {
    let first = events.count
    for event in feed.takeEvents() {
      events.append(SceneEvent(.motion(event.kind), row: nil, at: event.time))
    }
    var added: [SceneEvent] = []
    forEachRow { row in
      for event in row.motion.takeEvents() {
        added.append(SceneEvent(.motion(event.kind), row: row.id, at: event.time))
      }
    }
    events.append(contentsOf: added)
    guard events.count > first + 1 else { return }
    let sorted = events[first...].enumerated().sorted { left, right in
      (left.element.time, left.element.row ?? "", left.offset)
        < (right.element.time, right.element.row ?? "", right.offset)
    }
    events.replaceSubrange(first..., with: sorted.map(\.element))
  }

  /// Takes other constants for the feed, the rows there are and those to come.
  mutating func adopt(_ settings: MotionSettings) {
    motion = settings
    feed.settings = settings
    for index in rows.values.indices { rows.values[index].motion.settings = settings }
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
  func motion(of scroller: ScrollRequest.Scroller) -> ScrollMotion? {
    switch scroller {
    case .feed: feed
    case .row(let id): rows[id]?.motion
    }
  }

  /// Changes the motion of a scroller in place.
  mutating func withMotion(of scroller: ScrollRequest.Scroller, _ body: (inout ScrollMotion) -> Void) {
    switch scroller {
    case .feed: body(&feed)
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
      let row = request.scroller.row
      let asked = ScrollEvent.Kind.requested(id: id, cause: request.cause, stop: nil, offset: nil)
      events.append(SceneEvent(.motion(asked), row: row, at: time))
      events.append(SceneEvent(.motion(.ended(id: id, .rejected)), row: row, at: time))
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
  func origin(of scroller: ScrollRequest.Scroller) -> CGFloat {
    scroller.row.flatMap { rows[$0]?.origin } ?? 0
  }
}

/// Where the pointer is and which row it really moved into.
struct PointerHover: Hashable, Sendable {
  var location: CGPoint?
  var row: String?
  var isInside = false

  /// Takes a move without a button; the first one after the window opened under a resting pointer moves
  /// nothing.
  mutating func move(to point: CGPoint, row: String?, isInside: Bool) {
    defer { location = point }
    guard let location, location != point else { return }
    self.row = row
    self.isInside = isInside
  }

  mutating func leave() {
    location = nil
    row = nil
    isInside = false
  }
}

/// What the keyboard acts on.
struct FocusTarget: Hashable, Sendable {
  /// The row, or the section that holds the scroll view.
  var row: String
  /// One of its controls by element id; `nil` for the row itself.
  var control: ElementID?
  /// A scroll view inside one of its cells by element id; `nil` for the row itself.
  var scrollView: ElementID?
}
