import Foundation
import LayoutGeometry
import ScreenInterface

/// The lines and curves of a path, as a value.
nonisolated struct PathParts: Hashable, Sendable {
  /// A step of a path.
  enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve with its two control points.
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var steps: [Step] = []
  /// The point at which the path goes on; `nil` for an empty one.
  private(set) var current: CGPoint?
  private var start = CGPoint.zero

  // MARK: Steps

  mutating func move(to point: CGPoint) {
    let point = point.bounded
    steps.append(.move(point))
    (current, start) = (point, point)
  }

  mutating func line(to point: CGPoint) {
    guard current != nil else { return move(to: point) }
    steps.append(.line(point.bounded))
    current = point.bounded
  }

  mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if current == nil { move(to: first) }
    steps.append(.curve(end.bounded, first.bounded, second.bounded))
    current = end.bounded
  }

  /// Adds a curve with one control point.
  mutating func curve(to end: CGPoint, _ control: CGPoint) {
    let from = current ?? control
    curve(to: end, from + (control - from) * (2.0 / 3), end + (control - end) * (2.0 / 3))
  }

  mutating func close() {
    guard current != nil else { return }
    steps.append(.close)
    current = start
  }

  mutating func append(_ other: PathParts) {
    steps += other.steps
    if other.current != nil { (current, start) = (other.current, other.start) }
  }

  mutating func removeAll() { self = PathParts() }

  /// Adds a part of a circle, with a line to its beginning; forwards is clockwise on the screen.
  mutating func arc(
    around center: CGPoint, _ radius: CGFloat, from first: CGFloat, to last: CGFloat, isForward: Bool
  ) {
    let (first, last, radius) = (first.bounded, last.bounded, max(0, radius.bounded))
    let full = 2 * CGFloat.pi
    var sweep = last - first
    if abs(sweep) >= full {
      sweep = isForward ? full : -full
    } else if isForward, sweep < 0 {
      sweep += full
    } else if !isForward, sweep > 0 {
      sweep -= full
    }
    func place(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
    line(to: center + place(first) * radius)
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let turn = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(turn / 4) * radius
    for part in 0..<count {
      let (from, to) = (first + turn * CGFloat(part), first + turn * CGFloat(part + 1))
      func tangent(_ angle: CGFloat) -> CGPoint { CGPoint(x: -sin(angle), y: cos(angle)) * reach }
      let (begin, end) = (center + place(from) * radius, center + place(to) * radius)
      curve(to: end, begin + tangent(from), end - tangent(to))
    }
  }

  // MARK: Shapes

  static func ellipse(in rect: CGRect) -> PathParts {
    var parts = PathParts()
    parts.arc(around: .zero, 1, from: 0, to: 2 * .pi, isForward: true)
    parts.close()
    return parts.applying { point in
      CGPoint(x: rect.midX + point.x * rect.width / 2, y: rect.midY + point.y * rect.height / 2)
    }
  }

  /// Returns a rectangle of which the corners, from the upper left one clockwise, are round.
  static func rect(
    _ rect: CGRect, radii: CGSize = .zero, corners: [Bool] = [true, true, true, true]
  ) -> PathParts {
    let radii = CGSize(
      width: min(max(0, radii.width), rect.width / 2), height: min(max(0, radii.height), rect.height / 2))
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var parts = PathParts()
    for (index, place) in places.enumerated() {
      guard radii.width > 0, radii.height > 0, corners[index] else {
        parts.line(to: place)
        continue
      }
      let inward = CGPoint(
        x: index == 0 || index == 3 ? radii.width : -radii.width, y: index < 2 ? radii.height : -radii.height)
      var corner = PathParts()
      let angle = CGFloat.pi * (1 + CGFloat(index) / 2)
      corner.arc(around: .zero, 1, from: angle, to: angle + .pi / 2, isForward: true)
      let turned = corner.applying { point in
        place + inward + CGPoint(x: point.x * radii.width, y: point.y * radii.height)
      }
      for step in turned.steps {
        switch step {
        case .move(let point): parts.line(to: point)
        case .curve(let end, let first, let second): parts.curve(to: end, first, second)
        case .line, .close: break
        }
      }
    }
    parts.close()
    return parts
  }

  /// Returns the path with each of its points changed.
  func applying(_ change: (CGPoint) -> CGPoint) -> PathParts {
    var made = PathParts()
    for step in steps {
      switch step {
      case .move(let point): made.move(to: change(point))
      case .line(let point): made.line(to: change(point))
      case .curve(let end, let first, let second): made.curve(to: change(end), change(first), change(second))
      case .close: made.close()
      }
    }
    return made
  }
}
