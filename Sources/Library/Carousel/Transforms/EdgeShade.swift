public import Foundation
public import LayoutGeometry

/// A gradient on a card that is darkest at one edge and fades to nothing at the other.
///
/// In a vertical row the leading edge is the top.
public nonisolated struct EdgeShade: Sendable, Hashable {
  /// One of the two edges along the row, named by the reading direction.
  public enum Edge: Sendable, Hashable {
    /// The edge at which reading begins.
    case leading
    /// The edge at which reading ends.
    case trailing

    /// The other edge.
    package var opposite: Edge { self == .leading ? .trailing : .leading }
  }

  /// The opacity at the dark edge, 0…1.
  public var alpha: CGFloat
  /// The edge at which the shade is darkest.
  public var darkEdge: Edge
  /// The axis along which the shade fades; default horizontal.
  public var axis = Axis.horizontal

  /// Creates a shade; by default an invisible one.
  package init(alpha: CGFloat = 0, darkEdge: Edge = .leading) {
    self.alpha = alpha
    self.darkEdge = darkEdge
  }
}
