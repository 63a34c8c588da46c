import UIKitNames

/// A row of five numbers that seems endless: they are shown twice, and at either end it jumps to their twins.
final class DoublingProgram: UIView, UICollectionViewDataSource {
  static let numbers = [1, 2, 3, 4, 5]
  private static let margin: CGFloat = 20

  let collectionView: UICollectionView
  private(set) var jumps = 0

  override init(frame: CGRect) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    super.init(frame: frame)
    collectionView.collectionViewLayout = makeLayout()
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.dataSource = self
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] _, environment -> NSCollectionLayoutSection? in
      guard let self else { return nil }
      let width = environment.container.contentSize.width - 2 * Self.margin
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(200))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { [weak self] _, point, _ in
        guard let self, let index = Int(exactly: (point.x + Self.margin) / width) else { return }
        if index == 0 { self.jump(to: Self.numbers.count) }
        if index == 2 * Self.numbers.count - 1 { self.jump(to: Self.numbers.count - 1) }
      }
      return section
    }
  }

  private func jump(to item: Int) {
    jumps += 1
    collectionView.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    2 * Self.numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CoverCell.identifier, for: indexPath)
    let number = Self.numbers[indexPath.item % Self.numbers.count]
    (cell as? CoverCell)?.numberLabel.text = "\(number)"
    return cell
  }
}
