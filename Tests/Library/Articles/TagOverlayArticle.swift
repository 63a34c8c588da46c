// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKitNames

/// The overlay of the second article: a label whose text decides the height.
final class TagOverlay: UICollectionReusableView {
  static let kind = "tag-overlay"
  private static let measured = TagOverlay()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func viewHeight(title: String, containerWidth: CGFloat) -> CGFloat {
    let view = measured
    view.label.text = title
    view.setNeedsDisplay()
    view.layoutIfNeeded()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: containerWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}

/// A screen as in the second article: a carousel under an overlay, turned by a timer whose animation keeps the feed.
final class TagOverlayArticle: UIViewController, UICollectionViewDataSource {
  var collectionView: UICollectionView!
  var tagText = "Winter begins\nCoats are a must\nMay we see the stars"
  private(set) var shownItem = 0
  private var timer: Timer?
  /// The numbers of items at which the animation back to the first one has arrived.
  private(set) var rewound: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      TagOverlay.self, forSupplementaryViewOfKind: TagOverlay.kind, withReuseIdentifier: "tag")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func beginTurning() {
    timer = Timer.scheduledTimer(
      withTimeInterval: 3.0, repeats: true,
      block: { [weak self] _ in
        guard let self = self else { return }
        self.shownItem += 1
        self.scrollToItemForCarousel(at: IndexPath(item: self.shownItem, section: 0), needsRepeat: false)
      })
  }

  func scrollToItemForCarousel(at indexPath: IndexPath, needsRepeat: Bool) {
    let currentOffset = collectionView.contentOffset
    let duration: TimeInterval = needsRepeat ? 0.05 : 0.3
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) { [weak self] in
      guard let collectionView = self?.collectionView else { return }
      collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
      collectionView.contentOffset.y = currentOffset.y
    } completion: { [weak self] _ in
      let previousIndex = indexPath.item - 1
      if needsRepeat {
        self?.rewound.append(indexPath.item)
        guard previousIndex >= 0 else { return }
        self?.scrollToItemForCarousel(
          at: IndexPath(item: previousIndex, section: indexPath.section), needsRepeat: previousIndex >= 0)
      }
    }
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      let isCarousel = sectionIndex == 0
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(isCarousel ? 400 : 900))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      guard isCarousel, let self else { return section }
      section.orthogonalScrollingBehavior = .groupPaging
      let height = TagOverlay.viewHeight(
        title: self.tagText, containerWidth: environment.container.contentSize.width)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height)),
          elementKind: TagOverlay.kind, alignment: .bottom, absoluteOffset: .init(x: 0, y: -height))
      ]
      return section
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 5 : 1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "tag", for: indexPath)
    (view as? TagOverlay)?.label.text = tagText
    return view
  }
}
