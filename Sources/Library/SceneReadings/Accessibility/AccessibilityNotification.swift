package import Foundation
package import ScreenInterface

/// A message to a screen reader about a change.
///
/// UIKit counterpart: `UIAccessibility.Notification` with its argument.
package struct AccessibilityNotification: Sendable, Hashable {
  /// The kinds of messages.
  package enum Kind: String, Sendable, Hashable {
    /// The whole screen is new.
    case screenChanged
    /// Elements have come, gone or changed, or the focus has moved.
    case layoutChanged
    /// A row has turned its page.
    case pageScrolled
  }

  /// The kind.
  package var kind: Kind
  /// The time of the change, in seconds since the stage began.
  package var time: TimeInterval
  /// The element that the message is about; `nil` for the whole screen.
  package var element: ElementID?
  /// The words that are said; `nil` for none.
  package var announcement: String?

  /// Creates a message; by default about the whole screen, and without words.
  package init(
    _ kind: Kind, at time: TimeInterval, element: ElementID? = nil, announcement: String? = nil
  ) {
    self.kind = kind
    self.time = time
    self.element = element
    self.announcement = announcement
  }
}
