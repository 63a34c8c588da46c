public import CollectionViews
import LayoutGeometry

extension Button {
  /// The kind of a button.
  ///
  /// UIKit counterpart: `UIButton.ButtonType`.
  public nonisolated enum ButtonType: Int, Sendable, Hashable {
    /// Without a look of its own.
    case custom
    /// With the tint colour.
    case system
    /// A symbol of the system.
    case detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    let names: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    if buttonType == .custom { content.titleColors[.normal] = .white }
    if let name = names[buttonType] { setImage(UIImage(systemName: name), for: .normal) }
    content.update()
  }

  /// Creates a button of a kind with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .touchUpInside)
  }

  /// The content and the look; default none.
  public var configuration: Configuration? {
    get { content.configuration }
    set { content.configuration = newValue }
  }

  /// A closure that changes the configuration for the button's state; default none.
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { content.updateHandler }
    set {
      content.updateHandler = newValue
      newValue?(self)
    }
  }

  /// Calls the update handler.
  public func setNeedsUpdateConfiguration() { content.controlStateDidChange(self) }

  /// Sets the title of a state.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    content.titles[state] = title
    content.update()
  }

  /// Sets the title colour of a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    content.update()
  }

  /// Sets the picture of a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    content.update()
  }

  /// Returns the title of a state.
  public func title(for state: UIControl.State) -> String? {
    content.titles[state] ?? content.titles[.normal]
  }

  /// Returns the picture of a state.
  public func image(for state: UIControl.State) -> UIImage? {
    content.images[state] ?? content.images[.normal]
  }

  /// The title that is shown.
  public var currentTitle: String? { title(for: state) }

  /// The label of the title.
  public var titleLabel: UILabel? { content.titleLabel }

  /// The view of the picture.
  public var imageView: UIImageView? { content.imageView }

  /// The distances of the content from the edges, in points; default 0.
  public var contentEdgeInsets: UIEdgeInsets {
    get { content.insets }
    set {
      content.insets = newValue
      content.update()
    }
  }

  final var content: ButtonContent {
    if let known = customContent as? ButtonContent { return known }
    let made = ButtonContent()
    made.button = self
    if !title.isEmpty { made.titles[.normal] = title }
    customContent = made
    attachments.controlObserver = made
    return made
  }
}
