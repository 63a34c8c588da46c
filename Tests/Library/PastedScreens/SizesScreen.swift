#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A cell that lays its label out where it is made and filled, and nowhere else.
final class FixedCell: UICollectionViewCell {
  let first = UILabel()
  let second = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    first.frame = contentView.bounds
    contentView.addSubview(first)
    contentView.addSubview(second)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func fill(with text: String) {
    first.text = text
    second.text = text
    second.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width / 2, height: bounds.height)
  }
}

/// A header that lays its label out where it is made.
final class FixedHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: frame.height)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// The ground of a section, which lays a line out where it is made.
final class FixedGround: UICollectionReusableView {
  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Rows of two heights, of cells, headers and grounds that read their size early.
class SizesScreen: UICollectionViewController {
  init() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(section == 0 ? 60 : 90))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(
        group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "ground")]
      return section
    }
    layout.register(FixedGround.self, forDecorationViewOfKind: "ground")
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(FixedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      FixedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 20 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? FixedCell)?.fill(with: "\(indexPath.section)-\(indexPath.item)")
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
