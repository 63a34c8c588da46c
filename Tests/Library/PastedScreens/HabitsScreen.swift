#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A flow layout that keeps the attributes that `super.prepare()` has placed, and moves every second item.
final class CachedLayout: UICollectionViewFlowLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private(set) var wholeCount = 0

  override func prepare() {
    super.prepare()
    let whole = CGRect(origin: .zero, size: collectionViewContentSize)
    cache = (super.layoutAttributesForElements(in: whole) ?? []).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    for attributes in cache where attributes.indexPath.item % 2 == 1 { attributes.frame.origin.y += 5 }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.indexPath == indexPath }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything { wholeCount += 1 }
  }
}

/// A cell that turns its own mask off, as some projects do, and has no constraint to its lower edge.
final class MaskedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A screen of a flow layout with insets, whose first item is chosen from the start.
final class HabitsScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let layout = CachedLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    layout.itemSize = CGSize(width: 80, height: 50)
    collectionView.contentInset = UIEdgeInsets(top: 60, left: 10, bottom: 20, right: 30)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(MaskedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }

  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }

  override func viewDidLayoutSubviews() {
    if calls.last != "viewDidLayoutSubviews" { calls.append("viewDidLayoutSubviews") }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MaskedCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}

/// A controller of a collection view with a bar over its lower edge.
final class BarScreen: UICollectionViewController {
  let bar = UIView()

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MaskedCell.self, forCellWithReuseIdentifier: "cell")
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    3
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
