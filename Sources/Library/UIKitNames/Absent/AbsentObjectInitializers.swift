public import CollectionViews
public import Foundation

/// The initializers and values of other objects that are not there, so that their sentences are told.

@available(
  *, unavailable, message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
extension UITabBarItem {
  /// Not there, as the type.
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
}

@available(*, unavailable, message: "There are no storyboards: make the controller in code.")
extension UIStoryboard {
  /// Not there, as the type.
  public convenience init(name: String, bundle: Bundle?) { self.init() }
}

@available(*, unavailable, message: "There are no nib files: register the class itself.")
extension UINib {
  /// Not there, as the type.
  public convenience init(nibName: String, bundle: Bundle?) { self.init() }
}

@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
extension UIMenu {
  /// Not there, as the type.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: AbsentValue? = nil,
    options: AbsentValue = [], preferredElementSize: AbsentValue = .large, children: [Any] = []
  ) {
    self.init()
  }
}

@available(*, unavailable, message: "There are no menus of items: use a long press.")
extension UIContextMenuConfiguration {
  /// Not there, as the type.
  public convenience init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.init() }
}

@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
extension UISwipeActionsConfiguration {
  /// Not there, as the type.
  public convenience init(actions: [UIContextualAction]) { self.init() }
}

@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
extension UIContextualAction {
  /// Not there, as the type.
  public enum Style { case normal, destructive }
  /// Not there, as the type.
  public convenience init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { self.init() }
}

@available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
extension UIKeyCommand {
  /// Not there, as the type.
  public convenience init(title: String, action: Any?, input: String, modifierFlags: Any) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged between views.")
extension UIDragItem {
  /// Not there, as the type.
  public convenience init(itemProvider: NSItemProvider) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension NSItemProvider {
  /// Not there, as the type.
  public convenience init(object: Any) { self.init() }
}

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsImageRenderer {
  /// Not there, as the type.
  public convenience init(size: CGSize) { self.init() }
  /// Not there, as the type.
  public convenience init(bounds: CGRect) { self.init() }
}

@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
extension UIGraphicsPDFRenderer {
  /// Not there, as the type.
  public convenience init(bounds: CGRect) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIDynamicAnimator {
  /// Not there, as the type.
  public convenience init(referenceView: UIView) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIGravityBehavior {
  /// Not there, as the type.
  public convenience init(items: [UIView]) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UICollisionBehavior {
  /// Not there, as the type.
  public convenience init(items: [UIView]) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UISnapBehavior {
  /// Not there, as the type.
  public convenience init(item: UIView, snapTo: CGPoint) { self.init() }
}

@available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
extension UIInterpolatingMotionEffect {
  /// Not there, as the type.
  public convenience init(keyPath: String, type: AbsentValue) { self.init() }
}

@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
extension AVPlayer {
  /// Not there, as the type.
  public convenience init(url: URL) { self.init() }
}

@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
extension NSUserActivity {
  /// Not there, as the type.
  public convenience init(activityType: String) { self.init() }
}

@available(*, unavailable, message: "A list's data source is a UICollectionViewDiffableDataSource.")
extension UITableViewDiffableDataSource {
  /// Not there, as the type.
  public convenience init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) { self.init() }
}

@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
extension UIAccessibilityCustomAction {
  /// Not there, as the type.
  public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.init()
  }
}

@available(*, unavailable, message: "The clipboard is not there.")
extension UIPasteboard {
  /// Not there, as the type.
  public static var general: UIPasteboard { UIPasteboard() }
}

@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
extension UIMenuController {
  /// Not there, as the type.
  public static var shared: UIMenuController { UIMenuController() }
}
