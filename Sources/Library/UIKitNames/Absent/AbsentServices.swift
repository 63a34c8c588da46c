/// What iOS code uses and what is not there: each name is an error that says what to write instead.

/// Not there: there is no drawing of pictures: use UIImage(named:) or views.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public final class UIGraphicsImageRenderer {}

/// Not there: there is no drawing of pictures: use UIImage(named:) or views.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public final class UIGraphicsRenderer {}

/// Not there: there is no drawing of paths: use views, or override draw(with:) for a display list.
@available(
  *, unavailable,
  message: "There is no drawing of paths: use views, or override draw(with:) for a display list."
)
public final class CGContext {}

/// Not there: there is no drawing of paths: use views with corners and borders, or an SVG picture.
@available(
  *, unavailable,
  message: "There is no drawing of paths: use views with corners and borders, or an SVG picture."
)
public final class CGPath {}

/// Not there: there is no drawing of paths: use views with corners and borders, or an SVG picture.
@available(
  *, unavailable,
  message: "There is no drawing of paths: use views with corners and borders, or an SVG picture."
)
public final class CGMutablePath {}

/// Not there: pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).
@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
public final class CGImage {}

/// Not there: pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).
@available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
public final class CIImage {}

/// Not there: there is one pointer: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There is one pointer: use UIPanGestureRecognizer.")
public final class UIPinchGestureRecognizer {}

/// Not there: there is one pointer: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There is one pointer: use UIPanGestureRecognizer.")
public final class UIRotationGestureRecognizer {}

/// Not there: hover is not reported: cells of a feed darken under the pointer by themselves.
@available(
  *, unavailable,
  message: "Hover is not reported: cells of a feed darken under the pointer by themselves."
)
public final class UIHoverGestureRecognizer {}

/// Not there: there are no edges to pull from: use UIPanGestureRecognizer.
@available(*, unavailable, message: "There are no edges to pull from: use UIPanGestureRecognizer.")
public final class UIScreenEdgePanGestureRecognizer {}

/// Not there: there are no menus: use a UISegmentedControl or buttons.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
public final class UIMenu {}

/// Not there: there are no menus: use a UISegmentedControl or buttons.
@available(*, unavailable, message: "There are no menus: use a UISegmentedControl or buttons.")
public final class UIMenuElement {}

/// Not there: there are no menus of items: use a long press.
@available(*, unavailable, message: "There are no menus of items: use a long press.")
public final class UIContextMenuConfiguration {}

/// Not there: there are no menus of items: use a long press.
@available(*, unavailable, message: "There are no menus of items: use a long press.")
public final class UIContextMenuInteraction {}

/// Not there: there are no swipe actions: use accessories or a long press.
@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
public final class UISwipeActionsConfiguration {}

/// Not there: there are no swipe actions: use accessories or a long press.
@available(*, unavailable, message: "There are no swipe actions: use accessories or a long press.")
public final class UIContextualAction {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public final class UICollectionViewDragDelegate {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public final class UICollectionViewDropDelegate {}

/// Not there: items cannot be dragged between views.
@available(*, unavailable, message: "Items cannot be dragged between views.")
public final class UIDragItem {}

/// Not there: there are no wheels to pick from: use a UISegmentedControl or a list.
@available(*, unavailable, message: "There are no wheels to pick from: use a UISegmentedControl or a list.")
public final class UIPickerView {}

/// Not there: there are no wheels to pick from: use a list.
@available(*, unavailable, message: "There are no wheels to pick from: use a list.")
public final class UIDatePicker {}

/// Not there: there is no chooser of colours: use buttons.
@available(*, unavailable, message: "There is no chooser of colours: use buttons.")
public final class UIColorWell {}

/// Not there: there is no browser.
@available(*, unavailable, message: "There is no browser.")
public final class UIWebView {}

/// Not there: there is no browser.
@available(*, unavailable, message: "There is no browser.")
public final class WKWebView {}

/// Not there: there are no maps: use a picture.
@available(*, unavailable, message: "There are no maps: use a picture.")
public final class MKMapView {}

/// Not there: there is no video and no sound: a GIF plays in a UIImageView.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
public final class AVPlayer {}

/// Not there: there is no video and no sound: a GIF plays in a UIImageView.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
public final class AVPlayerLayer {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public final class UIApplicationDelegate {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public final class UISceneDelegate {}

/// Not there: a program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool.
@available(
  *, unavailable,
  message: "A program shows a controller with OrihonWindow.show(_:), or lists scenes with OrihonTool."
)
public final class UIWindowSceneDelegate {}

/// Not there: there is one window: UIScreen.main has its size.
@available(*, unavailable, message: "There is one window: UIScreen.main has its size.")
public final class UIWindowScene {}

/// Not there: there is no SwiftUI: write the view with UIKit's names.
@available(*, unavailable, message: "There is no SwiftUI: write the view with UIKit's names.")
public final class UIHostingController {}

/// Not there: there is no SwiftUI: write the content as a UIListContentConfiguration or views.
@available(
  *, unavailable,
  message: "There is no SwiftUI: write the content as a UIListContentConfiguration or views."
)
public final class UIHostingConfiguration {}

/// Not there: a desktop gives no feedback that can be felt: leave the line out.
@available(*, unavailable, message: "A desktop gives no feedback that can be felt: leave the line out.")
public final class UINotificationFeedbackGenerator {}

/// Not there: the clipboard is not there.
@available(*, unavailable, message: "The clipboard is not there.")
public final class UIPasteboard {}

/// Not there: keys go to the focused control: override handleKey(_:).
@available(*, unavailable, message: "Keys go to the focused control: override handleKey(_:).")
public final class UIKeyCommand {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public final class UITextInput {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public final class UITextFieldDelegate {}

/// Not there: there is no text input.
@available(*, unavailable, message: "There is no text input.")
public final class UITextViewDelegate {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public final class UISearchResultsUpdating {}

/// Not there: there is no text input: filter with buttons or a UISegmentedControl.
@available(*, unavailable, message: "There is no text input: filter with buttons or a UISegmentedControl.")
public final class UISearchBarDelegate {}
