import UIKitNames

/// Page dots below a shelf.
final class ShelfFooter: UICollectionReusableView {
  static let identifier = "ShelfFooter"

  let pageControl = UIPageControl()
  var onPageSelected: ((Int, Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(pageControl)
    pageControl.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl else { return }
        self.onPageSelected?(control.currentPage, control.interactionState == .continuous)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    pageControl.frame = bounds
  }
}

/// Two shelves of covers in a feed.
///
/// The handler sets the page on each shelf's dots, and the dots turn the shelf.
final class ShelfProgram: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  static let coversPerShelf = 5

  let collectionView: UICollectionView
  private(set) var feedScrolls = 0
  private(set) var finishedTurns: [Int] = []
  private var footers: [Int: ShelfFooter] = [:]
  private var pages: [Int: Int] = [:]

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    collectionView.collectionViewLayout = makeLayout()
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.register(
      ShelfFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: ShelfFooter.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.isPagingEnabled = true
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(360)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      ]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let center = offset.x + environment.container.effectiveContentSize.width / 2
        let cells = items.filter { $0.representedElementCategory == .cell }
        let nearest = cells.min { abs($0.frame.midX - center) < abs($1.frame.midX - center) }
        guard let nearest else { return }
        self?.show(page: nearest.indexPath.item, ofShelf: sectionIndex)
      }
      return section
    }
  }

  private func show(page: Int, ofShelf shelf: Int) {
    pages[shelf] = page
    guard let control = footers[shelf]?.pageControl, control.interactionState == .none else { return }
    control.currentPage = page
  }

  private func turn(shelf: Int, to page: Int, isScrubbing: Bool) {
    guard page < collectionView.numberOfItems(inSection: shelf) else { return }
    let indexPath = IndexPath(item: page, section: shelf)
    guard !isScrubbing else {
      collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
      return
    }
    Task { [weak self] in
      guard let self else { return }
      let ending = await self.collectionView.scroll(
        to: indexPath, at: .centeredHorizontally, axes: .horizontal
      ).ending
      if ending == .arrived { self.finishedTurns.append(page) }
    }
  }

  func page(ofShelf shelf: Int) -> Int? { pages[shelf] }

  func dots(ofShelf shelf: Int) -> UIPageControl? { footers[shelf]?.pageControl }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === collectionView { feedScrolls += 1 }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.coversPerShelf
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CoverCell.identifier, for: indexPath)
    if let cover = cell as? CoverCell { cover.numberLabel.text = "\(indexPath.item + 1)" }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ShelfFooter.identifier, for: indexPath)
    guard let footer = view as? ShelfFooter else { return view }
    let shelf = indexPath.section
    footer.pageControl.numberOfPages = Self.coversPerShelf
    footer.pageControl.currentPage = pages[shelf] ?? 0
    footer.onPageSelected = { [weak self] page, isScrubbing in
      self?.turn(shelf: shelf, to: page, isScrubbing: isScrubbing)
    }
    footers[shelf] = footer
    return footer
  }
}
