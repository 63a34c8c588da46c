package import Foundation

/// One of the nine alignment positions of a rectangle, named by reading direction.
///
/// UIKit counterpart: `NSRectAlignment`.
public enum RectAlignment: String, Sendable, Hashable, CaseIterable, Codable {
  /// The middle.
  case none
  /// The middle of the top edge.
  case top
  /// The leading corner of the top edge.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The leading corner of the bottom edge.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The trailing corner of the bottom edge.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The trailing corner of the top edge.
  case topTrailing

  /// The position of the anchor, as a fraction (0, ½ or 1) of width and height in left-to-right layout.
  package var unitPoint: CGPoint {
    switch self {
    case .none: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topLeading: CGPoint(x: 0, y: 0)
    case .leading: CGPoint(x: 0, y: 0.5)
    case .bottomLeading: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: 1, y: 1)
    case .trailing: CGPoint(x: 1, y: 0.5)
    case .topTrailing: CGPoint(x: 1, y: 0)
    }
  }
}
