public import Foundation

/// A question with buttons, over the window.
///
/// UIKit counterpart: `UIAlertController`, without fields for text. Every button ends it, and its handler is called
/// afterwards. Escape takes the action that cancels, Enter the preferred one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of the question.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// Choices at the lower edge of the window.
    case actionSheet
    /// A question in the middle of the window.
    case alert
  }

  /// The kind of the question.
  public private(set) var preferredStyle = Style.alert
  /// The words beneath the title; default none.
  open var message: String? { didSet { panel.show(self) } }
  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The action whose title is bold and which Enter takes; default none.
  open var preferredAction: UIAlertAction? { didSet { panel.show(self) } }
  private let panel = AlertPanel(frame: .zero)

  /// Creates a question without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// The words on top; default none.
  open override var title: String? { didSet { panel.show(self) } }

  /// Makes the panel with the words and the buttons.
  open override func loadView() { view = panel }

  /// Adds a button; an action that cancels stands last.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.whenChanged = { [weak self] in self.map { $0.panel.show($0) } }
    panel.onChoice = { [weak self] in self?.take($0) }
    panel.show(self)
  }

  private func take(_ action: UIAlertAction) {
    guard action.isEnabled, presentingViewController != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Takes the action that cancels; nothing happens without one.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) { take(action) }
  }

  /// Takes the preferred action, or the only one.
  func takePreferred() {
    if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) { take(action) }
  }
}

/// A button of a question.
///
/// UIKit counterpart: `UIAlertAction`.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of a button.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// A choice.
    case `default`
    /// The way out, which stands last and is bold.
    case cancel
    /// A choice that deletes something, in red.
    case destructive
  }

  /// The text of the button; default none.
  public let title: String?
  /// The kind of the button.
  public let style: Style
  /// True when the button can be pressed; default true.
  open var isEnabled = true { didSet { whenChanged() } }
  let handler: ((UIAlertAction) -> Void)?
  var whenChanged: () -> Void = {}

  /// Creates a button whose handler is called after the question is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
