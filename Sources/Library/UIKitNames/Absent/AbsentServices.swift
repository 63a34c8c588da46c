public import CollectionViews

/// What iOS code uses and what is not there: each name is an error that says what to write instead.

/// Not there: there is no drawing of pictures: use UIImage(named:) or views.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
open class UIGraphicsImageRenderer: AbsentObject {}

/// Not there: there is no drawing of pictures: use UIImage(named:) or views.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
open class UIGraphicsRenderer: AbsentObject {}

/// Not there: there is no drawing of paths: use views, or override draw(with:) for a display list.
@available(
  *, unavailable,
  message: "There is no drawing of paths: use views, or override draw(with:) for a display list."
)
open class CGContext: AbsentObject {}

/// Not there: pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).
@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
open class CGImage: AbsentObject {}

/// Not there: pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).
@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
open class CIImage: AbsentObject {}

/// Not there: there is one pointer: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There is one pointer: use UIPanGestureRecognizer.")
open class UIPinchGestureRecognizer: UIGestureRecognizer, AbsentMembers {}

/// Not there: there is one pointer: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There is one pointer: use UIPanGestureRecognizer.")
open class UIRotationGestureRecognizer: UIGestureRecognizer, AbsentMembers {}

/// Not there: hover is not reported: cells of a feed darken under the pointer by themselves.
@available(
  *, unavailable,
  message: "Hover is not reported: cells of a feed darken under the pointer by themselves."
)
open class UIHoverGestureRecognizer: UIGestureRecognizer, AbsentMembers {}

/// Not there: there are no edges to pull from: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There are no edges to pull from: use UIPanGestureRecognizer.")
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer, AbsentMembers {}

/// Not there: there are no menus: use a UISegmentedControl or buttons.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
open class UIMenu: AbsentObject {}

/// Not there: there are no menus: use a UISegmentedControl or buttons.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
open class UIMenuElement: AbsentObject {}

/// Not there: there are no menus of items: use a long press.
@available(*, unavailable, message: "There are no menus of items: use a long press.")
open class UIContextMenuConfiguration: AbsentObject {}

/// Not there: there are no menus of items: use a long press.
@available(*, unavailable, message: "There are no menus of items: use a long press.")
open class UIContextMenuInteraction: AbsentObject {}

/// Not there: there are no swipe actions: use accessories or a long press.
@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
open class UISwipeActionsConfiguration: AbsentObject {}

/// Not there: there are no swipe actions: use accessories or a long press.
@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
open class UIContextualAction: AbsentObject {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public protocol UICollectionViewDragDelegate {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public protocol UICollectionViewDropDelegate {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
open class UIDragItem: AbsentObject {}

/// Not there: there are no wheels to pick from: use a UISegmentedControl or a list.
@available(*, unavailable, message: "There are no wheels to pick from: use a UISegmentedControl or a list.")
open class UIPickerView: View, AbsentMembers {}

/// Not there: there are no wheels to pick from: use a list.
@available(*, unavailable, message: "There are no wheels to pick from: use a list.")
open class UIDatePicker: Control, AbsentMembers {}

/// Not there: there is no chooser of colours: use buttons.
@available(*, unavailable, message: "There is no chooser of colours: use buttons.")
open class UIColorWell: Control, AbsentMembers {}

/// Not there: there is no browser.
@available(*, unavailable, message: "There is no browser.")
open class UIWebView: View, AbsentMembers {}

/// Not there: there is no browser.
@available(*, unavailable, message: "There is no browser.")
open class WKWebView: View, AbsentMembers {}

/// Not there: there are no maps: use a picture.
@available(*, unavailable, message: "There are no maps: use a picture.")
open class MKMapView: View, AbsentMembers {}

/// Not there: there is no video and no sound: a GIF plays in a UIImageView.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
open class AVPlayer: AbsentObject {}

/// Not there: there is no video and no sound: a GIF plays in a UIImageView.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
open class AVPlayerLayer: CALayer {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public protocol UIApplicationDelegate {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public protocol UISceneDelegate {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public protocol UIWindowSceneDelegate {}

/// Not there: there is one window: UIScreen.main has its size.
@available(*, unavailable, message: "There is one window: UIScreen.main has its size.")
open class UIWindowScene: AbsentObject {}

/// Not there: there is no SwiftUI: write the view with UIKit's names.
@available(*, unavailable, message: "There is no SwiftUI: write the view with UIKit's names.")
open class UIHostingController<Content>: UIViewController, AbsentMembers {}

/// Not there: there is no SwiftUI: write the content as a UIListContentConfiguration or views.
@available(
  *, unavailable,
  message: "There is no SwiftUI: write the content as a UIListContentConfiguration or views."
)
open class UIHostingConfiguration: AbsentObject, UIContentConfiguration {
  /// Not there, as the type.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentConfiguration.cell().makeContentView()
  }
  /// Not there, as the type.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Not there: the clipboard is not there.
@available(*, unavailable, message: "The clipboard is not there.")
open class UIPasteboard: AbsentObject {}

/// Not there: keys go to the focused control: override handleKey(_:).
@available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
open class UIKeyCommand: AbsentObject {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public protocol UITextInput {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public protocol UITextFieldDelegate {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public protocol UITextViewDelegate {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public protocol UISearchResultsUpdating {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public protocol UISearchBarDelegate {}
