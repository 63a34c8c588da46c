import Foundation
import LayoutGeometry

/// The state of the toolbar at the window's top, which appears while the pointer rests there, or by its key.
struct TopToolbar {
  /// The height of the area at the window's top in which a pointer has to rest, in points.
  static let reach: CGFloat = 16
  /// The time that the pointer has to rest there, in seconds.
  static let rest: TimeInterval = 0.35

  /// The time at which the toolbar appears; `nil` while it is not requested.
  private(set) var showsAt: TimeInterval?
  /// The button under the pointer or reached by keys; `nil` for none.
  var selected: Int?
  /// True while the arrow keys move among the buttons.
  private(set) var hasKeys = false

  /// Returns true when the toolbar is visible at a time.
  func isShown(at time: TimeInterval) -> Bool { showsAt.map { time >= $0 } ?? false }

  /// Shows the toolbar for keys.
  mutating func open(at time: TimeInterval) { (showsAt, selected, hasKeys) = (time, 0, true) }

  /// Hides the toolbar; returns true when it was visible.
  @discardableResult
  mutating func close(at time: TimeInterval) -> Bool {
    defer { (showsAt, selected, hasKeys) = (nil, nil, false) }
    return isShown(at: time)
  }

  /// Handles a hover; the toolbar stays visible as long as the pointer is on it or above it.
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

/// The layout of the toolbar's buttons: in centred rows at the window's top.
@MainActor
struct ToolbarLayout {
  /// The buttons.
  let entries: [MenuEntry]
  /// The frame of each button, in points.
  let frames: [CGRect]

  /// Lays out buttons in a window.
  init(_ entries: [MenuEntry], in metrics: MenuMetrics) {
    self.entries = entries
    let room = metrics.size.width - 2 * MenuMetrics.margin
    var rows: [[CGFloat]] = [[]]
    for entry in entries {
      let width = min(metrics.width(of: entry.words) + 2 * MenuMetrics.padding, room)
      if let last = rows.last, !last.isEmpty, last.reduce(0, +) + width > room { rows.append([]) }
      rows[rows.count - 1].append(width)
    }
    frames = rows.enumerated().flatMap { number, row in
      var x = ((metrics.size.width - row.reduce(0, +)) / 2).rounded()
      return row.map { width in
        defer { x += width }
        let y = MenuMetrics.margin + CGFloat(number) * MenuMetrics.line
        return metrics.placed(CGRect(x: x, y: y, width: width, height: MenuMetrics.line))
      }
    }
  }

  /// The frame of all buttons, in points.
  var frame: CGRect { frames.reduce(.null) { $0.union($1) } }

  /// Returns the button at a point; `nil` where there is none.
  func index(at point: CGPoint) -> Int? { frames.firstIndex { $0.contains(point) } }
}
