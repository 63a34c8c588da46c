import Foundation

/// The position of the unpressed pointer over a view, and the row that it has entered.
struct PointerHover: Hashable, Sendable {
  var location: CGPoint?
  var row: String?
  var isInside = false

  /// Updates the position of the unpressed pointer.
  ///
  /// The first move only sets the position: a window that opens under a resting pointer reports one too.
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
