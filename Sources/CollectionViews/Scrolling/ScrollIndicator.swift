import Foundation
import LayoutGeometry
import ScreenInterface

/// The scroll bar at the edge of a feed: thin while content moves, wider and draggable under the pointer.
///
/// It stands at the side of a feed that scrolls up and down, and at the bottom of one that scrolls sideways.
/// UIKit counterpart: the scroll indicators, which UIKit lets people drag as well.
final class ScrollIndicator: Control {
  private struct State: Sendable {
    var axis = Axis.vertical
    var fraction: CGFloat = 0
    var share: CGFloat = 1
    var lastMotion: TimeInterval = -.infinity
    var isHovered = false
    var grip: CGFloat?
    var wanted: CGFloat = 0
  }

  /// The time that the bar stays after the last motion, and the time that it fades, in seconds.
  static let lingering: TimeInterval = 1
  static let fading: TimeInterval = 0.25
  /// The colour of every bar.
  static let color = DynamicColor(light: 0x5F5A50, dark: 0xA9A294).withOpacity(0.6)
  /// The breadth of the area at the feed's edge in which the bar can be grabbed, in points.
  static let reach: CGFloat = 14

  private var state = State()

  /// The axis on which the feed scrolls.
  var axis: Axis {
    get { state.axis }
    set { state.axis = newValue }
  }

  override func capturesDrag(on axis: Axis) -> Bool { axis == self.axis }

  /// The scrolled fraction that a drag of the bar asks for, 0…1.
  var wantedFraction: CGFloat { state.wanted }

  /// True while the pointer is over the bar.
  var isHovered: Bool {
    get { state.isHovered }
    set { state.isHovered = newValue }
  }

  /// Follows the feed: the scrolled fraction, the visible share, and the time of the last motion.
  func follow(fraction: CGFloat, share: CGFloat, lastMotion: TimeInterval) {
    state.fraction = fraction
    state.share = share
    state.lastMotion = lastMotion
  }

  /// The time at which the bar has faded, unless something moves.
  var goneAt: TimeInterval { state.lastMotion + Self.lingering + Self.fading }

  private var bar: CGRect {
    let breadth: CGFloat = state.isHovered || state.grip != nil ? 7 : 3
    let length = max(36, bounds.size[axis] * state.share)
    let start = (bounds.size[axis] - length) * (isTurnedAround ? 1 - state.fraction : state.fraction)
    let isAtLeft = axis == .vertical && isMirrored
    let edge = isAtLeft ? 2 : bounds.size[axis.perpendicular] - breadth - 2
    return CGRect(
      origin: CGPoint(along: start, across: edge, on: axis),
      size: CGSize(along: length, across: breadth, on: axis))
  }

  private var isMirrored: Bool { context?.traits.isRightToLeft ?? false }

  /// True when the content begins at the right.
  private var isTurnedAround: Bool { axis == .horizontal && isMirrored }

  private var opacity: CGFloat {
    guard state.share < 1 else { return 0 }
    if state.isHovered || state.grip != nil { return 1 }
    let age = (context?.now ?? 0) - state.lastMotion
    return 1 - min(max((age - Self.lingering) / Self.fading, 0), 1)
  }

  override func point(inside point: CGPoint) -> Bool {
    let bar = bar
    let room = CGPoint(along: 0, across: bar.size[axis.perpendicular] - Self.reach, on: axis)
    return opacity > 0 && bar.insetBy(dx: room.x, dy: room.y).contains(point)
  }

  override func touchBegan(_ touch: Touch) { state.grip = touch.location[axis] - bar.min(axis) }

  override func touchMoved(_ touch: Touch) {
    guard let grip = state.grip else { return }
    let range = bounds.size[axis] - bar.size[axis]
    let fraction = range > 0 ? min(max((touch.location[axis] - grip) / range, 0), 1) : 0
    state.wanted = isTurnedAround ? 1 - fraction : fraction
    sendActions(for: .valueChanged)
  }

  override func touchEnded(_ touch: Touch) { letGo() }

  override func touchCancelled() { letGo() }

  private func letGo() {
    guard state.grip != nil else { return }
    state.grip = nil
    sendActions(for: .editingDidEnd)
  }

  override func interactionSnapshot() -> (any Sendable)? { state }

  override func restoreInteraction(_ snapshot: any Sendable) {
    if let state = snapshot as? State { self.state = state }
  }

  override func draw(with pen: inout DisplayPen) {
    let opacity = opacity
    guard opacity > 0, let context else { return }
    let bar = bar
    pen.paint(
      .fill(
        Self.color.resolved(with: context.traits), cornerRadius: bar.size[axis.perpendicular] / 2), in: bar,
      element: elementID, opacity: (opacity * 8).rounded() / 8)
    let age = context.now - state.lastMotion
    if age >= Self.lingering - 0.001, age < Self.lingering + Self.fading { context.animate(until: goneAt) }
  }
}
