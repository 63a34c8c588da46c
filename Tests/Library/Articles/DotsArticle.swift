// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKitNames

/// A screen as in the first article: a row of wide cards, dots in its footer, and a timer that finds its rest.
final class DotsArticle: UIViewController, UICollectionViewDataSource {
  static let footerKind = "dots"
  var collectionView: UICollectionView!
  let pageControl = UIPageControl()
  private(set) var stops = 0
  private var stopTimer: Timer?
  private var previousOffset = CGPoint.zero
  private let offsetThreshold: CGFloat = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      DotsFooter.self, forSupplementaryViewOfKind: Self.footerKind, withReuseIdentifier: "footer")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    pageControl.numberOfPages = 5
    pageControl.addTarget(
      self, action: { [weak self] sender in self?.pageControlValueChanged(sender) }, for: .valueChanged)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: sectionIndex == 0 ? .absolute(240) : .absolute(900))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      guard sectionIndex == 0 else { return section }
      section.orthogonalScrollingBehavior = .groupPaging
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
          elementKind: Self.footerKind, alignment: .bottom)
      ]
      section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
        self?.itemsMoved(items, offset, environment)
      }
      return section
    }
  }

  private func itemsMoved(
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    if abs(offset.y - previousOffset.y) > offsetThreshold {
      previousOffset.y = offset.y
      return
    }
    let cells = items.filter { $0.representedElementCategory == .cell }
    guard !cells.isEmpty else { return }
    let width = max(environment.container.effectiveContentSize.width, 1)
    let centerX = offset.x + width / 2
    let closest = cells.min(by: { abs($0.frame.midX - centerX) < abs($1.frame.midX - centerX) })
    pageControl.currentPage = closest?.indexPath.item ?? 0
    stopTimer?.invalidate()
    stopTimer = Timer.scheduledTimer(withTimeInterval: 0.100, repeats: false) { [weak self] _ in
      self?.stops += 1
    }
  }

  func pageControlValueChanged(_ sender: UIControl) {
    guard let pages = sender as? UIPageControl else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    guard pages.currentPage < count else { return }
    view.isUserInteractionEnabled = false
    collectionView.isPagingEnabled = false
    collectionView.scrollToItem(
      at: IndexPath(item: pages.currentPage, section: 0), at: .centeredHorizontally, animated: true)
    collectionView.isPagingEnabled = true
    view.isUserInteractionEnabled = true
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 5 : 1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = UIColor(white: CGFloat(indexPath.item) / 5, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let footer = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "footer", for: indexPath)
    (footer as? DotsFooter)?.show(pageControl)
    return footer
  }
}

/// The footer that holds the dots.
final class DotsFooter: UICollectionReusableView {
  func show(_ pageControl: UIPageControl) {
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pageControl)
    NSLayoutConstraint.activate([
      pageControl.topAnchor.constraint(equalTo: topAnchor),
      pageControl.bottomAnchor.constraint(equalTo: bottomAnchor),
      pageControl.leadingAnchor.constraint(equalTo: leadingAnchor),
      pageControl.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
