// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A flow layout whose middle card is the largest, and which stops at cards.
final class ZoomLayout: UICollectionViewFlowLayout {
  private let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 200)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    guard let collectionView = collectionView else { fatalError() }
    let vertical =
      (collectionView.frame.height - collectionView.adjustedContentInset.top
        - collectionView.adjustedContentInset.bottom - itemSize.height) / 2
    let horizontal =
      (collectionView.frame.width - collectionView.adjustedContentInset.right
        - collectionView.adjustedContentInset.left - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let rectAttributes = super.layoutAttributesForElements(in: rect)!
      .map { $0.copy() as! UICollectionViewLayoutAttributes }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    for attributes in rectAttributes where attributes.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attributes.center.x
      let normalizedDistance = distance / 200
      if distance.magnitude < 200 {
        let zoom = 1 + zoomFactor * (1 - normalizedDistance.magnitude)
        attributes.transform3D = CATransform3DMakeScale(zoom, zoom, 1)
        attributes.zIndex = Int(zoom.rounded())
      }
    }
    return rectAttributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return .zero }
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.frame.width, height: collectionView.frame.height
    )
    guard let rectAttributes = super.layoutAttributesForElements(in: targetRect) else { return .zero }
    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalCenter = proposedContentOffset.x + collectionView.frame.width / 2
    for layoutAttributes in rectAttributes {
      let itemHorizontalCenter = layoutAttributes.center.x
      if (itemHorizontalCenter - horizontalCenter).magnitude < offsetAdjustment.magnitude {
        offsetAdjustment = itemHorizontalCenter - horizontalCenter
      }
    }
    return CGPoint(x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

/// A row of covers.
final class CoverFlowScreen: UIViewController, UICollectionViewDataSource {
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: ZoomLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    collectionView.dataSource = self
    collectionView.decelerationRate = .fast
    collectionView.backgroundColor = .clear
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cover")
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 320)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}
