public import Foundation

/// A target of the pointer: the centre of a visible part of the scene, or a point of the window.
public nonisolated enum GestureTarget: Sendable, Hashable {
  /// A row by its section's id.
  case row(String)
  /// A dot of a row, counted from 0.
  case dot(row: String, index: Int)
  /// The card of an item of a row, counted from 0.
  case card(row: String, item: Int)
  /// An element by its id, such as `hero/overlay/more`.
  case element(String)
  /// A point of the window, in points.
  case point(CGPoint)
}

nonisolated extension GestureTarget: CustomStringConvertible {
  /// The target's name in messages.
  public var description: String {
    switch self {
    case .row(let id): "row \(id)"
    case .dot(let row, let index): "dot \(index) of row \(row)"
    case .card(let row, let item): "card \(item) of row \(row)"
    case .element(let path): "element \(path)"
    case .point(let point): "point \(point.x), \(point.y)"
    }
  }
}
