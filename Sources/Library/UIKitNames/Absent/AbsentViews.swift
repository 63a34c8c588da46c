public import CollectionViews

/// What iOS code uses and what is not there: each name is an error that says what to write instead.

/// Not there: a list is a collection view with UICollectionViewCompositionalLayout.list(using:).
@available(
  *, unavailable,
  message: "A list is a collection view with UICollectionViewCompositionalLayout.list(using:)."
)
open class UITableView: ScrollView, AbsentMembers {}

/// Not there: a list's cell is a UICollectionViewListCell.
@available(*, unavailable, message: "A list's cell is a UICollectionViewListCell.")
open class UITableViewCell: View, AbsentMembers {}

/// Not there: a list is a UICollectionViewController with a list layout.
@available(*, unavailable, message: "A list is a UICollectionViewController with a list layout.")
open class UITableViewController: UIViewController, AbsentMembers {}

/// Not there: a list's data source is a UICollectionViewDataSource.
@available(*, unavailable, message: "A list's data source is a UICollectionViewDataSource.")
public protocol UITableViewDataSource {}

/// Not there: a list's delegate is a UICollectionViewDelegate.
@available(*, unavailable, message: "A list's delegate is a UICollectionViewDelegate.")
public protocol UITableViewDelegate {}

/// Not there: a list's header is a supplementary view.
@available(*, unavailable, message: "A list's header is a supplementary view.")
open class UITableViewHeaderFooterView: View, AbsentMembers {}

/// Not there: a list's data source is a UICollectionViewDiffableDataSource.
@available(*, unavailable, message: "A list's data source is a UICollectionViewDiffableDataSource.")
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: AbsentObject {}

/// Not there: there is no text input: show a UILabel.
@available(*, unavailable, message: "There is no text input: show a UILabel.")
open class UITextField: Control, AbsentMembers {}

/// Not there: there is no text input: a UILabel with numberOfLines 0 shows long texts.
@available(
  *, unavailable,
  message: "There is no text input: a UILabel with numberOfLines 0 shows long texts."
)
open class UITextView: ScrollView, AbsentMembers {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
open class UISearchBar: View, AbsentMembers {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
open class UISearchController: UIViewController, AbsentMembers {}

/// Not there: there is no other program to share with.
@available(*, unavailable, message: "There is no other program to share with.")
open class UIActivityViewController: UIViewController, AbsentMembers {}

/// Not there: there is no camera and no photo library: use UIImage(named:).
@available(*, unavailable, message: "There is no camera and no photo library: use UIImage(named:).")
open class UIImagePickerController: UIViewController, AbsentMembers {}

/// Not there: there is one window: add the controllers as children of one controller.
@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
open class UITabBarController: UIViewController, AbsentMembers {}

/// Not there: there is one window: a row of UIButtons in a UIStackView can switch its content.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
open class UITabBar: View, AbsentMembers {}

/// Not there: there is one window: a row of UIButtons in a UIStackView can switch its content.
@available(
  *, unavailable,
  message: "There is one window: a row of UIButtons in a UIStackView can switch its content."
)
open class UITabBarItem: AbsentObject {}

/// Not there: there are no bars: put UIButtons into a UIStackView.
@available(*, unavailable, message: "There are no bars: put UIButtons into a UIStackView.")
open class UIToolbar: View, AbsentMembers {}

/// Not there: there is one window: add the controllers as children of one controller.
@available(*, unavailable, message: "There is one window: add the controllers as children of one controller.")
open class UISplitViewController: UIViewController, AbsentMembers {}

/// Not there: pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled.
@available(
  *, unavailable,
  message: "Pages are a collection view with .groupPaging, or a UIScrollView with isPagingEnabled."
)
open class UIPageViewController: UIViewController, AbsentMembers {}

/// Not there: a sheet has one height.
@available(*, unavailable, message: "A sheet has one height: set modalPresentationStyle of the controller.")
open class UISheetPresentationController: AbsentObject {}

/// Not there: there are no storyboards: make the controller in code.
@available(*, unavailable, message: "There are no storyboards: make the controller in code.")
open class UIStoryboard: AbsentObject {}

/// Not there: there are no storyboards: make the controller in code.
@available(*, unavailable, message: "There are no storyboards: make the controller in code.")
open class UIStoryboardSegue: AbsentObject {}

/// Not there: there are no nib files: register the class itself.
@available(*, unavailable, message: "There are no nib files: register the class itself.")
open class UINib: AbsentObject {}

/// Not there: layers have no text: use a UILabel.
@available(*, unavailable, message: "Layers have no text: use a UILabel.")
open class CATextLayer: CALayer {}

/// Not there: there are no particles.
@available(*, unavailable, message: "There are no particles: animate views.")
open class CAEmitterLayer: CALayer {}

/// Not there: layers are not repeated: add them in a loop.
@available(*, unavailable, message: "Layers are not repeated: add them in a loop.")
open class CAReplicatorLayer: CALayer {}

/// Not there: there are no transitions of layers: animate their opacity.
@available(*, unavailable, message: "There are no transitions of layers: animate their opacity.")
open class CATransition: CAAnimation {}
