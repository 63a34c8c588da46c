// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// Two columns, of which the shorter one takes the next picture.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  var numberOfColumns = 2
  var cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { return CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    guard let collectionView = collectionView else { return }
    cache.removeAll()
    contentHeight = 0
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    var column = 0
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight = delegate?.collectionView(collectionView, heightForItemAt: indexPath) ?? 180
      let height = cellPadding * 2 + photoHeight
      let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let insetFrame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = insetFrame
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height
      column = yOffset[0] <= yOffset[1] ? 0 : 1
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visibleLayoutAttributes: [UICollectionViewLayoutAttributes] = []
    for attributes in cache {
      if attributes.frame.intersects(rect) { visibleLayoutAttributes.append(attributes) }
    }
    return visibleLayoutAttributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }
}

/// A waterfall of pictures of different heights.
final class WaterfallScreen: UICollectionViewController, WaterfallLayoutDelegate {
  private let heights: [CGFloat] = [
    120, 220, 160, 90, 240, 180, 140, 200, 110, 170, 260, 130, 150, 210, 100, 190,
  ]

  init() {
    let layout = WaterfallLayout()
    super.init(collectionViewLayout: layout)
    layout.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    return heights.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 16, saturation: 0.35, brightness: 0.85, alpha: 1)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.item]
  }
}
