import UIKitNames

protocol SnapLayoutDelegate: AnyObject {
  func snapLayout(willRestOn page: Int)
}

/// A layout of cards that snaps by the velocity of the release, with only the next card peeking in.
final class SnapLayout: UICollectionViewFlowLayout {
  private let velocityThreshold: CGFloat = 0.1
  weak var snapDelegate: SnapLayoutDelegate?

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 295, height: 340)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let space = (collectionView.bounds.width - itemSize.width - 14) / 2
    minimumLineSpacing = space
    sectionInset = UIEdgeInsets(top: 0, left: space, bottom: 0, right: space)
    collectionView.decelerationRate = .fast
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let pageWidth = itemSize.width + minimumLineSpacing
    let page = collectionView.contentOffset.x / pageWidth
    let target: CGFloat
    if abs(velocity.x) > velocityThreshold {
      target = velocity.x > 0 ? ceil(page) : floor(page)
    } else {
      target = page.rounded()
    }
    snapDelegate?.snapLayout(willRestOn: Int(target))
    return CGPoint(x: target * pageWidth, y: 0)
  }
}

/// A dialogue of ten cards with dots below.
final class SnapProgram: UIView, UICollectionViewDataSource, SnapLayoutDelegate {
  let collectionView: UICollectionView
  let pageControl = UIPageControl()

  override init(frame: CGRect) {
    let layout = SnapLayout()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    layout.snapDelegate = self
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    pageControl.numberOfPages = 10
    addSubview(collectionView)
    addSubview(pageControl)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 400)
    pageControl.frame = CGRect(x: 0, y: 410, width: bounds.width, height: 44)
  }

  func snapLayout(willRestOn page: Int) { pageControl.currentPage = page }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pageControl.numberOfPages
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.identifier, for: indexPath)
  }
}
