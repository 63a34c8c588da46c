#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A layout that scrolls both ways: a row of cells for each section, its first row and column always on screen.
final class SpreadsheetLayout: UICollectionViewLayout {
  let cellSize = CGSize(width: 100, height: 50)
  private var cells: [[UICollectionViewLayoutAttributes]] = []

  override func prepare() {
    guard let collectionView else { return }
    let offset = collectionView.contentOffset
    cells = (0..<collectionView.numberOfSections).map { row in
      (0..<collectionView.numberOfItems(inSection: row)).map { column in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: column, section: row))
        attributes.frame = CGRect(
          x: column == 0 ? offset.x : CGFloat(column) * cellSize.width,
          y: row == 0 ? offset.y : CGFloat(row) * cellSize.height,
          width: cellSize.width, height: cellSize.height)
        attributes.zIndex = (row == 0 ? 2 : 0) + (column == 0 ? 1 : 0)
        return attributes
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(cells.first?.count ?? 0) * cellSize.width, height: CGFloat(cells.count) * cellSize.height
    )
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cells.flatMap { row in row.filter { rect.intersects($0.frame) } }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A flow layout whose content is wider than its view: each section is one line.
final class LinesLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    let sections = collectionView?.numberOfSections ?? 0
    let counts = (0..<sections).map { collectionView?.numberOfItems(inSection: $0) ?? 0 }
    size.width = CGFloat(counts.max() ?? 0) * (itemSize.width + 10)
    size.height = CGFloat(sections) * (itemSize.height + 10)
    return size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfSections ?? 0)).flatMap { section in
      (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.frame = CGRect(
      x: CGFloat(indexPath.item) * (itemSize.width + 10),
      y: CGFloat(indexPath.section) * (itemSize.height + 10),
      width: itemSize.width, height: itemSize.height)
    return attributes
  }
}

/// A cell of a spreadsheet, with its place.
final class SpreadsheetCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.textAlignment = .center
    contentView.addSubview(label)
    contentView.layer.borderWidth = 0.5
    contentView.layer.borderColor = UIColor.separator.cgColor
    contentView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A plane of cells that scrolls up and down and sideways.
final class SpreadsheetScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let collectionView: UICollectionView
  let columns: Int
  private(set) var selected: [IndexPath] = []

  init(_ layout: UICollectionViewLayout = SpreadsheetLayout(), columns: Int = 12) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(SpreadsheetCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    columns
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SpreadsheetCell)?.label.text = "\(indexPath.section)·\(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
