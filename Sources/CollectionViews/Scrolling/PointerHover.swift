import Foundation

/// The place of the pointer over a view, and the row that it really moved into.
struct PointerHover: Hashable, Sendable {
  var location: CGPoint?
  var row: String?
  var isInside = false

  /// Takes a move without a button; the first one after the window opened under a resting pointer moves
  /// nothing.
  mutating func move(to point: CGPoint, row: String?, isInside: Bool) {
    defer { location = point }
    guard let location, location != point else { return }
    self.row = row
    self.isInside = isInside
  }

  mutating func leave() {
    location = nil
    row = nil
    isInside = false
  }
}
