import CollectionViews
public import Foundation
import ScreenInterface

/// A change of a section's data, as an app makes it while people use the screen.
public nonisolated struct SceneEdit: Sendable, Hashable {
  /// What can change.
  public enum Change: Sendable, Hashable {
    /// A card like the one that is there appears before it.
    case insert(at: Int)
    /// A card goes.
    case remove(at: Int)
    /// A card goes elsewhere; the second place counts without it.
    case move(from: Int, to: Int)
  }

  /// The section's id.
  public var row: String
  /// What changes in it.
  public var change: Change

  /// Creates a change.
  public init(row: String, _ change: Change) {
    self.row = row
    self.change = change
  }
}

/// A scene's owner that can change its data.
public protocol SceneEditing: AnyObject {
  /// Changes the data; tells whether there was such a section and such a card.
  func perform(_ edit: SceneEdit) -> Bool
}

extension Stage {
  /// Changes the scene's data at `time`; tells whether the scene could.
  public func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    takeBackLook()
    catchUp(to: time)
    return editor?.perform(edit) ?? false
  }

  /// Whether the scene's data can be changed by `perform(_:at:)`.
  public var isEditable: Bool { editor != nil }

  private var editor: (any SceneEditing)? {
    content.owned.lazy.compactMap { $0 as? any SceneEditing }.first
  }
}
