import CollectionViews
import CompositionalLayout
import Foundation
import UIKitNames

/// The article's two-way connection: the card closest to the centre sets the dots, and the dots scroll the
/// row by index path.
final class ArticleDots: SingleValueState {
  struct State: Sendable {
    /// The last page that the handler reported; only a different one is passed on.
    var page = 0
  }

  var state = State()
  private let id: String
  private weak var view: UICollectionView?

  init(_ id: String) { self.id = id }

  /// Connects the row to the dots; call it with the section's layout.
  func listen(to section: NSCollectionLayoutSection) {
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      if let page = ClosestToCentre.item(of: items, at: offset, in: environment) { self?.show(page) }
    }
  }

  private func show(_ page: Int) {
    guard page != state.page, let view else { return }
    state.page = page
    LabRow(id, in: view).dots?.currentPage = page
  }

  /// Prepares every footer that is shown: it shows the last reported page, and its dots scroll the row.
  func attach(to screen: LabScreen) {
    view = screen.view
    Self.connect(screen) { [weak self] in self?.state.page ?? 0 }
  }

  /// Connects the dots of the first section to its row, for every footer that is shown.
  static func connect(_ screen: LabScreen, beginning firstPage: @escaping () -> Int) {
    screen.prepareDots = { [weak view = screen.view as UICollectionView] footer, _ in
      let control: UIPageControl = footer.control
      control.currentPage = firstPage()
      control.removeAllActions()
      control.addAction(for: .valueChanged) { [weak view] control in
        guard let view, let page = (control as? UIPageControl)?.currentPage,
          page < view.numberOfItems(inSection: 0)
        else { return }
        view.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
      }
    }
  }
}

/// The article's rule for the page of a row: the item whose centre is closest to that of the screen.
enum ClosestToCentre {
  /// Returns this item; `nil` while no card is on screen.
  static func item(
    of items: [any NSCollectionLayoutVisibleItem], at offset: CGPoint,
    in environment: any NSCollectionLayoutEnvironment
  ) -> Int? {
    let middle = offset.x + max(environment.container.effectiveContentSize.width, 1) / 2
    return items.filter { $0.representedElementCategory == .cell }
      .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }?.indexPath.item
  }
}

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
