/// A message on the panel about something that was done or refused.
package struct PanelMessage: Sendable, Hashable {
  /// The text.
  package let words: String
  /// True when nothing was done.
  package let isRefusal: Bool

  /// Creates a message about something that was done.
  package static func done(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: false) }

  /// Creates a message on why nothing was done.
  package static func refused(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: true) }
}
