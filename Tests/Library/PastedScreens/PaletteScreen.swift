#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

// The extensions that most iOS projects have.

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  class var brand: UIColor { UIColor(hex: 0xC8401F) }

  class func faded(_ alpha: CGFloat) -> UIColor { UIColor(hex: 0xC8401F, alpha: alpha) }
}

extension UIFont {
  class func app(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .semibold) }

  convenience init?(rounded size: CGFloat) {
    self.init(name: "AvenirNext-Bold", size: size)
  }
}

extension NSCollectionLayoutSize {
  static func square(_ side: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))
  }

  static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}

protocol Configured {}

extension Configured where Self: AnyObject {
  func configured(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension NSObject: Configured {}

extension NSObject {
  class var name: String { String(describing: self) }
}

/// A bar on a material, which goes when nothing is chosen.
final class PaletteBar: UIVisualEffectView {
  let label = UILabel().configured { $0.font = .app(15) }

  init() {
    super.init(effect: UIBlurEffect(style: .systemMaterial))
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Squares of colours, of which a click removes one.
final class PaletteScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var colors = [0xC8401F, 0x1F6FC8, 0x1FC86F, 0xC8A91F].map { UIColor(hex: $0) }
  let bar = PaletteBar()
  private(set) var host: UIView?
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = view else { return }
    host = view
    view.backgroundColor = .faded(0.1)
    collectionView.frame = view.bounds
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.name)
    view.addSubview(collectionView)
    view.addSubview(bar)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .square(100), subitems: [item])
    let section = NSCollectionLayoutSection(group: group).configured { $0.interGroupSpacing = 10 }
    return UICollectionViewCompositionalLayout(section: section)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: UICollectionViewCell.name, for: indexPath)
    cell.backgroundColor = colors[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.performBatchUpdates {
      colors.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
    UIView.animate(withDuration: 0.2) { [bar, view] in
      bar.frame.size.width = view?.bounds.width ?? 0
    }
  }
}
