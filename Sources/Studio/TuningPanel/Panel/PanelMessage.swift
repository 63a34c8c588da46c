/// Something that was done or refused, in words on the panel.
package struct PanelMessage: Sendable, Hashable {
  /// The words.
  package let words: String
  /// True when nothing was done.
  package let isRefusal: Bool

  /// Tells something that was done.
  package static func done(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: false) }

  /// Says why nothing was done.
  package static func refused(_ words: String) -> PanelMessage { PanelMessage(words: words, isRefusal: true) }
}
