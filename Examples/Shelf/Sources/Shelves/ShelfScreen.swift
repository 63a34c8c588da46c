public import Orihon

/// Two rows of cards with dots below them; the first row goes round for ever and turns by itself.
public final class ShelfScreen: ViewController {
  private let rows: KeyValuePairs = [
    "rivers": ["Kamo", "Sumida", "Tama", "Yodo", "Shinano"],
    "hills": ["Arashi", "Inari", "Kurama", "Takao", "Tsukuba", "Wakakusa"],
  ]
  /// The feed of both rows.
  public let shelf = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout { _, _ in row() })
  private var source: CollectionViewDiffableDataSource<String, String>?

  public override func loadView() { view = shelf }

  public override func viewDidLoad() {
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: shelf) {
      shelf, path, name in
      let card: NameCard = shelf.dequeueReusableView("card")
      card.show(name, hue: path.section)
      return card
    }
    source.supplementaryViewProvider = { [rows] shelf, kind, path in
      let dots: PageDots = shelf.dequeueReusableView(kind)
      PageControlBinding.connect(dots.control, to: rows[path.section].key, of: shelf)
      return dots
    }
    source.apply(DiffableDataSourceSnapshot(rows))
    self.source = source
    _ = CarouselController(
      [
        CarouselSection(id: "rivers", loops: true, autoScroll: AutoScrollSettings(), dotsKind: "dots"),
        CarouselSection(id: "hills", dotsKind: "dots"),
      ], in: shelf)
  }
}

/// A row of cards that come to rest in the middle, and the place of the dots below it.
private func row() -> CollectionLayoutSection {
  let card = CollectionLayoutSize(widthDimension: .absolute(280), heightDimension: .absolute(180))
  let dots = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  let section = CollectionLayoutSection(
    group: .horizontal(layoutSize: card, subitems: [CollectionLayoutItem(layoutSize: card)]))
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.interGroupSpacing = 16
  section.contentInsets.top = 24
  section.boundarySupplementaryItems = [
    CollectionLayoutBoundarySupplementaryItem(layoutSize: dots, elementKind: "dots", alignment: .bottom)
  ]
  return section
}
