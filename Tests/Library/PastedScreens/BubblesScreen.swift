#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A view whose layer is a gradient.
final class GradientCard: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemOrange.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    label.text = "Tonight"
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}

/// Dots that count how often their page was set.
final class CountingPageControl: UIPageControl {
  private(set) var pages: [Int] = []

  override var currentPage: Int {
    didSet { pages.append(currentPage) }
  }

  override var numberOfPages: Int {
    didSet { pages.append(-numberOfPages) }
  }
}

/// A chat with bubbles that have a square corner where their sender is, under a head with a gradient.
class BubblesScreen: UIViewController {
  let head = GradientCard()
  let mine = UIView()
  let clip = UIView()
  let inside = UIView()
  let pageControl = CountingPageControl()
  let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationController?.navigationBar.standardAppearance = appearance
    navigationController?.navigationBar.isHidden = false
    navigationItem.setHidesBackButton(true, animated: false)
    navigationItem.standardAppearance = appearance
    let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    gap.width = 12
    navigationItem.rightBarButtonItems = [gap]
    head.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    head.layer.cornerRadius = 20
    head.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    head.layer.shadowOpacity = 0.3
    head.layer.shadowOffset = CGSize(width: 4, height: 2)

    mine.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    mine.backgroundColor = .systemBlue
    mine.layer.cornerRadius = 16
    mine.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]

    clip.frame = CGRect(x: 20, y: 200, width: 200, height: 80)
    clip.layer.cornerRadius = 16
    clip.layer.maskedCorners = [.layerMaxXMinYCorner]
    clip.clipsToBounds = true
    inside.frame = clip.bounds
    inside.backgroundColor = .systemGray
    clip.addSubview(inside)

    pageControl.frame = CGRect(x: 0, y: 300, width: 200, height: 44)
    pageControl.numberOfPages = 4
    material.frame = CGRect(x: 0, y: 400, width: 300, height: 80)
    for subview in [head, mine, clip, pageControl, material] {
      view.addSubview(subview)
    }
  }
}
