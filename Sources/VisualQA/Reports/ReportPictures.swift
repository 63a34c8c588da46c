public import LayoutGeometry

/// The pictures of one case.
public nonisolated struct ReportPictures: Sendable, Hashable {
  /// One of the three.
  enum Side: String, CaseIterable {
    case reference
    case actual
    case difference
  }

  /// What was expected; `nil` for a new one.
  public var reference: ReportPicture?
  /// What was found; `nil` for a deleted one.
  public var actual: ReportPicture?
  /// Where the two differ, see `HeatMap`; `nil` where they have not been compared.
  public var difference: ReportPicture?
  /// The square with the most differing pixels; `nil` for none.
  public var worstTile: PixelRect?

  /// Creates an empty set.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { Side.allCases.allSatisfy { self[$0] == nil } }

  /// How many bytes they have together.
  var bytes: Int { Side.allCases.reduce(0) { $0 + (self[$1]?.png.count ?? 0) } }

  subscript(side: Side) -> ReportPicture? {
    get {
      switch side {
      case .reference: reference
      case .actual: actual
      case .difference: difference
      }
    }
    set {
      switch side {
      case .reference: reference = newValue
      case .actual: actual = newValue
      case .difference: difference = newValue
      }
    }
  }
}
