public import Foundation

/// A shade that falls on a card from one edge and is gone at the other.
public nonisolated struct EdgeShade: Sendable, Hashable {
  /// One of the two edges, by the direction of reading.
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

  /// Creates a shade; none by default.
  public init(alpha: CGFloat = 0, darkEdge: Edge = .leading) {
    self.alpha = alpha
    self.darkEdge = darkEdge
  }
}
