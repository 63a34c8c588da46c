import Foundation
import LayoutGeometry

/// The toolbar at the window's top, which shows while the pointer rests there, or when its key was pressed.
struct TopToolbar {
  /// The height of the area at the window's top in which a pointer has to rest, in points.
  static let reach: CGFloat = 16
  /// The time that it has to rest there, in seconds.
  static let rest: TimeInterval = 0.35

  /// The time at which the toolbar shows; `nil` while nothing asks for it.
  private(set) var showsAt: TimeInterval?
  /// The button under the pointer or reached by keys; `nil` for none.
  var selected: Int?
  /// True while keys move among the buttons.
  private(set) var hasKeys = false

  /// Returns true when the toolbar shows at a time.
  func isShown(at time: TimeInterval) -> Bool { showsAt.map { time >= $0 } ?? false }

  /// Shows the toolbar for keys.
  mutating func open(at time: TimeInterval) { (showsAt, selected, hasKeys) = (time, 0, true) }

  /// Hides the toolbar; returns true when it showed.
  @discardableResult
  mutating func close(at time: TimeInterval) -> Bool {
    defer { (showsAt, selected, hasKeys) = (nil, nil, false) }
    return isShown(at: time)
  }

  /// Follows the unpressed pointer, which keeps a toolbar as long as it stays on it or above it.
  mutating func follow(_ point: CGPoint, at time: TimeInterval, frame: @autoclosure () -> CGRect) {
    let isAtTop = point.y >= 0 && point.y < Self.reach
    if isShown(at: time) {
      let isNear = isAtTop || frame().insetBy(dx: -8, dy: -8).contains(point)
      if !isNear, !hasKeys { close(at: time) }
    } else {
      showsAt = isAtTop ? time + Self.rest : nil
    }
  }
}
