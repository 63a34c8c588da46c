import CollectionViews
public import Foundation

/// What iOS code calls on services of the system, alerts, menus and searches, so that the sentence of the type is told.
///
/// A member that the compiler does not find hides that sentence.

@available(*, unavailable, message: "There is one window: UIScreen.main has its size.")
extension UIWindowScene {
  /// Not there, as the type.
  public var windows: [UIWindow] { [] }
  /// Not there, as the type.
  public var keyWindow: UIWindow? { nil }
  /// Not there, as the type.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

@available(*, unavailable, message: "The clipboard is not there.")
extension UIPasteboard {
  /// Not there, as the type.
  public var string: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var url: URL? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var image: UIImage? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var hasStrings: Bool { false }
}

extension UIAlertController {
  /// Adds a field for text: not there.
  @available(*, unavailable, message: "There is no text input: offer choices.")
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}

  /// The fields for text: not there.
  @available(*, unavailable, message: "There is no text input: offer choices.")
  public var textFields: [UITextField]? { nil }
}

extension UIViewController {
  /// The sheet in which the controller is presented: not there.
  @available(*, unavailable, message: "A sheet has one height: set modalPresentationStyle of the controller.")
  public var sheetPresentationController: UISheetPresentationController? { nil }

  /// What presents the controller: not there.
  @available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
  public var presentationController: UIPresentationController? { nil }

  /// The object that animates a presentation: not there.
  @available(*, unavailable, message: "Controllers are presented in one way: set modalPresentationStyle.")
  public var transitioningDelegate: Any? {
    get { nil }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
extension UISearchController {
  /// Not there, as the type.
  public var searchBar: UISearchBar { UISearchBar(frame: .zero) }
  /// Not there, as the type.
  public var searchResultsUpdater: Any? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var obscuresBackgroundDuringPresentation: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var isActive: Bool {
    get { false }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var delegate: Any? {
    get { nil }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
extension UISearchBar {
  /// Not there, as the type.
  public var text: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var placeholder: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var delegate: Any? {
    get { nil }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There is no text input: show a UILabel.")
extension UITextField {
  /// Not there, as the type.
  public var text: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var placeholder: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var delegate: Any? {
    get { nil }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
extension UIContextualAction {
  /// Not there, as the type.
  public var title: String? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var image: UIImage? {
    get { nil }
    set { _ = newValue }
  }
  /// Not there, as the type.
  public var backgroundColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
extension UISwipeActionsConfiguration {
  /// Not there, as the type.
  public var performsFirstActionWithFullSwipe: Bool {
    get { false }
    set { _ = newValue }
  }
}

@available(*, unavailable, message: "There are no menus of items: use a long press.")
extension UIContextMenuInteraction {
  /// Not there, as the type.
  public convenience init(delegate: Any) { self.init() }
}

/// Not there: there are no menus of items.
@available(*, unavailable, message: "There are no menus of items: use a long press.")
public protocol UIContextMenuInteractionDelegate {}
