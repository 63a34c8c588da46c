/// The page control of a row.
public nonisolated struct FeedDots: Sendable, Hashable {
  /// What is drawn.
  public var kind: Kind
  /// Where it stands.
  public var position: Position

  /// Creates a page control; by default dots beneath the row.
  public init(kind: Kind = .dots, position: Position = .below) {
    self.kind = kind
    self.position = position
  }

  /// What a page control draws.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A dot for each place where the row can rest; the default.
    case dots
    /// Nothing.
    case none
  }

  /// Where a page control stands.
  public enum Position: String, Sendable, Hashable, CaseIterable {
    /// Beneath the row; the default.
    case below
    /// On the row, over its bottom edge.
    case overlay
  }
}
