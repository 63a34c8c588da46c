/// What iOS code uses and what is not there: each name is an error that says what to write instead.

/// Not there: a list is a collection view with UICollectionViewCompositionalLayout.list(using:).
@available(
  *, unavailable,
  message: "A list is a collection view with UICollectionViewCompositionalLayout.list(using:)."
)
public final class UITableView {}

/// Not there: a list's cell is a UICollectionViewListCell.
@available(*, unavailable, message: "A list's cell is a UICollectionViewListCell.")
public final class UITableViewCell {}

/// Not there: a list is a UICollectionViewController with a list layout.
@available(*, unavailable, message: "A list is a UICollectionViewController with a list layout.")
public final class UITableViewController {}

/// Not there: a list's data source is a UICollectionViewDataSource.
@available(*, unavailable, message: "A list's data source is a UICollectionViewDataSource.")
public final class UITableViewDataSource {}

/// Not there: a list's delegate is a UICollectionViewDelegate.
@available(*, unavailable, message: "A list's delegate is a UICollectionViewDelegate.")
public final class UITableViewDelegate {}

/// Not there: a list's header is a supplementary view.
@available(*, unavailable, message: "A list's header is a supplementary view.")
public final class UITableViewHeaderFooterView {}

/// Not there: a list's data source is a UICollectionViewDiffableDataSource.
@available(*, unavailable, message: "A list's data source is a UICollectionViewDiffableDataSource.")
public final class UITableViewDiffableDataSource {}

/// Not there: there is no text input: show a UILabel.
@available(*, unavailable, message: "There is no text input: show a UILabel.")
public final class UITextField {}

/// Not there: there is no text input: a UILabel with numberOfLines 0 shows long texts.
@available(
  *, unavailable,
  message: "There is no text input: a UILabel with numberOfLines 0 shows long texts."
)
public final class UITextView {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public final class UISearchBar {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public final class UISearchController {}

/// Not there: there is no presentation: show a view above the others.
@available(*, unavailable, message: "There is no presentation: show a view above the others.")
public final class UIAlertController {}

/// Not there: there is no presentation: show a view above the others.
@available(*, unavailable, message: "There is no presentation: show a view above the others.")
public final class UIAlertAction {}

/// Not there: there is no presentation and nothing to share with.
@available(*, unavailable, message: "There is no presentation and nothing to share with.")
public final class UIActivityViewController {}

/// Not there: there is no camera and no photo library: use UIImage(named:).
@available(*, unavailable, message: "There is no camera and no photo library: use UIImage(named:).")
public final class UIImagePickerController {}

/// Not there: there is one window: add the controllers as children of one controller.
@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
public final class UITabBarController {}

/// Not there: there is one window: a row of UIButtons in a UIStackView can switch its content.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
public final class UITabBar {}

/// Not there: there is one window: a row of UIButtons in a UIStackView can switch its content.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
public final class UITabBarItem {}

/// Not there: there are no bars: put UIButtons into a UIStackView.
@available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
public final class UIToolbar {}

/// Not there: there is one window: add the controllers as children of one controller.
@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
public final class UISplitViewController {}

/// Not there: pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled.
@available(
  *, unavailable,
  message: "Pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled."
)
public final class UIPageViewController {}

/// Not there: there is no presentation: show a view above the others.
@available(*, unavailable, message: "There is no presentation: show a view above the others.")
public final class UIPopoverPresentationController {}

/// Not there: there is no presentation: show a view above the others.
@available(*, unavailable, message: "There is no presentation: show a view above the others.")
public final class UISheetPresentationController {}

/// Not there: there are no storyboards: make the controller in code.
@available(*, unavailable, message: "There are no storyboards: make the controller in code.")
public final class UIStoryboard {}

/// Not there: there are no storyboards: make the controller in code.
@available(*, unavailable, message: "There are no storyboards: make the controller in code.")
public final class UIStoryboardSegue {}

/// Not there: there are no nib files: register the class itself.
@available(*, unavailable, message: "There are no nib files: register the class itself.")
public final class UINib {}

/// Not there: there is no blur: use a colour with an alpha.
@available(*, unavailable, message: "There is no blur: use a colour with an alpha.")
public final class UIVisualEffectView {}

/// Not there: there is no blur: use a colour with an alpha.
@available(*, unavailable, message: "There is no blur: use a colour with an alpha.")
public final class UIBlurEffect {}

/// Not there: there is no blur: use a colour with an alpha.
@available(*, unavailable, message: "There is no blur: use a colour with an alpha.")
public final class UIVibrancyEffect {}

/// Not there: there are no sublayers: use views with corners and borders.
@available(*, unavailable, message: "There are no sublayers: use views with corners and borders.")
public final class CAShapeLayer {}

/// Not there: there are no sublayers: use a UILabel.
@available(*, unavailable, message: "There are no sublayers: use a UILabel.")
public final class CATextLayer {}

/// Not there: there are no sublayers and no particles.
@available(*, unavailable, message: "There are no sublayers and no particles.")
public final class CAEmitterLayer {}

/// Not there: there are no sublayers: add views in a loop.
@available(*, unavailable, message: "There are no sublayers: add views in a loop.")
public final class CAReplicatorLayer {}

/// Not there: there are no layer animations: use UIView.animate.
@available(*, unavailable, message: "There are no layer animations: use UIView.animate.")
public final class CABasicAnimation {}

/// Not there: there are no layer animations: use several UIView.animate with delays.
@available(*, unavailable, message: "There are no layer animations: use several UIView.animate with delays.")
public final class CAKeyframeAnimation {}

/// Not there: there are no layer animations: use UIView.animate.
@available(*, unavailable, message: "There are no layer animations: use UIView.animate.")
public final class CAAnimationGroup {}

/// Not there: there are no layer animations: use UIView.animate with usingSpringWithDamping.
@available(
  *, unavailable,
  message: "There are no layer animations: use UIView.animate with usingSpringWithDamping."
)
public final class CASpringAnimation {}

/// Not there: there are no layer animations: use UIView.animate with alpha.
@available(*, unavailable, message: "There are no layer animations: use UIView.animate with alpha.")
public final class CATransition {}

/// Not there: there are no layer animations: use UIView.performWithoutAnimation.
@available(*, unavailable, message: "There are no layer animations: use UIView.performWithoutAnimation.")
public final class CATransaction {}

/// Not there: curves are options of UIView.animate.
@available(*, unavailable, message: "Curves are options of UIView.animate.")
public final class CAMediaTimingFunction {}

/// Not there: there is no drawing of paths: use views with corners and borders, or an SVG picture.
@available(
  *, unavailable,
  message: "There is no drawing of paths: use views with corners and borders, or an SVG picture."
)
public final class UIBezierPath {}
