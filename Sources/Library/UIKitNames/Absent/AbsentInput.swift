public import CollectionViews

/// What iOS code uses of input, and what is not there: each name says what to write instead.

// MARK: Text input

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public protocol UITextInputDelegate {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UITextRange: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UITextPosition: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UITextChecker: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UITextInteraction: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public struct UITextContentType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public protocol UITextDragDelegate {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public struct UIKeyboardType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public struct UIReturnKeyType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public struct UIKeyboardAppearance {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UIInputView: View, AbsentMembers {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UIInputViewController: UIViewController, AbsentMembers {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UIEditMenuInteraction: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UIMenuController: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public protocol UITextInputTraits {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UISearchTextField: Control, AbsentMembers {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class UIFindInteraction: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class NSTextStorage: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class NSTextContainer: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class NSLayoutManager: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "A label shows letters alone: put a UIImageView beside it.")
open class NSTextAttachment: AbsentObject {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
open class NSTextLayoutManager: AbsentObject {}

// MARK: Tables

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
open class UITableViewRowAction: AbsentObject {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public protocol UITableViewDataSourcePrefetching {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public protocol UITableViewDragDelegate {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public protocol UITableViewDropDelegate {}

// MARK: Touches of several fingers

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UITransformGestureRecognizer: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPencilInteraction: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIScribbleInteraction: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPress: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPressesEvent: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPointerInteraction: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPointerStyle: AbsentObject {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
open class UIPointerEffect: AbsentObject {}

// MARK: Drag and drop

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIDragInteraction: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public protocol UIDragInteractionDelegate {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIDropInteraction: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public protocol UIDropInteractionDelegate {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public protocol UIDropSession {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public protocol UIDragSession {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIDropProposal: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UICollectionViewDropProposal: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public protocol UICollectionViewDropCoordinator {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIDragPreview: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIDragPreviewParameters: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UITargetedDragPreview: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UITargetedPreview: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class UIPreviewParameters: AbsentObject {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
open class NSItemProvider: AbsentObject {}

// MARK: Haptics
