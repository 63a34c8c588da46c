import CollectionViews
public import Foundation

/// The initializers and values of views and controllers that are not there, so that their sentences are told.
///
/// Without them the compiler says that an argument fits no initializer, and no more.

@available(
  *, unavailable,
  message: "A list is a collection view with UICollectionViewCompositionalLayout.list(using:)."
)
extension UITableView {
  /// Not there, as the type.
  public enum Style { case plain, grouped, insetGrouped }
  /// Not there, as the type.
  public convenience init(frame: CGRect, style: UITableView.Style) { self.init() }
}

@available(*, unavailable, message: "A list is a UICollectionViewController with a list layout.")
extension UITableViewController {
  /// Not there, as the type.
  public convenience init(style: UITableView.Style) { self.init() }
}

@available(*, unavailable, message: "A list's cell is a UICollectionViewListCell.")
extension UITableViewCell {
  /// Not there, as the type.
  public enum CellStyle { case `default`, value1, value2, subtitle }
  /// Not there, as the type.
  public convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { self.init() }
}

@available(*, unavailable, message: "A list's header is a supplementary view.")
extension UITableViewHeaderFooterView {
  /// Not there, as the type.
  public convenience init(reuseIdentifier: String?) { self.init() }
}

@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
extension UISearchController {
  /// Not there, as the type.
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}

@available(*, unavailable, message: "There is no other program to share with.")
extension UIActivityViewController {
  /// Not there, as the type.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) { self.init() }
}

@available(
  *, unavailable,
  message: "Pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled."
)
extension UIPageViewController {
  /// Not there, as the type.
  public enum TransitionStyle { case scroll, pageCurl }
  /// Not there, as the type.
  public enum OptionsKey { case interPageSpacing, spineLocation }
  /// Not there, as the type.
  public enum NavigationOrientation { case horizontal, vertical }
  /// Not there, as the type.
  public convenience init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { self.init() }
}

@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
extension UISplitViewController {
  /// Not there, as the type.
  public enum Style { case doubleColumn, tripleColumn }
  /// Not there, as the type.
  public convenience init(style: UISplitViewController.Style) { self.init() }
}

@available(
  *, unavailable,
  message: "The system has no screens of its own here: present(_:animated:) a controller of yours."
)
extension SFSafariViewController {
  /// Not there, as the type.
  public convenience init(url: URL) { self.init() }
}

@available(*, unavailable, message: "There is no SwiftUI: write the view with UIKit's names.")
extension UIHostingController {
  /// Not there, as the type.
  public convenience init(rootView: Content) { self.init() }
}

@available(*, unavailable, message: "There is no browser.")
extension WKWebView {
  /// Not there, as the type.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) { self.init() }
}
