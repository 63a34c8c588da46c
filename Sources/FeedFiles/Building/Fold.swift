public import Foundation
public import LayoutGeometry

/// How a card folds away from the middle of its row: a pure function of its distance in pages.
///
/// The card narrows about the edge towards the middle, and a shade falls on it from a fold: pages with an even
/// index are dark at the edge towards the middle (a valley), the others at the far edge (a mountain).
public nonisolated struct Fold: Sendable, Hashable {
  /// How much narrower a card gets, a page away.
  public static let narrowing: CGFloat = 0.12
  /// How dark the shade gets, a page away.
  public static let darkening: CGFloat = 0.18
  /// Farther away than this a card folds no more.
  public static let reach: CGFloat = 4

  /// The signed distance from the middle, in pages; positive towards the end.
  public let distance: CGFloat
  /// Whether the fold towards the middle is a valley.
  public let isValley: Bool

  /// The fold of the card with `index` at `distance` pages.
  public init(distance: CGFloat, index: Int) {
    self.distance = min(max(distance, -Self.reach), Self.reach)
    isValley = index.isMultiple(of: 2)
  }

  /// The horizontal scale: 1 − 0.12·|d|.
  public var scale: CGFloat { 1 - Self.narrowing * abs(distance) }

  /// The scale about the edge towards the middle, for a card of `width` points laid out left to right.
  public func transform(width: CGFloat) -> CGAffineTransform {
    if distance == 0 { return .identity }
    let shift = (1 - scale) * width / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: distance > 0 ? -shift : shift, ty: 0)
  }

  /// The shade: 0.18·|d| at its dark edge.
  public var shade: FoldShade {
    let nearEdge: FoldShade.Edge = distance > 0 ? .leading : .trailing
    return FoldShade(
      alpha: Self.darkening * abs(distance), darkEdge: isValley ? nearEdge : nearEdge.opposite)
  }
}

/// A shade that falls on a card from one edge.
public nonisolated struct FoldShade: Sendable, Hashable {
  /// One of the two edges, by the direction of reading.
  public enum Edge: Sendable, Hashable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing

    /// The other edge.
    public var opposite: Edge { self == .leading ? .trailing : .leading }
  }

  /// The opacity at the dark edge, 0…1; none at the other.
  public var alpha: CGFloat
  /// Where it is dark.
  public var darkEdge: Edge

  /// Creates a shade; none by default.
  public init(alpha: CGFloat = 0, darkEdge: Edge = .leading) {
    self.alpha = alpha
    self.darkEdge = darkEdge
  }
}

/// A view that a fold can fall on.
public protocol FoldShading: AnyObject {
  /// How the fold falls on it; none by default.
  var foldShade: FoldShade { get set }
}
