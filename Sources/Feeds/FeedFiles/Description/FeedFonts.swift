package import Foundation
package import ScreenInterface

/// The fonts of a feed, by family.
package nonisolated struct FeedFonts: Sendable, Hashable {
  /// A font with its fallbacks.
  package struct Font: Sendable, Hashable {
    /// The family names in order of preference; where none is installed, or none has a character, `kind` is
    /// the fallback.
    package var names: [String] = []
    /// The kind of typeface to fall back on; default sans.
    package var kind = TextStyle.Family.sans
  }

  /// The font of titles and numerals; default the desktop's sans.
  package var titles = Font()
  /// The font of everything else; default the desktop's sans.
  package var text = Font()

  /// The language of the text; `nil` where each text's own script decides.
  package var language: LanguageTag?
  /// The scale of all text, which is that of the surroundings and no part of a feed; default 1.
  package var scale: CGFloat = 1

  /// A style of `Typography` in the fonts of the feed, at their scale.
  package subscript(_ style: TextStyle) -> TextStyle {
    let font = style.family == .serif ? titles : text
    var style = style
    style.family = font.kind
    style.names = font.names
    style.language = language
    return style.scaled(by: scale)
  }
}
