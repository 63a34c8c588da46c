// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// Three pages with dots and a button that turns them.
final class OnboardingScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  private let pages: [(symbol: String, title: String, text: String)] = [
    ("camera", "See", "Point at a shop window and Lantern reads you what it says, in your own language."),
    ("bookmark", "Keep", "Whatever you found stays with the place where you found it."),
    ("heart", "Share", "One link shows a friend the whole walk."),
  ]
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isPagingEnabled = true
    view.showsHorizontalScrollIndicator = false
    view.backgroundColor = .clear
    view.dataSource = self
    view.delegate = self
    view.register(PageCell.self, forCellWithReuseIdentifier: "PageCell")
    return view
  }()
  let pageControl = UIPageControl()
  let nextButton = UIButton(type: .system)
  private(set) var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    nextButton.configuration = .filled()
    nextButton.configuration?.title = "Next"
    nextButton.configuration?.cornerStyle = .capsule
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    for subview in [collectionView, pageControl, nextButton] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let views: [String: Any] = ["pages": collectionView, "dots": pageControl, "next": nextButton]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[pages]|", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[pages]-16-[dots(26)]-16-[next(50)]-margin-|", options: [.alignAllCenterX],
      metrics: ["margin": 34], views: views)
    constraints.append(nextButton.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8))
    NSLayoutConstraint.activate(constraints)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    })
  }

  private func goOn() {
    let next = pageControl.currentPage + 1
    guard next < pages.count else { return isDone = true }
    collectionView.scrollToItem(
      at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
    show(page: next)
  }

  private func show(page: Int) {
    pageControl.currentPage = page
    nextButton.configuration?.title = page == pages.count - 1 ? "Begin" : "Next"
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    show(page: Int(scrollView.contentOffset.x / max(scrollView.bounds.width, 1)))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pages.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "PageCell", for: indexPath) as! PageCell
    cell.show(pages[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.bounds.size }
}

final class PageCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = .systemIndigo
    title.font = .preferredFont(forTextStyle: .largeTitle)
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    text.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [symbol, title, text])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      symbol.widthAnchor.constraint(equalToConstant: 120),
      symbol.heightAnchor.constraint(equalToConstant: 120),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ page: (symbol: String, title: String, text: String)) {
    symbol.image = UIImage(systemName: page.symbol)
    title.text = page.title
    text.text = page.text
  }
}
