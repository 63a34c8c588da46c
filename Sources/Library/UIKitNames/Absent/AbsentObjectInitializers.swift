public import CollectionViews
public import Foundation

/// The initializers and values of other objects that are not there, so that their sentences are told.

@available(*, unavailable)
extension UITabBarItem {
  /// Not there, as the type.
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

@available(*, unavailable)
extension UIStoryboard {
  /// Not there, as the type.
  public convenience init(name: String, bundle: Bundle?) { self.init() }
}

@available(*, unavailable)
extension UINib {
  /// Not there, as the type.
  public convenience init(nibName: String, bundle: Bundle?) { self.init() }
}

@available(*, unavailable)
extension UIMenu {
  /// Not there, as the type.
  public convenience init(
    title: String = "", image: UIImage? = nil, options: [Any] = [], children: [Any] = []
  ) {
    self.init()
  }
}

@available(*, unavailable)
extension UIContextMenuConfiguration {
  /// Not there, as the type.
  public convenience init(
    identifier: Any?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)?
  ) { self.init() }
}

@available(*, unavailable)
extension UISwipeActionsConfiguration {
  /// Not there, as the type.
  public convenience init(actions: [UIContextualAction]) { self.init() }
}

@available(*, unavailable)
extension UIContextualAction {
  /// Not there, as the type.
  public enum Style { case normal, destructive }
  /// Not there, as the type.
  public convenience init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { self.init() }
}

@available(*, unavailable)
extension UIKeyCommand {
  /// Not there, as the type.
  public convenience init(title: String, action: Any?, input: String, modifierFlags: Any) { self.init() }
}

@available(*, unavailable)
extension UIDragItem {
  /// Not there, as the type.
  public convenience init(itemProvider: NSItemProvider) { self.init() }
}

@available(*, unavailable)
extension NSItemProvider {
  /// Not there, as the type.
  public convenience init(object: Any) { self.init() }
}

@available(*, unavailable)
extension UIGraphicsImageRenderer {
  /// Not there, as the type.
  public convenience init(size: CGSize) { self.init() }
  /// Not there, as the type.
  public convenience init(bounds: CGRect) { self.init() }
}

@available(*, unavailable)
extension UIGraphicsPDFRenderer {
  /// Not there, as the type.
  public convenience init(bounds: CGRect) { self.init() }
}

@available(*, unavailable)
extension CAPropertyAnimation {
  /// Not there, as the type.
  public convenience init(keyPath: String?) { self.init() }
}

@available(*, unavailable)
extension CAMediaTimingFunction {
  /// Not there, as the type.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

@available(*, unavailable)
extension UIDynamicAnimator {
  /// Not there, as the type.
  public convenience init(referenceView: UIView) { self.init() }
}

@available(*, unavailable)
extension UIGravityBehavior {
  /// Not there, as the type.
  public convenience init(items: [UIView]) { self.init() }
}

@available(*, unavailable)
extension UICollisionBehavior {
  /// Not there, as the type.
  public convenience init(items: [UIView]) { self.init() }
}

@available(*, unavailable)
extension UISnapBehavior {
  /// Not there, as the type.
  public convenience init(item: UIView, snapTo: CGPoint) { self.init() }
}

@available(*, unavailable)
extension UIInterpolatingMotionEffect {
  /// Not there, as the type.
  public convenience init(keyPath: String, type: Any) { self.init() }
}

@available(*, unavailable)
extension AVPlayer {
  /// Not there, as the type.
  public convenience init(url: URL) { self.init() }
}

@available(*, unavailable)
extension NSUserActivity {
  /// Not there, as the type.
  public convenience init(activityType: String) { self.init() }
}

@available(*, unavailable)
extension UITableViewDiffableDataSource {
  /// Not there, as the type.
  public convenience init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) { self.init() }
}

@available(*, unavailable)
extension UIAccessibilityCustomAction {
  /// Not there, as the type.
  public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.init()
  }
}

@available(*, unavailable)
extension UIPasteboard {
  /// Not there, as the type.
  public static var general: UIPasteboard { UIPasteboard() }
}

@available(*, unavailable)
extension UIMenuController {
  /// Not there, as the type.
  public static var shared: UIMenuController { UIMenuController() }
}

/// Not there: a curve is an option of UIView.animate.
@available(*, unavailable, message: "A curve is an option of UIView.animate, as .curveEaseInOut.")
public enum CAMediaTimingFunctionName { case linear, easeIn, easeOut, easeInEaseOut, `default` }

extension CALayer {
  /// Not there: layers do not animate by themselves.
  @available(*, unavailable, message: "Layers do not animate by themselves: use UIView.animate.")
  public func add(_ animation: CAAnimation, forKey key: String?) {}

  /// Not there: layers do not animate by themselves.
  @available(*, unavailable, message: "Layers do not animate by themselves: use UIView.animate.")
  public func removeAnimation(forKey key: String) {}
}

@available(*, unavailable)
extension UIPinchGestureRecognizer {
  /// Not there, as the type.
  public convenience init(target: Any?, action: Any?) { self.init() }
}

@available(*, unavailable)
extension UIRotationGestureRecognizer {
  /// Not there, as the type.
  public convenience init(target: Any?, action: Any?) { self.init() }
}
