// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A collection view as high as its content, inside a stack that scrolls.
final class TallCollectionView: UICollectionView {
  private(set) var heights: [[CGFloat]] = []

  override var contentSize: CGSize {
    didSet {
      heights.append([oldValue.height, contentSize.height])
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// A button that paints its selection itself.
final class TagButton: UIButton {
  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .systemBlue : .systemGray5 }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// A scroll view that follows its own offset.
final class FollowedScrollView: UIScrollView {
  private(set) var steps: [CGFloat] = []
  private(set) var wrongSteps = 0
  private var last: CGFloat = 0

  override var contentOffset: CGPoint {
    didSet {
      guard oldValue != contentOffset else { return }
      if oldValue.y != last { wrongSteps += 1 }
      last = contentOffset.y
      steps.append(contentOffset.y)
    }
  }
}

/// A scroll view that never moves sideways, whatever its content.
final class UprightScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = CGPoint(x: 0, y: newValue.y) }
  }
}

/// A picture that counts its changes, on a card that keeps its colour.
final class CountingImageView: UIImageView {
  private(set) var changes = 0

  override var image: UIImage? {
    didSet { changes += 1 }
  }

  override var backgroundColor: UIColor? {
    get { .systemYellow }
    set { super.backgroundColor = .systemYellow }
  }
}

/// A layout with an initializer of its own, and the one of nib files as it is often written.
final class TagLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 90, height: 32)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Tags of a city guide above a text, in one scrolling stack.
class TagsScreen: UIViewController, UICollectionViewDataSource {
  let scrollView = FollowedScrollView()
  let stack = UIStackView()
  let button = TagButton(type: .custom)
  let picture = CountingImageView(frame: .zero)
  private(set) var tags: TallCollectionView!
  var count = 5 {
    didSet { tags.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tags = TallCollectionView(frame: .zero, collectionViewLayout: Self.createLayout())
    tags.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
    tags.dataSource = self
    tags.isScrollEnabled = false
    stack.axis = .vertical
    stack.spacing = 10
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let text = UIView()
    text.heightAnchor.constraint(equalToConstant: 900).isActive = true
    for view in [button, tags, picture, text] as [UIView] { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  var room: CGRect { scrollView.bounds.inset(by: scrollView.safeAreaInsets) }

  private static func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}
