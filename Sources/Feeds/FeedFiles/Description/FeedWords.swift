import Carousel
package import ScreenInterface

/// The words that a feed shows by itself, in the feed's language: the default labels of an overlay's buttons.
package nonisolated struct FeedWords: Sendable, Hashable {
  /// The label of the button that shows one more line.
  package let more: String
  /// The label of that button when all lines show.
  package let less: String
  /// True for a feed whose own words stand in Japanese beside the English ones.
  package let isJapanese: Bool

  private init(_ more: String, _ less: String, isJapanese: Bool = false) {
    (self.more, self.less, self.isJapanese) = (more, less, isJapanese)
  }

  /// The words of a feed in English, and in every language that the table does not have.
  package static let english = FeedWords("More", "Less")

  /// The words of a Japanese feed, in both languages.
  package static let japanese = FeedWords("つづき / More", "たたむ / Less", isJapanese: true)

  private static let table: [String: FeedWords] = [
    "ar": FeedWords("المزيد", "أقل"), "de": FeedWords("Mehr", "Weniger"), "es": FeedWords("Más", "Menos"),
    "fr": FeedWords("Plus", "Moins"), "hi": FeedWords("और", "कम"), "ja": japanese,
    "ko": FeedWords("더 보기", "접기"), "pt": FeedWords("Mais", "Menos"), "th": FeedWords("เพิ่มเติม", "ย่อ"),
    "zh": FeedWords("更多", "收起"),
  ]

  /// Returns the words of a language, English ones for an unknown language.
  package static func words(in language: LanguageTag) -> FeedWords { table[language.language] ?? english }

  /// Returns the words for texts without a declared language: Japanese ones where a text has kana or kanji.
  package static func words(for texts: some Sequence<String>) -> FeedWords {
    texts.contains { $0.unicodeScalars.contains(where: isJapanese) } ? japanese : english
  }

  /// Returns true for kana and Han characters, which count as Japanese without a declared language.
  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: scalar.properties.isIdeographic
    }
  }

  /// The label of the button with the pause symbol.
  var pause: String { isJapanese ? "休止 · Pause auto-scroll" : "Pause auto-scroll" }

  /// The label of the button with the play symbol.
  var resume: String { isJapanese ? "再開 · Resume auto-scroll" : "Resume auto-scroll" }

  /// Returns the reason why a row does not turn by itself.
  func text(of reason: AutoScrollSettings.PauseReason) -> String {
    let (japanese, english) = reason.words
    return isJapanese ? "\(japanese) · \(english)" : english
  }
}

nonisolated extension AutoScrollSettings.PauseReason {
  /// The reason in Japanese and in English.
  fileprivate var words: (japanese: String, english: String) {
    switch self {
    case .drag: ("指の下", "held")
    case .hover: ("指し中", "hover")
    case .focus: ("選択中", "focus")
    case .offscreen: ("画面の外", "off screen")
    case .hidden: ("隠れ中", "hidden")
    case .occluded: ("覆われ中", "covered")
    case .inactive: ("背面", "inactive")
    case .reducedMotion: ("動きを控える", "reduced motion")
    case .button: ("休止", "paused")
    case .program: ("待機", "held back")
    case .stopped: ("終了", "stopped")
    }
  }
}

nonisolated extension FeedDocument {
  /// The words of the feed's language; without a declared language its titles tell whether it is Japanese.
  package var words: FeedWords {
    look.fonts.language.map(FeedWords.words(in:)) ?? FeedWords.words(for: titles)
  }

  /// Gives every overlay the words of its section's language, which is the feed's where it has none.
  mutating func takeWords() {
    guard sections.contains(where: { $0.carousel?.overlay != nil }) else { return }
    let usual = words
    for index in sections.indices {
      guard case .carousel(var carousel) = sections[index].layout else { continue }
      carousel.overlay?.words = sections[index].language.map(FeedWords.words(in:)) ?? usual
      sections[index].layout = .carousel(carousel)
    }
  }

  /// The titles of the feed, of its sections and of their cards, and the lines of overlays.
  private var titles: some Sequence<String> {
    let own = [title, subtitle]
    return own
      + sections.lazy.flatMap { section in
        let overlay = section.carousel?.overlay
        return [section.title, section.subtitle] + (overlay.map { $0.lines + $0.moreLines } ?? [])
          + section.allCards.map(\.title)
      }
  }
}
