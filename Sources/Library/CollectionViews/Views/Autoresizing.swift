import Foundation

/// The parts of a view's geometry that grow and shrink with its superview.
///
/// UIKit counterpart: `UIView.AutoresizingMask`.
package nonisolated struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let leftMargin = AutoresizingMask(rawValue: 1)
  package static let width = AutoresizingMask(rawValue: 2)
  package static let rightMargin = AutoresizingMask(rawValue: 4)
  package static let topMargin = AutoresizingMask(rawValue: 8)
  package static let height = AutoresizingMask(rawValue: 16)
  package static let bottomMargin = AutoresizingMask(rawValue: 32)
}

extension View {
  /// Moves and resizes the subviews that follow the view's size.
  final func resizeSubviews(from former: CGSize) {
    guard attachments.resizesSubviews else { return }
    let size = bounds.size
    for view in subviews {
      let mask = view.attachments.autoresizing
      guard !mask.isEmpty else { continue }
      let frame = view.placedFrame
      let across = Self.resized(
        (frame.minX, frame.width), by: size.width - former.width, of: former.width,
        (mask.contains(.leftMargin), mask.contains(.width), mask.contains(.rightMargin)))
      let down = Self.resized(
        (frame.minY, frame.height), by: size.height - former.height, of: former.height,
        (mask.contains(.topMargin), mask.contains(.height), mask.contains(.bottomMargin)))
      view.frame = CGRect(x: across.0, y: down.0, width: across.1, height: down.1)
    }
  }

  /// Returns a start and a length after a change of the whole, shared by the flexible parts by their sizes.
  private static func resized(
    _ part: (start: CGFloat, length: CGFloat), by change: CGFloat, of whole: CGFloat,
    _ isFlexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let after = whole - part.start - part.length
    let parts = [
      isFlexible.before ? part.start : 0, isFlexible.inside ? part.length : 0, isFlexible.after ? after : 0,
    ]
    let flags = [isFlexible.before, isFlexible.inside, isFlexible.after]
    let count = flags.count { $0 }
    guard count > 0 else { return part }
    let sum = parts.reduce(0, +)
    let shares = zip(flags, parts).map { $0 ? (sum > 0 ? $1 / sum : 1 / CGFloat(count)) : 0 }
    return (part.start + change * shares[0], max(0, part.length + change * shares[1]))
  }
}
