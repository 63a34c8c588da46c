public import CollectionViews
public import Foundation

/// The initializers of interactions, layouts and behaviours that are not there, so that their sentences are told.

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UIDragInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any?) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UIDropInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any?) { self.init() }
}

@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
extension UIPointerInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any?) { self.init() }
}

@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
extension UIEditMenuInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any?) { self.init() }
}

@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
extension UIFindInteraction {
  /// Not there, as the type.
  public convenience init(sessionDelegate: Any?) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged between views.")
extension UISpringLoadedInteraction {
  /// Not there, as the type.
  public convenience init(activationHandler handler: @escaping (AbsentValue, AbsentValue) -> Void) {
    self.init()
  }
}

@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
extension UILargeContentViewerInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any?) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UITargetedPreview {
  /// Not there, as the type.
  public convenience init(view: UIView) { self.init() }
  /// Not there, as the type.
  public convenience init(view: UIView, parameters: UIPreviewParameters) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UITargetedDragPreview {
  /// Not there, as the type.
  public convenience init(view: UIView) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UIDragPreview {
  /// Not there, as the type.
  public convenience init(view: UIView) { self.init() }
}

@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
extension UIPointerStyle {
  /// Not there, as the type.
  public convenience init(effect: AbsentValue, shape: AbsentValue? = nil) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UIDropProposal {
  /// Not there, as the type.
  public convenience init(operation: AbsentValue) { self.init() }
}

@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
extension UICollectionViewDropProposal {
  /// Not there, as the type.
  public convenience init(operation: AbsentValue) { self.init() }
  /// Not there, as the type.
  public convenience init(operation: AbsentValue, intent: AbsentValue) { self.init() }
}

@available(
  *, unavailable, message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
extension UITabBarItem {
  /// Not there, as the type.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  /// Not there, as the type.
  public convenience init(tabBarSystemItem: AbsentValue, tag: Int) { self.init() }
}

@available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
extension UIKeyCommand {
  /// Not there, as the type.
  public convenience init(input: String, modifierFlags: AbsentValue, action: Any?) { self.init() }
}

@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
extension UIAccessibilityCustomAction {
  /// Not there, as the type.
  public convenience init(name: String, target: Any?, selector: Selector) { self.init() }
}

@available(*, unavailable, message: "A layout is changed at once: use setCollectionViewLayout(_:animated:).")
extension UICollectionViewTransitionLayout {
  /// Not there, as the type.
  public convenience init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.init()
  }
}

@available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
extension UIContentUnavailableView {
  /// Not there, as the type.
  public convenience init(configuration: UIContentUnavailableConfiguration) { self.init() }
}

@available(*, unavailable, message: "Show a UILabel as the backgroundView of the collection view.")
extension UIContentUnavailableConfiguration {
  /// Not there, as the type.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Not there, as the type.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Not there, as the type.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
}

@available(
  *, unavailable, message: "There is no SwiftUI: write the content as a UIListContentConfiguration or views."
)
extension UIHostingConfiguration {
  /// Not there, as the type.
  public convenience init<Content>(content: () -> Content) { self.init() }
  /// Not there, as the type.
  public func margins(_ edges: AbsentValue = .all, _ length: CGFloat) -> Self { self }
  /// Not there, as the type.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIAttachmentBehavior {
  /// Not there, as the type.
  public convenience init(item: Any, attachedToAnchor point: CGPoint) { self.init() }
  /// Not there, as the type.
  public convenience init(item: Any, attachedTo item2: Any) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIDynamicAnimator {
  /// Not there, as the type.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIPushBehavior {
  /// Not there, as the type.
  public convenience init(items: [Any], mode: AbsentValue) { self.init() }
}

@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
extension UIDynamicItemBehavior {
  /// Not there, as the type.
  public convenience init(items: [Any]) { self.init() }
}

@available(*, unavailable, message: "There is no glass: use UIBlurEffect(style:).")
extension UIGlassEffect {
  /// Not there, as the type.
  public convenience init(style: AbsentValue) { self.init() }
}

@available(
  *, unavailable, message: "The focus follows the order of the views: a control overrides canBecomeFocused."
)
extension UIFocusSystem {
  /// Not there, as the type.
  public convenience init?(for environment: Any) { self.init() }
}

@available(*, unavailable, message: "There is one window, which shows the program's scenes.")
extension UISceneConfiguration {
  /// Not there, as the type.
  public convenience init(name: String?, sessionRole: AbsentValue) { self.init() }
}

@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
extension UIDeferredMenuElement {
  /// Not there, as the type.
  public convenience init(_ elementProvider: @escaping (@escaping ([Any]) -> Void) -> Void) { self.init() }
}

@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
extension UICommand {
  /// Not there, as the type.
  public convenience init(title: String = "", image: UIImage? = nil, action: Any?, propertyList: Any? = nil) {
    self.init()
  }
}
