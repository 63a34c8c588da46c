import UIKitNames

/// The words over the banners, as high as their text is long.
final class BannerOverlay: UICollectionReusableView {
  static let identifier = "BannerOverlay"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.5)
    label.textColor = .white
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: bounds.height - 16)
  }
}

/// Banners that turn by themselves under an overlay that stays, above a list.
final class BannerProgram: UIView, UICollectionViewDataSource, FrameParticipant {
  static let bannerCount = 3
  static let bannerHeight: CGFloat = 220
  static let overlayHeight: CGFloat = 70
  private static let overlayKind = "banner-overlay"

  let collectionView: UICollectionView
  private(set) var shownBanner = 0

  override init(frame: CGRect) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    super.init(frame: frame)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, _ in
      index == 0 ? self?.makeBanners() : self?.makeList()
    }
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.register(
      BannerOverlay.self, forSupplementaryViewOfKind: Self.overlayKind,
      withReuseIdentifier: BannerOverlay.identifier)
    collectionView.dataSource = self
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
  }

  /// The timer that turns the banners; a touch makes it wait its full time again.
  private(set) lazy var timer = SceneTimer(every: 3) { [weak self] _ in self?.showNextBanner() }

  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase != .moved { timer.start() }
  }

  private func showNextBanner() {
    let next = (shownBanner + 1) % Self.bannerCount
    collectionView.scroll(
      to: IndexPath(item: next, section: 0), at: .centeredHorizontally, axes: .horizontal)
  }

  private func makeBanners() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(Self.bannerHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(Self.overlayHeight)),
        elementKind: Self.overlayKind, alignment: .bottom,
        absoluteOffset: CGPoint(x: 0, y: -Self.overlayHeight))
    ]
    section.visibleItemsInvalidationHandler = { [weak self] _, offset, environment in
      let width = max(environment.container.contentSize.width, 1)
      self?.shownBanner = Int((offset.x / width).rounded())
    }
    return section
  }

  private func makeList() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? Self.bannerCount : 30
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: BannerOverlay.identifier, for: indexPath)
    (view as? BannerOverlay)?.label.text = "Winter begins"
    return view
  }
}
