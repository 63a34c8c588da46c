import Foundation

/// Something to do when a control reports an event.
///
/// UIKit counterpart: `UIAction`, without menus.
public final class Action {
  /// What an action runs.
  public typealias Handler = @MainActor (Action) -> Void

  private struct State {
    weak var sender: Control?
  }

  private let handler: Handler
  private var state = State()

  /// What the action is called; default nothing.
  public let title: String

  /// Creates an action.
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
