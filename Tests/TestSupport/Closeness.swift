public import Foundation

/// Returns `true` when two lengths, velocities or times agree to within `tolerance`.
///
/// All tests compare numbers in this way: `#expect(a == b)` with a `CGFloat` and a `Double` compiles, and
/// fails on equal numbers.
public func isClose(_ actual: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  actual == expected || abs(actual - expected) <= tolerance
}

/// Returns `true` when two points agree in both coordinates to within `tolerance`.
public func isClose(_ actual: CGPoint, _ expected: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(actual.x, expected.x, within: tolerance) && isClose(actual.y, expected.y, within: tolerance)
}

/// Returns `true` when two rectangles agree in every number to within `tolerance`.
public func isClose(_ actual: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  isClose(actual.origin, expected.origin, within: tolerance)
    && isClose(actual.width, expected.width, within: tolerance)
    && isClose(actual.height, expected.height, within: tolerance)
}
