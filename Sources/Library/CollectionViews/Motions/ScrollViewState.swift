import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The mutable state of a scroll view: its motions, the stroke and the wheel gesture on them, presses and flips.
///
/// A pure value: every decision about scrolling is a function on it, and restoring an earlier value returns the whole
/// view to that time.
struct ScrollViewState: Hashable, Sendable {
  var scrollers: ScrollerMotions
  private(set) var stroke: Stroke?
  private(set) var wheel: WheelGesture?
  var interactions: [ItemIdentity: ItemInteraction] = [:]
  var hover = PointerHover()
  var focus: FocusTarget?
  /// The control that had the focus until it lost its place, from which Tab goes on; `nil` for none.
  ///
  /// HTML has a word for it: the sequential focus navigation starting point.
  var focusStart: FocusTarget?
  /// True since a key has scrolled the view, until the focus moves.
  var isScrolledFromFocus = false
  var gestures: GestureSettings
  var notifier = ScrollDelegateNotifier()
  var shownItems = VisibleAnchors()
  /// The item under the unpressed pointer.
  private(set) var hoveredItem: PressedItem?
  /// The selected items, in the order of their selection.
  var selection: [ItemIdentity] = []
  /// The pressed item of which the delegate was told; `nil` for none.
  var highlight: ItemIdentity?
  /// The pressed item that the delegate does not let highlight; `nil` for none.
  var refusedHighlight: ItemIdentity?
  /// The last time at which the view itself moved, or the pointer was over its scroll indicator.
  ///
  /// The motion of its rows does not count.
  var lastNeedOfBar: TimeInterval = -.infinity
  var invalidUntil: TimeInterval = -.infinity
  /// The time at which refreshing began, in seconds; `nil` while the view does not refresh.
  var refreshBegan: TimeInterval?
  /// True after a press during a refresh until the next press: its release starts no refresh.
  private(set) var isPressedWhileRefreshing = false

  init(motion: MotionSettings, gestures: GestureSettings) {
    scrollers = ScrollerMotions(settings: motion)
    self.gestures = gestures.bounded
  }

  /// The state of a view that was never shown, with the same settings.
  var beginningAnew: ScrollViewState {
    var state = ScrollViewState(motion: scrollers.settings, gestures: gestures)
    state.scrollers.followerRows.groups = scrollers.followerRows.groups
    return state
  }

  /// Gives the items that were pressed, selected or under the pointer the identities of another view's items.
  mutating func rename(_ own: (ItemIdentity) -> ItemIdentity) {
    interactions = Dictionary(interactions.map { (own($0), $1) }) { first, _ in first }
    selection = selection.map(own)
    highlight = highlight.map(own)
    refusedHighlight = refusedHighlight.map(own)
    hoveredItem = hoveredItem.map { PressedItem(identity: own($0.identity), copy: $0.copy) }
  }

  /// Sets the main axis of the view, and the other one for its rows; returns false when it is set already.
  ///
  /// Moving content comes to rest first, and the view starts at its beginning.
  mutating func turn(to axis: Axis) -> Bool {
    guard scrollers.mainAxis != axis else { return false }
    abandon()
    scrollers.turn(to: axis)
    return true
  }

  // MARK: Time

  /// The time of the next change without input; `nil` when there is none.
  var nextDeadline: TimeInterval? {
    guard let wheel else { return scrollers.nextDeadline }
    let silence = wheel.deadline(gestures)
    return min(scrollers.nextDeadline ?? silence, silence)
  }

  /// The time until which presses and flips are animated, or the layout changes by itself.
  var changesUntil: TimeInterval {
    interactions.values.reduce(invalidUntil) { max($0, $1.animatesUntil) }
  }

  mutating func advance(to now: TimeInterval) {
    let now = now.boundedTime
    guard now >= scrollers.time else { return }
    if var wheel {
      let isOver = wheel.advance(to: now, among: &scrollers, gestures)
      self.wheel = isOver ? nil : wheel
    }
    scrollers.advance(to: now)
    if !interactions.isEmpty { interactions = interactions.filter { !$0.value.isSpent(at: now) } }
  }

  /// Stops everything, because the view is not shown any more.
  mutating func abandon() {
    stroke = nil
    wheel = nil
    scrollers.abandon()
  }

  // MARK: Strokes

  /// Handles a press: all moving content under it stops.
  mutating func press(at location: CGPoint, device: PointerEvent.Device, on target: PressTarget) {
    isPressedWhileRefreshing = refreshBegan != nil
    let pan = PanGestureRecognizer(
      start: location, slop: gestures.slop(for: device), rule: gestures.axisRule)
    stroke = Stroke(pan, on: target, catching: &scrollers)
    hover(over: nil)
    if let item = stroke?.pressedItem {
      interactions[item.identity, default: ItemInteraction()].press.begin(
        copy: item.copy, at: scrollers.time)
    }
  }

  /// Handles a move of the pressed pointer.
  mutating func drag(to location: CGPoint) -> DragOutcome {
    guard var stroke else { return .unchanged }
    self.stroke = nil
    let outcome = stroke.move(to: location, among: &scrollers, gestures)
    if outcome != .unchanged {
      release(stroke.item)
      hover(over: nil)
    }
    self.stroke = stroke
    return outcome
  }

  /// The item that is pressed; `nil` for none.
  var pressedItem: ItemIdentity? {
    guard !interactions.isEmpty, let item = stroke?.pressedItem,
      interactions[item.identity]?.press.isOn == true
    else { return nil }
    return item.identity
  }

  /// Handles the release of the button; returns the item that was clicked, `nil` when there is none.
  ///
  /// `targets` are the rest offsets that a layout or a delegate chose for scrollers.
  mutating func lift(to targets: [Scroller: CGFloat] = [:]) -> PressedItem? {
    guard let stroke else { return nil }
    self.stroke = nil
    release(stroke.item)
    stroke.lift(to: targets, among: &scrollers)
    return stroke.isClick ? stroke.item : nil
  }

  /// Cancels a press that was lost: everything comes to rest, and nothing is clicked.
  mutating func cancelStroke() {
    guard let stroke else { return }
    self.stroke = nil
    release(stroke.item)
    stroke.cancel(among: &scrollers)
  }

  /// Sets the item under the unpressed pointer; returns true when it has changed.
  @discardableResult
  mutating func hover(over item: PressedItem?) -> Bool {
    guard item != hoveredItem else { return false }
    if let former = hoveredItem { interactions[former.identity]?.hover.end(at: scrollers.time) }
    hoveredItem = item
    if let item {
      interactions[item.identity, default: ItemInteraction()].hover.begin(
        copy: item.copy, at: scrollers.time)
    }
    return true
  }

  private mutating func release(_ item: PressedItem?) {
    if let item { interactions[item.identity]?.press.end(at: scrollers.time) }
  }

  // MARK: Wheel

  /// Handles a wheel event over `row`.
  ///
  /// The view scrolls if it can on the event's axis, else the row. Shift swaps the axes, and so does `isTurned` for a
  /// plain wheel. A notch scrolls content by some points, or turns a page if there are pages.
  mutating func wheel(_ event: WheelEvent, over row: String?, isTurned: Bool = false) {
    var gesture = wheel ?? WheelGesture(of: event, over: row, isTurned: isTurned, among: scrollers)
    let hasMoved = gesture.turn(by: event, among: &scrollers, gestures)
    if hasMoved, gesture.target?.row == nil { lastNeedOfBar = scrollers.time }
    hover(over: nil)
    wheel = gesture
  }
}

/// The position of the unpressed pointer over a view, and the row that it has entered.
struct PointerHover: Hashable, Sendable {
  var location: CGPoint?
  var row: String?
  var isInside = false

  /// Updates the position of the unpressed pointer.
  ///
  /// The first move only sets the position: a window that opens under a resting pointer reports one too.
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

/// The record of the scroll delegate calls already made, so that each change is reported once.
struct ScrollDelegateNotifier: Hashable, Sendable {
  enum Message: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging(decelerates: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
  }

  var offset = CGPoint.zero
  private var isDragging = false
  private var isDecelerating = false
  private var isAnimating = false

  /// Updates the scrollers' phases, and returns the delegate messages that are due.
  mutating func update(_ phases: [ScrollPhase]) -> [Message] {
    let isIdle = phases.allSatisfy { $0 == .idle }
    let drags = phases.contains(.dragging)
    let runsOut = !drags && phases.contains { $0 == .decelerating || $0 == .bouncing }
    let animates = phases.contains(.animating)
    var messages: [Message] = []
    if drags, !isDragging { messages.append(.willBeginDragging) }
    if isDragging, !drags { messages.append(.didEndDragging(decelerates: runsOut)) }
    if runsOut, !isDecelerating { messages.append(.willBeginDecelerating) }
    if isDecelerating, isIdle { messages.append(.didEndDecelerating) }
    if isAnimating, isIdle { messages.append(.didEndScrollingAnimation) }
    (isDragging, isDecelerating, isAnimating) = (drags, runsOut, animates)
    return messages
  }
}

/// A scroll view's state at one time, with the measured sizes of a collection view.
package struct ScrollViewSnapshot: Sendable {
  var scrolling: ScrollViewState
  var measurements: LayoutCache.Measurements?
}
