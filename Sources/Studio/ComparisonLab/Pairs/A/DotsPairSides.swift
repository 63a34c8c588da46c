import CollectionViews
import CompositionalLayout

/// The two sides of a pair whose screens are alike but for what moves the dots: the article's way, or the library's.
struct DotsPairSides {
  /// The section whose dots are compared.
  private static let row = "shelf"

  /// Makes the screen; the closure is given to the row's layout.
  let screen: @MainActor (_ adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void) -> LabScreen
  /// Puts a screen, what counts, and what moves the dots together.
  let side: @MainActor (LabScreen, LabRow, any FrameParticipant) -> LabSide

  /// The side whose dots follow the card closest to the middle.
  var naive: LabSide {
    let dots = ArticleDots(Self.row)
    let screen = screen(dots.listen(to:))
    dots.attach(to: screen)
    return side(screen, LabRow(Self.row, in: screen.view), dots)
  }

  /// The side whose dots are bound to the row.
  var cured: LabSide {
    let screen = screen { _ in }
    return side(screen, LabRow(Self.row, in: screen.view), screen.boundDots(of: Self.row))
  }
}
