public import CollectionViews
import UIKitBase

extension CollectionViewCell {
  final var configured: CellContent {
    if let known = attachments.object(of: CellContent.self) { return known }
    let made = CellContent(of: self)
    attachments.keep(made, as: CellContent.self)
    return made
  }

  /// The content as a value, whose view fills the content view; default none.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.content = newValue }
  }

  /// The background as a value; default none.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.usesDefaultBackground = false
      configured.background = newValue
    }
  }

  /// A closure that changes the configurations for the cell's state; default none.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { configured.updateHandler }
    set {
      configured.updateHandler = newValue
      configured.update()
    }
  }

  /// Calls `updateConfiguration(using:)` and the update handler.
  public func setNeedsUpdateConfiguration() { configured.update() }

  /// The state of the cell.
  public var configurationState: UICellConfigurationState { configured.state }

  /// True when the content follows the state by itself; it has no effect, it does.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when the background follows the state by itself; it has no effect, it does.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The view behind the content; default none.
  public var backgroundView: UIView? {
    get { configured.backgroundView }
    set { configured.backgroundView = newValue }
  }

  /// The view behind the content of a selected or pressed cell; default none.
  public var selectedBackgroundView: UIView? {
    get { configured.selectedBackgroundView }
    set { configured.selectedBackgroundView = newValue }
  }
}
