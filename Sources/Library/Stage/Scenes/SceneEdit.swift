import CollectionViews
package import Foundation
import ScreenInterface

/// An edit of a running scene: of its data, as an app makes it, or of its numbers, as a tuning panel does.
package nonisolated enum SceneEdit: Sendable, Hashable {
  /// A change of the cards of the section with this id.
  case cards(CardChange, inRow: String)
  /// A scroll to an offset in points, of a scroller by its name in files: a jump, or animated.
  case offset(Double, of: String, animated: Bool = false)
  /// Another value, as a feed file writes it, for the setting of this name; `nil` restores the file's.
  case setting(String, to: String?)
  /// The response to the request for more cards of the section with this id; `nil` for that of a refresh.
  case answer(moreOf: String?)

  /// The kinds of change of a section's cards.
  package enum CardChange: Sendable, Hashable {
    /// A new card before the one at this index, with the same content.
    case insert(at: Int)
    /// The removal of a card.
    case remove(at: Int)
    /// The move of a card; `to` is an index without the card.
    case move(from: Int, to: Int)
  }
}

/// An object that can edit a scene's data and numbers.
package protocol SceneEditing: AnyObject {
  /// True when the sections' cards can be edited, and not only numbers.
  var hasEditableCards: Bool { get }

  /// Performs the edit; returns `false` when there is no such section, card or setting.
  func perform(_ edit: SceneEdit) -> Bool
}

extension Stage {
  /// Edits the scene at `time`; returns `false` when the scene cannot be edited so.
  package func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    call {
      takeBackLook()
      catchUp(to: time)
      if case .offset(let offset, let name, let isAnimated) = edit {
        return place(scroller: name, at: offset, animated: isAnimated)
      }
      return editor?.perform(edit) ?? false
    }
  }

  /// True when the scene's cards can be changed by `perform(_:at:)`.
  package var isEditable: Bool { editor?.hasEditableCards ?? false }

  private var editor: (any SceneEditing)? {
    content.owned.lazy.compactMap { $0 as? any SceneEditing }.first
  }
}
