import CollectionViews
import CompositionalLayout

/// The two sides of a pair whose screens differ only in how the dots are updated: by the article or by the library.
struct DotsPairSides {
  /// The section whose dots are compared.
  private static let row = "shelf"

  /// Creates the screen; the closure adjusts the row's layout.
  let screen: @MainActor (_ adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void) -> LabScreen
  /// Creates a side of a screen, its row, and the participant that updates the dots.
  let side: @MainActor (LabScreen, LabRow, any FrameParticipant) -> LabSide

  /// The side whose dots follow the card closest to the centre.
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
