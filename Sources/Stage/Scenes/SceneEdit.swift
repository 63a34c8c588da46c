import CollectionViews
package import Foundation
import ScreenInterface

/// A change of a section's data, as an app makes it while people use the screen.
package nonisolated struct SceneEdit: Sendable, Hashable {
  /// The kinds of change.
  package enum Change: Sendable, Hashable {
    /// A new card before the one at this index, and like it.
    case insert(at: Int)
    /// The removal of a card.
    case remove(at: Int)
    /// The move of a card; `to` counts without the card.
    case move(from: Int, to: Int)
  }

  /// The section's id.
  package var row: String
  /// The change in the section.
  package var change: Change

  /// Creates a change.
  package init(row: String, _ change: Change) {
    self.row = row
    self.change = change
  }
}

/// An owner of a scene's data that can change the data.
package protocol SceneEditing: AnyObject {
  /// Changes the data; returns `false` when there is no such section or card.
  func perform(_ edit: SceneEdit) -> Bool
}

extension Stage {
  /// Changes the scene's data at `time`; returns `false` when the scene cannot.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    context.inOwnTime {
      takeBackLook()
      catchUp(to: time)
      return editor?.perform(edit) ?? false
    }
  }

  /// True when the scene's data can be changed by `perform(_:at:)`.
  package var isEditable: Bool { editor != nil }

  private var editor: (any SceneEditing)? {
    content.owned.lazy.compactMap { $0 as? any SceneEditing }.first
  }
}
