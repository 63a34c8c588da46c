/// What iOS code uses of input, and what is not there: each name says what to write instead.

// MARK: Text input

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextInputDelegate {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextRange {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextPosition {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextChecker {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextInteraction {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextContentType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextDragDelegate {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIKeyboardType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIReturnKeyType {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIKeyboardAppearance {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIInputView {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIInputViewController {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIEditMenuInteraction {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIMenuController {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UITextInputTraits {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UISearchTextField {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class UIFindInteraction {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class NSTextStorage {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class NSTextContainer {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class NSLayoutManager {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class NSTextAttachment {}

/// Not there, of text input.
@available(*, unavailable, message: "Text is shown by UILabel; there is no text input.")
public final class NSTextLayoutManager {}

// MARK: Tables

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public final class UITableViewRowAction {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public final class UITableViewDataSourcePrefetching {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public final class UITableViewDragDelegate {}

/// Not there, of tables.
@available(*, unavailable, message: "A list is a UICollectionView with a list layout.")
public final class UITableViewDropDelegate {}

// MARK: Touches of several fingers

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UITransformGestureRecognizer {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPencilInteraction {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIScribbleInteraction {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPress {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPressesEvent {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPointerInteraction {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPointerStyle {}

/// Not there, of touches of several fingers.
@available(*, unavailable, message: "One pointer gives taps, long presses and pans.")
public final class UIPointerEffect {}

// MARK: Drag and drop

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDragInteraction {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDragInteractionDelegate {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDropInteraction {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDropInteractionDelegate {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDropSession {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDragSession {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDropProposal {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UICollectionViewDropProposal {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UICollectionViewDropCoordinator {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDragPreview {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIDragPreviewParameters {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UITargetedDragPreview {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UITargetedPreview {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class UIPreviewParameters {}

/// Not there, of drag and drop.
@available(*, unavailable, message: "Items cannot be dragged out of the window or into it.")
public final class NSItemProvider {}

// MARK: Haptics
