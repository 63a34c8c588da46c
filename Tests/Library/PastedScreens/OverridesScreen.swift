// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A card that follows touches, traits, tint and the window by overriding what UIView calls.
final class TouchCard: UIView {
  private(set) var calls: [String] = []
  private(set) var places: [CGPoint] = []
  private weak var first: UITouch?
  private(set) var isSameTouch = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    first = touch
    calls.append("began")
    places.append(touch.location(in: self))
    UIView.animate(withDuration: 0.1) { self.alpha = 0.5 }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    isSameTouch = isSameTouch && touches.first === first
    calls.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    calls.append(touches.first?.phase == .ended ? "ended" : "?")
    alpha = 1
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    calls.append("cancelled")
    alpha = 1
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("traits after \(previousTraitCollection?.userInterfaceStyle == .light ? "light" : "dark")")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    calls.append("tint")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append("margins")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    calls.append(superview == nil ? "alone" : "superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    calls.append(newWindow == nil ? "leaves" : "comes")
  }

  override var canBecomeFirstResponder: Bool { true }

  func forget() { calls = [] }
}

/// A view through which touches go to what lies beneath, except to its subviews.
final class GlassView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A label with room around its text.
final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

/// A control that follows the press on it.
final class DialView: UIControl {
  private(set) var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin \(Int(touch.location(in: self).x))")
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue \(Int(touch.location(in: self).x - touch.previousLocation(in: self).x))")
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    calls.append("end")
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    calls.append("cancel")
  }
}

/// A controller of them, with the properties that every app overrides.
class OverridesScreen: UIViewController {
  let card = TouchCard(frame: CGRect(x: 20, y: 100, width: 100, height: 80))
  let glass = GlassView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  let label = PaddedLabel(frame: CGRect(x: 20, y: 320, width: 200, height: 40))
  let dial = DialView(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 500, width: 375, height: 200))
  let scrolled = TouchCard(frame: CGRect(x: 20, y: 20, width: 300, height: 400))
  private(set) var safeAreas: [UIEdgeInsets] = []
  private(set) var marginChanges = 0
  private(set) var touchesOfController = 0
  private(set) var editingChanges: [Bool] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Paper"
    scrollView.contentSize = CGSize(width: 375, height: 1000)
    scrollView.addSubview(scrolled)
    for view in [card, glass, label, dial, scrollView] { self.view.addSubview(view) }
    setNeedsStatusBarAppearanceUpdate()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreas.append(view.safeAreaInsets)
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    marginChanges += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchesOfController += 1
    view.endEditing(true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    editingChanges.append(editing)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { false }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
}
