public import CollectionViews
public import Foundation

/// What iOS code calls on views, controllers and layers and what is not there, in one place.

extension View {
  /// Creates a view from a nib file: not there.
  @available(
    *, unavailable, message: "There are no nib files: write `required init?(coder: NSCoder) { nil }`."
  )
  public convenience init?(coder: NSCoder) { self.init(frame: .zero) }

  /// Adds an interaction: not there.
  @available(
    *, unavailable, message: "There are no menus and no dragging of items: use a gesture recognizer."
  )
  public func addInteraction(_ interaction: Any) {}

  /// Ends text input: there is none, so that this returns true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Returns a picture of the view: not there.
  @available(*, unavailable, message: "There are no pictures of views: show a second view.")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  /// Paints the view into a picture: not there.
  @available(*, unavailable, message: "There are no pictures of views: show a second view.")
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// The view whose opacity cuts this one: not there.
  @available(
    *, unavailable, message: "There are no masks: use corners and clipsToBounds, or a gradient above."
  )
  public var mask: UIView? {
    get { nil }
    set { _ = newValue }
  }
}

extension CollectionView {
  /// Creates a collection view from a nib file: not there.
  @available(
    *, unavailable, message: "There are no nib files: write `required init?(coder: NSCoder) { nil }`."
  )
  public convenience init?(coder: NSCoder) { nil }
}

extension CollectionView {
  /// Registers the cell of a nib file: not there.
  @available(*, unavailable, message: "There are no nib files: register the class itself.")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Registers the view of a nib file: not there.
  @available(*, unavailable, message: "There are no nib files: register the class itself.")
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}

extension UIViewController {
  /// The storyboard of the controller: not there.
  @available(*, unavailable, message: "There are no storyboards: make the controller in code.")
  public var storyboard: UIStoryboard? { nil }

  /// Goes to another controller of a storyboard: not there.
  @available(*, unavailable, message: "There are no storyboards: make the controller in code.")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// The theme of the controller alone; it has no effect, that of the window counts.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitCollection.userInterfaceStyle }
    set { _ = newValue }
  }

  /// Reads the status bar's look again; it has no effect, there is none.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Reads the orientations again; it has no effect, the window has any shape.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Reads whether the home indicator is hidden again; it has no effect, there is none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The button that begins and ends the editing mode; nothing shows it.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        self?.setEditing(self?.isEditing == false, animated: true)
      })
  }
}

extension RefreshControl {
  /// The words beneath the book: not there.
  @available(*, unavailable, message: "The control shows no words: say them in a header.")
  public var attributedTitle: NSAttributedString? {
    get { nil }
    set { _ = newValue }
  }
}

extension CALayer {
  /// The transform of everything inside: not there.
  @available(
    *, unavailable,
    message: "Each view has its own perspective: set m34 of the transform of the views inside."
  )
  public var sublayerTransform: CATransform3D {
    get { CATransform3DIdentity }
    set { _ = newValue }
  }

  /// The layer whose opacity cuts this one: not there.
  @available(
    *, unavailable, message: "There are no masks: use corners and masksToBounds, or a gradient above."
  )
  public var mask: CALayer? {
    get { nil }
    set { _ = newValue }
  }

  /// The picture of the layer: not there.
  @available(*, unavailable, message: "Show a picture with UIImageView.")
  public var contents: Any? {
    get { nil }
    set { _ = newValue }
  }
}

/// Not there: there is no Objective-C.
@available(*, unavailable, message: "There are no selectors: write a closure.")
public struct Selector {}
