import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The changing state of a scroll view: its motions, the stroke and the wheel on them, presses and turns.
///
/// A pure value: every decision about scrolling is a function on it, and putting an earlier value back
/// returns the whole view to that moment.
struct ScrollViewState: Hashable, Sendable {
  var scrollers: ScrollerMotions
  private(set) var stroke: Stroke?
  private(set) var wheel: WheelGesture?
  var interactions: [ItemIdentity: ItemInteraction] = [:]
  var hover = PointerHover()
  var focus: FocusTarget?
  var gestures: GestureSettings
  var told = ScrollDelegateNotifier()
  var shownItems = VisibleAnchors()
  /// The item under the unpressed pointer, which shows it.
  private(set) var hoveredItem: PressedItem?
  /// The time at which the view's scroll bar was last needed: the view itself moved, or the pointer was over the bar.
  ///
  /// The motion of its rows does not count.
  var lastNeedOfBar: TimeInterval = -.infinity
  var invalidUntil: TimeInterval = -.infinity
  /// The time at which refreshing began, in seconds; `nil` while nothing is refreshed.
  var refreshBegan: TimeInterval?
  /// True from a press while something is refreshed to the next press: its release begins nothing.
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

  /// Makes the view scroll on one axis and its rows on the other; returns false when it does so already.
  ///
  /// Moving content comes to rest first, and the view starts at its beginning.
  mutating func turn(to axis: Axis) -> Bool {
    guard scrollers.own.axes != [axis] else { return false }
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

  /// The time until which presses and turns still show, or the layout changes by itself.
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

  /// Stops everything, because nobody sees the view any more.
  mutating func abandon() {
    stroke = nil
    wheel = nil
    scrollers.abandon()
  }

  // MARK: Strokes

  /// Handles a press: all content that moves under it stops.
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

  /// Handles the release of the button; returns the item that was clicked, `nil` when there is none.
  ///
  /// `targets` are the offsets at which a layout or a delegate wants scrollers to rest.
  mutating func lift(to targets: [Scroller: CGFloat] = [:]) -> PressedItem? {
    guard let stroke else { return nil }
    self.stroke = nil
    release(stroke.item)
    stroke.lift(to: targets, among: &scrollers)
    return stroke.isClick ? stroke.item : nil
  }

  /// Ends a stroke that was lost: everything comes to rest, and nothing is clicked.
  mutating func cancelStroke() {
    guard let stroke else { return }
    self.stroke = nil
    release(stroke.item)
    stroke.cancel(among: &scrollers)
  }

  /// Notes the item under the unpressed pointer; returns true when it is another one.
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

  /// Handles a turn of the wheel over `row`.
  ///
  /// The view moves if it scrolls on the turn's axis, else the row. Shift swaps the axes, and so does
  /// `isTurned` for a plain wheel. A notch moves content by some points, or turns a page if there are pages.
  mutating func wheel(_ event: WheelEvent, over row: String?, isTurned: Bool = false) {
    var gesture = wheel ?? WheelGesture(of: event, over: row, isTurned: isTurned, among: scrollers)
    let hasMoved = gesture.turn(by: event, among: &scrollers, gestures)
    if hasMoved, gesture.target?.row == nil { lastNeedOfBar = scrollers.time }
    hover(over: nil)
    wheel = gesture
  }
}
