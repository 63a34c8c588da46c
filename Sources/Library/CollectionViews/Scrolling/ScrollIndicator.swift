package import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

/// The scroll bar at the edge of a scroll view: thin while content moves, wider and draggable under the pointer.
///
/// It is at the side of vertically scrolling content, and at the bottom of horizontally scrolling content. A pointer
/// over the edge shows it again; a press on it drags the content, a click beside it turns a page. UIKit counterpart:
/// the scroll indicators, which UIKit lets people drag as well.
final class ScrollIndicator: Control {
  private struct State: Sendable {
    var fraction: CGFloat = 0
    var share: CGFloat = 1
    var isMirrored = false
    var lastNeed: TimeInterval = -.infinity
    /// The distance from the bar's start to the point at which it is dragged; `nil` while it is not.
    var grip: CGFloat?
    var wanted: CGFloat = 0
    /// The direction in which a press beside the bar scrolls, true forwards; `nil` where there is none.
    var leadsForward: Bool?
  }

  /// The time for which the bar stays visible after the last movement, and the duration of its fade, in seconds.
  static let lingering: TimeInterval = 1
  static let fading: TimeInterval = 0.25
  /// The colour of every bar.
  static let color = DynamicColor(light: 0x5F5A50, dark: 0xA9A294).withOpacity(0.6)
  /// The breadth of the area at the edge in which the bar can be dragged, in points.
  static let reach: CGFloat = 14
  /// The breadth of the bar at rest and under the pointer, and its distance from the edge, in points.
  static let (breadth, wideBreadth, distance): (CGFloat, CGFloat, CGFloat) = (3, 7, 2)
  /// The least length of the bar, in points.
  static let leastLength: CGFloat = 36

  private var state = State()

  /// The axis on which the content scrolls.
  var axis: Axis
  /// The margin before and after the bar's track, in points.
  let margin: CGFloat

  /// Creates the bar of an axis.
  init(on axis: Axis, named name: String, margin: CGFloat = 0) {
    self.axis = axis
    self.margin = margin
    super.init(frame: .zero)
    elementName = name
  }

  /// A drag that begins beside the bar scrolls what is under it; only a click there turns a page.
  override func capturesDrag(on axis: Axis, from point: CGPoint) -> Bool { isOnBar(point) }

  /// The scrolled fraction to which the bar is dragged, 0…1.
  var wantedFraction: CGFloat { state.wanted }

  /// True when the reported click beside the bar scrolls forwards, false when backwards.
  var leadsForward: Bool { state.leadsForward ?? false }

  /// Updates the bar: the scrolled fraction, the visible share, and the time of the last movement.
  ///
  /// A share of 1 hides the bar.
  func follow(fraction: CGFloat, share: CGFloat, isMirrored: Bool, lastNeed: TimeInterval) {
    state.fraction = fraction
    state.share = share
    state.isMirrored = isMirrored
    state.lastNeed = lastNeed
  }

  private var isHeld: Bool { isHovered || state.grip != nil }

  private var bar: CGRect {
    let breadth = isHeld ? Self.wideBreadth : Self.breadth
    let way = bounds.size[axis]
    let length = min(way, max(Self.leastLength, way * state.share))
    let start = (way - length) * (isTurnedAround ? 1 - state.fraction : state.fraction)
    let isAtLeft = axis == .vertical && state.isMirrored
    let edge = isAtLeft ? Self.distance : bounds.size[axis.perpendicular] - breadth - Self.distance
    return CGRect(
      origin: CGPoint(along: start, across: edge, on: axis),
      size: CGSize(along: length, across: breadth, on: axis))
  }

  /// True when the content begins at the right.
  private var isTurnedAround: Bool { axis == .horizontal && state.isMirrored }

  private var opacity: CGFloat {
    guard state.share < 1 else { return 0 }
    if isHeld { return 1 }
    let age = (context?.now ?? 0) - state.lastNeed
    return 1 - min(max((age - Self.lingering) / Self.fading, 0), 1)
  }

  // MARK: Pointer

  /// Returns true when a pointer at a point shows the bar: anywhere along the edge, whether it is visible or not.
  func answers(to point: CGPoint) -> Bool {
    guard state.share < 1, !isHidden, box.contains(point) else { return false }
    let isAtLeft = axis == .vertical && state.isMirrored
    let place = point[axis.perpendicular]
    return isAtLeft ? place <= Self.reach : place >= bounds.size[axis.perpendicular] - Self.reach
  }

  /// Returns true along the whole edge while the pointer is over it, else near a visible bar.
  override func point(inside point: CGPoint) -> Bool {
    if isHovered { return answers(to: point) }
    let bar = bar
    let room = CGPoint(along: 0, across: bar.size[axis.perpendicular] - Self.reach, on: axis)
    return opacity > 0 && bar.insetBy(dx: room.x, dy: room.y).contains(point)
  }

  override func hoverDidChange() {
    if !isHovered { (superview as? ScrollView)?.indicatorWasLeft() }
  }

  override func touchBegan(_ touch: Touch) {
    let place = touch.location[axis]
    if isOnBar(touch.location) {
      state.grip = place - bar.min(axis)
    } else {
      state.leadsForward = (place > bar.max(axis)) != isTurnedAround
    }
  }

  /// Returns true for a point that is as far along the axis as the bar.
  private func isOnBar(_ point: CGPoint) -> Bool { (bar.min(axis)...bar.max(axis)).contains(point[axis]) }

  override func touchMoved(_ touch: Touch) {
    guard let grip = state.grip else { return }
    let range = bounds.size[axis] - bar.size[axis]
    let fraction = range > 0 ? min(max((touch.location[axis] - grip) / range, 0), 1) : 0
    state.wanted = isTurnedAround ? 1 - fraction : fraction
    sendActions(for: .valueChanged)
  }

  override func touchEnded(_ touch: Touch) {
    if state.leadsForward != nil { sendActions(for: .touchUpInside) }
    letGo()
  }

  override func touchCancelled() { letGo() }

  private func letGo() {
    state.leadsForward = nil
    guard state.grip != nil else { return }
    state.grip = nil
    sendActions(for: .editingDidEnd)
  }

  override func interactionSnapshot() -> (any Sendable)? { state }

  override func restoreInteraction(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }

  // MARK: Display

  /// Paints the bar, which fades some time after the last movement.
  override func draw(with pen: inout DrawingContext) {
    let opacity = opacity
    guard opacity > 0, let context else { return }
    let bar = bar
    pen.paint(
      .fill(
        Self.color.resolved(with: context.traits), cornerRadius: bar.size[axis.perpendicular] / 2), in: bar,
      element: elementID, opacity: (opacity * 8).rounded() / 8)
    let (age, goneAt) = (context.now - state.lastNeed, state.lastNeed + Self.lingering + Self.fading)
    if age >= Self.lingering - 0.001, context.now < goneAt { context.animate(until: goneAt) }
  }
}

extension ScrollView {
  /// Adds a scroll bar above the content and connects its actions.
  func adopt(_ indicator: ScrollIndicator) {
    addOwnSubview(indicator)
    indicator.addAction(for: .valueChanged) { [weak self] in self?.follow($0) }
    indicator.addAction(for: .editingDidEnd) { [weak self] in self?.settle($0) }
    indicator.addAction(for: .touchUpInside) { [weak self] in self?.turnPage($0) }
  }

  /// Updates the scroll bars to the present offsets.
  func followIndicators() {
    let room = box.inset(by: adjustedContentInset)
    for indicator in indicators {
      let axis = indicator.axis
      let window = window(on: axis)
      let range = window.range ?? 0...0
      let way = range.upperBound - range.lowerBound
      let extent = scroll.contentSize[axis]
      let margin = CGPoint(along: indicator.margin, across: 0, on: axis)
      indicator.frame = room.insetBy(dx: margin.x, dy: margin.y)
      indicator.isHidden = !showsIndicator(on: axis)
      indicator.follow(
        fraction: way > 0 ? min(max((window.offset - range.lowerBound) / way, 0), 1) : 0,
        share: way > 0 && extent > 0 ? min(window.length / extent, 1) : 1, isMirrored: isMirrored,
        lastNeed: scrolling.lastNeedOfBar)
    }
  }

  /// Returns true when an axis has a scroll bar.
  private func showsIndicator(on axis: Axis) -> Bool {
    axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
  }

  /// Returns the scroll bar that a pointer at a point of the view shows; `nil` where there is none.
  package func indicator(at point: CGPoint) -> Control? {
    indicators.first { $0.answers(to: $0.convertFromSuperview(point)) }
  }

  /// Keeps a scroll bar visible for a while, after the pointer has left it.
  func indicatorWasLeft() {
    scrolling.lastNeedOfBar = scrollers.time
    setNeedsLayout()
  }

  /// The time at which the scroll bars start to fade; `nil` once they have faded.
  package var indicatorWakeTime: TimeInterval? {
    let start = scrolling.lastNeedOfBar + ScrollIndicator.lingering
    return start > scrollers.time ? start : nil
  }

  private func follow(_ control: Control) {
    guard let indicator = control as? ScrollIndicator else { return }
    let fraction = indicator.wantedFraction
    var request = request(toEnd: fraction == 1, on: indicator.axis, cause: .drag)
    request.animation = .none
    if fraction > 0, fraction < 1 {
      let range = offsetRange(on: indicator.axis)
      request.target = .offset(range.lowerBound + (range.upperBound - range.lowerBound) * fraction)
      request.element = nil
    }
    perform(request)
  }

  /// Scrolls paged content to the page at which its scroll bar was released.
  private func settle(_ control: Control) {
    guard let axis = (control as? ScrollIndicator)?.axis, let stop = motion(on: axis)?.stop else { return }
    perform(ScrollRequest(.axis(axis), to: .stop(stop, .shortest), cause: .drag))
  }

  private func turnPage(_ control: Control) {
    guard let indicator = control as? ScrollIndicator else { return }
    request(.page(isForward: indicator.leadsForward), on: indicator.axis, cause: .drag)
  }
}
