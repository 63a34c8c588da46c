import Foundation
import LayoutGeometry
import ScreenInterface

/// What is computed of a path: its extent, its inside, its parts by length, and its text.
nonisolated extension PathParts {
  /// The number of straight pieces by which a curve is measured.
  private static let pieces = 32

  /// The lines of the path, with the points of its curves between.
  var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for step in steps {
      switch step {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .curve(let end, let first, let second):
        let from = lines[lines.count - 1].last ?? end
        for piece in 1...Self.pieces {
          let (share, rest) = (
            CGFloat(piece) / CGFloat(Self.pieces), 1 - CGFloat(piece) / CGFloat(Self.pieces)
          )
          let near = from * (rest * rest * rest) + first * (3 * rest * rest * share)
          let far = second * (3 * rest * share * share) + end * (share * share * share)
          lines[lines.count - 1].append(near + far)
        }
      case .close:
        guard let first = lines.last?.first else { continue }
        if lines[lines.count - 1].last != first { lines[lines.count - 1].append(first) }
        lines.append([first])
      }
    }
    return lines.filter { $0.count > 1 }
  }

  /// The rectangle around the path; null for an empty one.
  var bounds: CGRect { Self.bounds(of: lines.joined()) ?? controlBounds }

  /// The rectangle around the points and the control points; null for an empty path.
  var controlBounds: CGRect {
    Self.bounds(
      of: steps.flatMap { step -> [CGPoint] in
        switch step {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let first, let second): [end, first, second]
        case .close: []
        }
      }) ?? .null
  }

  private static func bounds(of points: some Sequence<CGPoint>) -> CGRect? {
    var found: CGRect?
    for point in points {
      let place = CGRect(origin: point, size: .zero)
      found = found.map { $0.union(place) } ?? place
    }
    return found
  }

  /// Returns true for a point inside, by the winding or by the even-odd rule.
  func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in lines {
      for (from, to) in zip(line, line.dropFirst() + [line[0]]) where (from.y <= point.y) != (to.y <= point.y)
      {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the path between two shares of its length, 0…1, as lines.
  func part(from start: CGFloat, to end: CGFloat) -> PathParts {
    let lines = lines
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
    let whole = lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (first, last) = (whole * start.bounded(to: 0...1, or: 0), whole * end.bounded(to: 0...1, or: 1))
    var made = PathParts()
    guard last > first else { return made }
    var place: CGFloat = 0
    for line in lines {
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let way = length(from, to)
        defer { place += way }
        guard way > 0, place + way > first, place < last else { continue }
        let (begin, stop) = (max(0, (first - place) / way), min(1, (last - place) / way))
        if !isOpen { made.move(to: from + (to - from) * begin) }
        made.line(to: from + (to - from) * stop)
        isOpen = true
      }
    }
    return made
  }

  /// Returns the path data of SVG, of the path moved by a distance.
  func text(movedBy way: CGPoint) -> String {
    func text(_ point: CGPoint) -> String {
      "\(ShapePicture.number(point.x + way.x)) \(ShapePicture.number(point.y + way.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let end, let first, let second): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
