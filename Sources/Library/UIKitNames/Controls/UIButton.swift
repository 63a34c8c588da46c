public import CollectionViews
public import Foundation
import LayoutGeometry
import UIKitBase

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

  /// Creates a button of a kind; one that is created otherwise is custom.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    let names: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    content.isTinted = buttonType != .custom
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
    content.attributedTitles[state] = nil
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

extension Button {
  /// Returns a button with a picture and an action, in the tint colour.
  public static func systemButton(with image: UIImage, primaryAction: UIAction? = nil) -> UIButton {
    let button = UIButton(type: .system, primaryAction: primaryAction)
    button.setImage(image, for: .normal)
    return button
  }

  /// The picture that is shown.
  public var currentImage: UIImage? { image(for: state) }

  /// The colour of the title that is shown.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  /// Returns the colour of the title of a state, white for a custom button by default; `nil` for the tint colour.
  public func titleColor(for state: UIControl.State) -> UIColor? { content.titleColor(in: state) }

  /// Sets the title of a state from a string whose font and colour count for all states.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.titles[state] = title?.string
    content.attributedTitles[state] = title
    content.update()
  }

  /// Returns the title of a state with the looks of its parts; `nil` for none.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(content.attributedTitles, in: state)
  }

  /// Sets the picture behind the content of a state, which fills the button.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.backgrounds[state] = image
    content.update()
  }

  /// Returns the picture behind the content of a state; `nil` for none.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(content.backgrounds, in: state)
  }

  /// Sets the size and the colour of the symbol of a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state] = configuration
    content.update()
  }

  /// True when a press switches between selected and not; default false.
  public var changesSelectionAsPrimaryAction: Bool {
    get { content.toggle != nil }
    set {
      if let toggle = content.toggle { removeAction(toggle, for: .touchUpInside) }
      content.toggle = nil
      guard newValue else { return }
      let toggle = UIAction { [weak self] _ in self?.isSelected.toggle() }
      content.toggle = toggle
      addAction(toggle, for: .touchUpInside)
    }
  }

  /// True when the configuration follows the state by itself; it has no effect, it does.
  public var automaticallyUpdatesConfiguration: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The distances of the title from its place; it has no effect.
  public var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// The distances of the picture from its place; it has no effect.
  public var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set { _ = newValue }
  }

  /// True when a pressed picture becomes darker; it has no effect, pressed content becomes fainter.
  public var adjustsImageWhenHighlighted: Bool {
    get { true }
    set { _ = newValue }
  }
}
