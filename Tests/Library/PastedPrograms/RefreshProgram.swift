import UIKitNames

/// A list that a pull refreshes, as most list screens are written.
final class RefreshProgram: UIViewController, UICollectionViewDataSource {
  private let refreshControl = UIRefreshControl()
  private(set) var letters = ["first"]
  private(set) var loads = 0
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.dataSource = self
    refreshControl.tintColor = .black
    refreshControl.addAction(UIAction { [weak self] _ in self?.loads += 1 }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
  }

  /// Shows the letters that have come.
  func didLoad(_ new: [String]) {
    letters.insert(contentsOf: new, at: 0)
    collectionView.reloadData()
    refreshControl.endRefreshing()
  }

  /// Loads without a pull.
  func reload() {
    refreshControl.beginRefreshing()
    loads += 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    letters.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.identifier, for: indexPath)
  }
}
