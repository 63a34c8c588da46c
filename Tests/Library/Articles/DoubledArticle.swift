// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKitNames

/// The row of the fourth article: five numbers twice, which jump to their twins at both ends.
final class DoubledArticle: UIViewController, UICollectionViewDataSource {
  var collectionView: UICollectionView!
  private(set) var jumps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      [weak self] sectionIndex, layoutEnvironment -> NSCollectionLayoutSection? in
      guard let self = self else { return nil }
      let horizontalMargin = 20.0
      let width = layoutEnvironment.container.contentSize.width - horizontalMargin * 2
      let size = NSCollectionLayoutSize(
        widthDimension: sectionIndex == 0 ? .fractionalWidth(1) : .absolute(width),
        heightDimension: .absolute(sectionIndex == 0 ? 60 : 200))
      let layout = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      guard sectionIndex == 1 else { return layout }
      layout.orthogonalScrollingBehavior = .groupPagingCentered
      layout.visibleItemsInvalidationHandler = { [weak self] _, point, _ in
        guard let self = self else { return }
        if let index = Int(exactly: (point.x + horizontalMargin) / width) {
          if index == 0 {
            self.jumps += 1
            self.collectionView.scrollToItem(at: IndexPath(item: 5, section: 1), at: .none, animated: false)
          } else if index == 9 {
            self.jumps += 1
            self.collectionView.scrollToItem(at: IndexPath(item: 4, section: 1), at: .none, animated: false)
          }
        }
      }
      return layout
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? 1 : 10
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.tag = indexPath.item % 5 + 1
    return cell
  }
}
