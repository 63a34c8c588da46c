package import Foundation
package import ScreenInterface

/// The fonts of a feed, by family.
package nonisolated struct FeedFonts: Sendable, Hashable {
  /// A font with its fallbacks.
  package struct Font: Sendable, Hashable {
    /// The family names in order of preference; `kind` is the fallback.
    ///
    /// The fallback is used where none is installed, or none has a character.
    package var names: [String] = []
    /// The kind of the fallback typeface; default sans.
    package var kind = TextStyle.Family.sans
  }

  /// The font of titles and numerals; default the desktop's sans.
  package var titles = Font()
  /// The font of everything else; default the desktop's sans.
  package var text = Font()

  /// The language of the text; `nil` to derive it from each text's script.
  package var language: LanguageTag?
  /// The text scale of the environment, which is not part of a feed; default 1.
  package var scale: CGFloat = 1

  /// Returns a text style of `Typography` in the fonts of the feed, at their scale.
  package subscript(_ style: TextStyle) -> TextStyle {
    let font = style.family == .serif ? titles : text
    var style = style
    style.family = font.kind
    style.names = font.names
    style.language = language
    return style.scaled(by: scale)
  }
}
