import Foundation
import ScreenInterface

/// The outline of a symbol in a unit square.
nonisolated struct SymbolShape: Sendable {
  let symbol: DrawCommand.Symbol
  private static let line: CGFloat = 0.09

  /// Returns the symbol's coverage of `width` × `height` pixels, centred, sampled 8 × 8 times a pixel.
  func mask(width: Int, height: Int) -> CoverageMask {
    let side = CGFloat(min(width, height))
    let left = (CGFloat(width) - side) / 2
    let top = (CGFloat(height) - side) / 2
    return CoverageMask(width: width, height: height) { x, y in
      var inside = 0
      for row in 0..<8 {
        for column in 0..<8 {
          let point = CGPoint(
            x: (CGFloat(x) + (CGFloat(column) + 0.5) / 8 - left) / side,
            y: (CGFloat(y) + (CGFloat(row) + 0.5) / 8 - top) / side)
          if contains(point) { inside += 1 }
        }
      }
      return CGFloat(inside) / 64
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    switch symbol {
    case .play:
      // The triangle is placed so that its centroid, not its bounding box, is centred.
      let depth = (point.x - 0.28) / 0.56
      return depth >= 0 && depth <= 1 && abs(point.y - 0.5) <= 0.34 * (1 - depth)
    case .pause:
      let fromMiddle = abs(point.x - 0.5)
      return fromMiddle >= 0.09 && fromMiddle <= 0.26 && abs(point.y - 0.5) <= 0.30
    case .cross:
      return isNear(point, from: CGPoint(x: 0.26, y: 0.26), to: CGPoint(x: 0.74, y: 0.74))
        || isNear(point, from: CGPoint(x: 0.74, y: 0.26), to: CGPoint(x: 0.26, y: 0.74))
    case .chevron:
      let tip = CGPoint(x: 0.64, y: 0.5)
      return isNear(point, from: CGPoint(x: 0.38, y: 0.22), to: tip)
        || isNear(point, from: CGPoint(x: 0.38, y: 0.78), to: tip)
    }
  }

  private func isNear(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> Bool {
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let offset = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let length = along.x * along.x + along.y * along.y
    let part = max(0, min(1, (offset.x * along.x + offset.y * along.y) / length))
    let x = offset.x - part * along.x
    let y = offset.y - part * along.y
    return x * x + y * y <= Self.line * Self.line / 1.6
  }
}
