import CollectionViews
public import Foundation

/// The initializers and values of views and controllers that are not there, so that their sentences are told.
///
/// Without them the compiler says that an argument fits no initializer, and no more.

@available(*, unavailable)
extension UITableView {
  /// Not there, as the type.
  public enum Style { case plain, grouped, insetGrouped }
  /// Not there, as the type.
  public convenience init(frame: CGRect, style: UITableView.Style) { self.init() }
}

@available(*, unavailable)
extension UITableViewController {
  /// Not there, as the type.
  public convenience init(style: UITableView.Style) { self.init() }
}

@available(*, unavailable)
extension UITableViewCell {
  /// Not there, as the type.
  public enum CellStyle { case `default`, value1, value2, subtitle }
  /// Not there, as the type.
  public convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { self.init() }
}

@available(*, unavailable)
extension UITableViewHeaderFooterView {
  /// Not there, as the type.
  public convenience init(reuseIdentifier: String?) { self.init() }
}

@available(*, unavailable)
extension UISearchController {
  /// Not there, as the type.
  public convenience init(searchResultsController: UIViewController?) { self.init() }
}

@available(*, unavailable)
extension UIActivityViewController {
  /// Not there, as the type.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) { self.init() }
}

@available(*, unavailable)
extension UIPageViewController {
  /// Not there, as the type.
  public enum TransitionStyle { case scroll, pageCurl }
  /// Not there, as the type.
  public enum NavigationOrientation { case horizontal, vertical }
  /// Not there, as the type.
  public convenience init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation, options: [AnyHashable: Any]? = nil
  ) { self.init() }
}

@available(*, unavailable)
extension UISplitViewController {
  /// Not there, as the type.
  public enum Style { case doubleColumn, tripleColumn }
  /// Not there, as the type.
  public convenience init(style: UISplitViewController.Style) { self.init() }
}

@available(*, unavailable)
extension SFSafariViewController {
  /// Not there, as the type.
  public convenience init(url: URL) { self.init() }
}

@available(*, unavailable)
extension UIHostingController {
  /// Not there, as the type.
  public convenience init(rootView: Content) { self.init() }
}

@available(*, unavailable)
extension WKWebView {
  /// Not there, as the type.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) { self.init() }
}
