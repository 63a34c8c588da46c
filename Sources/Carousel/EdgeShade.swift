public import Foundation
public import LayoutGeometry

/// A shade that falls on a card from one edge and is gone at the other.
///
/// In a row that goes up and down leading is the top.
public nonisolated struct EdgeShade: Sendable, Hashable {
  /// One of the two edges along the row, by the direction of reading.
  public enum Edge: Sendable, Hashable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing

    /// The other edge.
    public var opposite: Edge { self == .leading ? .trailing : .leading }
  }

  /// The opacity at the dark edge, 0…1.
  public var alpha: CGFloat
  /// Where it is dark.
  public var darkEdge: Edge
  /// Along which axis it fades; default horizontal.
  public var axis = Axis.horizontal

  /// Creates a shade; none by default.
  public init(alpha: CGFloat = 0, darkEdge: Edge = .leading) {
    self.alpha = alpha
    self.darkEdge = darkEdge
  }
}
