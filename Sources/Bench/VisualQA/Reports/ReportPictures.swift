package import LayoutGeometry
import Measurements

/// The pictures of one case.
public nonisolated struct ReportPictures: Sendable, Hashable {
  /// The roles of a case's pictures.
  enum Side: String, CaseIterable {
    case reference
    case actual
    case difference
    case film
    case moment

    /// The roles of the pictures that are compared.
    static let compared: [Side] = [.reference, .actual, .difference]
  }

  /// The reference; `nil` for a new picture.
  public var reference: ReportPicture?
  /// The actual picture; `nil` for a deleted one.
  public var actual: ReportPicture?
  /// The heat map of their differences, see `HeatMap`; `nil` when they were not compared.
  public var difference: ReportPicture?
  /// The animation of reference and actual side by side around the first difference of their motion; `nil` for none.
  public var film: ReportPicture?
  /// The film that the animation carries for a page's player, as JSON; `nil` for none.
  var player: String? { film.flatMap { AnimatedPNG.text(FilmDocument.keyword, of: $0.png) } }
  /// The animation's picture of the first difference; `nil` for none.
  public var moment: ReportPicture?
  /// The tile with the most differing pixels; `nil` for none.
  package var worstTile: PixelRect?

  /// Creates an empty set.
  public init() {}

  /// True when there is no picture to compare.
  public var isEmpty: Bool { Side.compared.allSatisfy { self[$0] == nil } }

  /// The number of bytes of all pictures together.
  var bytes: Int { Side.allCases.reduce(0) { $0 + (self[$1]?.png.count ?? 0) } }

  subscript(side: Side) -> ReportPicture? {
    get {
      switch side {
      case .reference: reference
      case .actual: actual
      case .difference: difference
      case .film: film
      case .moment: moment
      }
    }
    set {
      switch side {
      case .reference: reference = newValue
      case .actual: actual = newValue
      case .difference: difference = newValue
      case .film: film = newValue
      case .moment: moment = newValue
      }
    }
  }
}
