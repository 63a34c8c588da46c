import UIKitNames

/// The delegate of the third article's layout, told the page at each release.
protocol PagingArticleLayoutDelegate: AnyObject {
  func pagingLayout(pageDidChange page: Int)
}

/// The layout of the third article: a release faster than 0.1 points per millisecond turns a page.
final class PagingArticleLayout: UICollectionViewFlowLayout {
  private let velocityThreshold: CGFloat = 0.1
  weak var delegate: PagingArticleLayoutDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    itemSize = CGSize(width: 295, height: 340)
    let nextItemSpace: CGFloat = 14
    let itemSpace = (UIScreen.main.bounds.width - (itemSize.width + nextItemSpace)) / 2
    minimumLineSpacing = itemSpace
    scrollDirection = .horizontal
    sectionInset = UIEdgeInsets(top: 0, left: itemSpace, bottom: 0, right: itemSpace)
    collectionView?.decelerationRate = .fast
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let offsetX = collectionView?.contentOffset.x else { return .zero }
    let pageWidth = itemSize.width + minimumLineSpacing
    let nextPage = self.nextPage(velocity: velocity, currentPage: offsetX / pageWidth)
    delegate?.pagingLayout(pageDidChange: Int(floor(nextPage)))
    return CGPoint(x: nextPage * pageWidth, y: 0)
  }

  private func nextPage(velocity: CGPoint, currentPage: CGFloat) -> CGFloat {
    if abs(velocity.x) > velocityThreshold {
      return velocity.x > 0 ? ceil(currentPage) : floor(currentPage)
    }
    return round(currentPage)
  }
}

/// The view of the third article: a dialog of ten cards with dots.
final class PagingArticle: UIView, UICollectionViewDataSource, PagingArticleLayoutDelegate {
  let collectionView: UICollectionView
  let pageControl = UIPageControl()
  private let page = 10

  override init(frame: CGRect) {
    let flowLayout = PagingArticleLayout()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
    super.init(frame: frame)
    flowLayout.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    pageControl.numberOfPages = page
    addSubview(collectionView)
    addSubview(pageControl)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 340)
    pageControl.frame = CGRect(x: 0, y: 400, width: bounds.width, height: 30)
  }

  func pagingLayout(pageDidChange page: Int) { pageControl.currentPage = page }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { page }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
