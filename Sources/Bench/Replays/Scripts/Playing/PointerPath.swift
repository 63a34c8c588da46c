import Foundation
import LayoutGeometry

/// A polyline of the pointer, which returns the point at a fraction of its length.
nonisolated struct PointerPath {
  /// The time between two samples of a mouse, in microseconds.
  static let sampleInterval = 8000

  private let points: [CGPoint]
  private let lengths: [CGFloat]

  /// Creates a polyline from the first of `points` to the last; there must be at least one.
  init(_ points: [CGPoint]) {
    precondition(!points.isEmpty, "a path needs a point")
    self.points = points
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  /// Returns the point at the fraction `fraction` (0…1) of the polyline's length.
  func point(at fraction: CGFloat) -> CGPoint {
    if fraction >= 1 { return points[points.count - 1] }
    var rest = lengths.reduce(0, +) * fraction
    for (index, length) in lengths.enumerated() where length > 0 {
      if rest <= length {
        let part = rest / length
        let (from, to) = (points[index], points[index + 1])
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
      rest -= length
    }
    return points[points.count - 1]
  }

  /// Returns the pointer's locations every 8 ms of a movement and at its end, without the start.
  func samples(
    over duration: Microseconds, _ easing: GestureEasing
  ) -> [(time: Microseconds, location: CGPoint)] {
    guard duration.count > 0 else { return [(duration, point(at: 1))] }
    var samples: [(Microseconds, CGPoint)] = []
    var time = Self.sampleInterval
    while time < duration.count {
      let share = CGFloat(time) / CGFloat(duration.count)
      samples.append((Microseconds(time), point(at: easing.progress(at: share))))
      time += Self.sampleInterval
    }
    samples.append((duration, point(at: 1)))
    return samples
  }
}
