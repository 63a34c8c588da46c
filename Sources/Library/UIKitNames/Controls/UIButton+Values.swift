public import CollectionViews
public import Foundation
import UIKitBase

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

  /// Returns the colour of the title of a state; `nil` for the tint colour.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    content.value(content.titleColors, in: state)
  }

  /// Sets the title of a state from a string whose font and colour count for all states.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    if let font = title?.longest(.font) as? UIFont { content.titleLabel.font = font }
    if let color = title?.longest(.foregroundColor) as? UIColor { content.titleColors[state] = color }
    setTitle(title?.string, for: state)
  }

  /// Returns the title of a state, without attributes; `nil` for none.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
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
