// swift-format-ignore-file: NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A grid of a collection view controller that answers presses, and a box that keyframes and springs move.
final class MotionScreen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let box = UIView(frame: CGRect(x: 20, y: 600, width: 60, height: 60))
  private(set) var highlights: [String] = []
  private(set) var styles: [UIUserInterfaceStyle] = []
  private(set) var ends = 0
  private var tokens: [NSObjectProtocol] = []

  convenience init() {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.scrollsToTop = true
    collectionView.indicatorStyle = .black
    view.addSubview(box)
    box.layer.shadowPath = UIBezierPath(roundedRect: box.bounds, cornerRadius: 8).cgPath
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    box.layer.opacity = 1
    CATransaction.commit()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.styles.append(previous.userInterfaceStyle)
    }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in })
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 6 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemIndigo
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    highlights.append("on \(indexPath.item)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    highlights.append("off \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func blink() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeLinear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.alpha = 1 }
    } completion: { _ in
      self.ends += 1
    }
  }

  func slide() {
    let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.addAnimations { self.box.center.x += 200 }
    animator.addCompletion { _ in self.ends += 1 }
    animator.startAnimation()
  }
}
