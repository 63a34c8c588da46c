import Foundation

/// A closure that a control runs when it reports an event.
///
/// UIKit counterpart: `UIAction`, without menus.
@preconcurrency @MainActor
public final class Action {
  /// The closure of an action, called with the action itself.
  public typealias Handler = (Action) -> Void

  private struct State {
    weak var sender: Control?
  }

  private let handler: Handler
  private var state = State()

  /// The action's name; default empty.
  public let title: String

  /// Creates an action from its closure.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  /// The control that reported the event, while the action runs.
  public var sender: Any? { state.sender }

  /// Runs the action on behalf of a control.
  func perform(for control: Control) {
    state.sender = control
    handler(self)
    state.sender = nil
  }
}
