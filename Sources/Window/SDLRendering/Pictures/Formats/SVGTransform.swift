import Foundation
import LayoutGeometry

/// The transforms of an SVG attribute.
nonisolated enum SVGTransform {
  /// The greatest number of transforms in a list.
  private static let most = 32

  /// Returns the product of a list of transforms, such as `translate(1) rotate(90)`; `nil` for anything else.
  static func read(_ text: String) -> CGAffineTransform? {
    var whole = CGAffineTransform.identity
    var rest = text[...]
    for _ in 0..<most {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return whole }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else {
        return nil
      }
      let name = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      let words = rest[rest.index(after: open)..<close].split { $0.isWhitespace || $0 == "," }
      let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == words.count, let next = transform(name, numbers) else { return nil }
      // The last one of the list is applied first.
      whole = next.concatenating(whole)
      rest = rest[rest.index(after: close)...]
    }
    return nil
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): rotation(numbers[0])
    case ("rotate", 3):
      CGAffineTransform(translationX: -numbers[1], y: -numbers[2]).concatenating(rotation(numbers[0]))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1): CGAffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): CGAffineTransform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  /// Returns a rotation by an angle in degrees, from the x axis to the y axis.
  private static func rotation(_ degrees: Double) -> CGAffineTransform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
