import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Typesetting

/// The sizes of texts by the words that have to fit in a line.
extension View {
  /// Sets a title in the largest style, from `style` down, in which each of its words fits in a line of `width`.
  ///
  /// It is never smaller than the body beneath it. Where a word fits in no such style the title has the size of
  /// running text, and hyphens end the lines of the word, which may be one more than `lines`. A title of one line
  /// ends in an ellipsis instead. Ideographs and kana may break anywhere and do not count as words.
  ///
  /// A title has at most `lines` lines at scale 1; 0 is no limit. `body` is the text beneath, whose style is set, also
  /// where this card has none; it is `nil` in a kind without one.
  func setTitle(
    _ label: Label, _ style: TextStyle, in width: CGFloat, _ look: FeedLook, lines: Int,
    above body: Label? = nil
  ) {
    let text: String = label.text
    let least = body?.style.size ?? 0
    let place = Typography.titles.firstIndex(of: style)
    let styles = place.map { Typography.titles[$0...].map { look.fonts[$0] } } ?? [look.fonts[style]]
    let fitting = styles.filter { $0.size >= least }
    let allowed = fitting.isEmpty ? Array(styles.prefix(1)) : fitting
    let most = look.lines(lines)
    if let whole = allowed.first(where: { hasRoom(forWordsOf: text, $0, in: width) }) {
      (label.style, label.numberOfLines, label.shownText) = (whole, most, nil)
    } else if most == 1 {
      (label.style, label.numberOfLines, label.shownText) = (allowed.last ?? look.fonts[style], most, nil)
    } else {
      let running = look.fonts[Typography.body].size
      label.style = allowed.last { $0.size >= running } ?? allowed.first ?? look.fonts[style]
      label.numberOfLines = most == 0 ? 0 : most + 1
      hyphenateWords(of: label, in: width)
    }
  }

  /// Breaks the words of a label that do not fit in a line of `width` by hyphens, where it may have several lines.
  func hyphenateWords(of label: Label, in width: CGFloat) {
    let text: String = label.text
    let broken = label.numberOfLines == 1 ? text : hyphenatingWords(of: text, label.style, in: width)
    label.shownText = broken == text ? nil : broken
  }

  /// Sets running text in the style of a look, smaller at a text scale above 1 where a word does not fit in a line.
  ///
  /// It is never smaller than at scale 1, nor than 0.7 of the style. Words that are longer than a line even then do
  /// not count.
  func setRunningText(_ label: Label, _ style: TextStyle, in width: CGFloat, _ look: FeedLook) {
    label.style = runningStyle(of: label.text, style, in: width, look)
  }

  /// Returns the style of such a text.
  func runningStyle(of text: String, _ style: TextStyle, in width: CGFloat, _ look: FeedLook) -> TextStyle {
    let full = look.fonts[style]
    guard look.fonts.scale > 1, width > 0, !text.isEmpty else { return full }
    let least = full.resized(to: max(style.size, (full.size * Self.leastRunning).rounded()))
    let words = longestWords(of: text).filter { self.width(of: $0, least) <= width }
    let whole = Self.sizes(from: full, to: least).first { style in
      words.allSatisfy { self.width(of: $0, style) <= width }
    }
    return whole ?? least
  }

  /// The least size of running text where a word does not fit, as a fraction of its style's.
  private static var leastRunning: CGFloat { 0.7 }

  /// Sets a short text such as a price in one line, in the largest style from that of a look in which it fits.
  ///
  /// It is not smaller than two thirds of the style at scale 1.
  func setShortText(_ label: Label, _ style: TextStyle, in width: CGFloat, _ look: FeedLook) {
    label.style = lineStyle(of: label.text, style, least: (style.size * 2 / 3).rounded(), in: width, look)
  }

  /// Returns the largest style from that of a look down to a size in which a text fits in one line, else the smallest.
  func lineStyle(
    of text: String, _ style: TextStyle, least size: CGFloat, in width: CGFloat, _ look: FeedLook
  ) -> TextStyle {
    let full = look.fonts[style]
    let least = full.resized(to: min(full.size, size))
    return Self.sizes(from: full, to: least).first { self.width(of: text, $0) <= width } ?? least
  }

  /// Returns a style in sizes from that of one to that of another, in even steps.
  private static func sizes(from full: TextStyle, to least: TextStyle) -> [TextStyle] {
    let steps = 6
    return (0...steps).map { step in
      let size = full.size + (least.size - full.size) * CGFloat(step) / CGFloat(steps)
      return full.resized(to: (size * 2).rounded() / 2)
    }
  }

  /// Returns the words of a text with the most characters, as parts between which a line may end.
  private func longestWords(of text: String) -> [String] {
    let most = 24
    let words = Set(text.split(whereSeparator: \.partsWords).flatMap(\.endingAtHyphens))
    guard words.count > most else { return Array(words) }
    return Array(words.sorted { ($0.count, $0) > ($1.count, $1) }.prefix(most))
  }

  /// Returns `text` with soft hyphens in each word that does not fit in a line of `width`.
  private func hyphenatingWords(of text: String, _ style: TextStyle, in width: CGFloat) -> String {
    replacingWords(of: text) { part in
      self.width(of: part.withShownHyphen, style) <= width ? part : part.softHyphenated
    }
  }

  /// Returns the first style in which each word of `text` fits in a line of `width`, else the last.
  func largest(of styles: [TextStyle], fitting text: String, in width: CGFloat) -> TextStyle? {
    styles.first { hasRoom(forWordsOf: text, $0, in: width) } ?? styles.last
  }

  /// Returns true where each word of `text` fits in a line of `width`.
  func hasRoom(forWordsOf text: String, _ style: TextStyle, in width: CGFloat) -> Bool {
    text.split(whereSeparator: \.partsWords).allSatisfy { self.width(of: String($0), style) <= width }
  }

  /// Returns `text` with an ellipsis in each word that does not fit in a line of `width`, so that no word is broken.
  func cuttingWords(of text: String, _ style: TextStyle, in width: CGFloat) -> String {
    guard !hasRoom(forWordsOf: text, style, in: width) else { return text }
    return replacingWords(of: text) { cutting($0, style, in: width) }
  }

  /// Returns `text` with each word, or each part of one up to its hyphen, replaced by another.
  private func replacingWords(of text: String, by replacement: (String) -> String) -> String {
    var replaced = ""
    var rest = text[...]
    while let first = rest.first {
      let end = rest.firstIndex(where: \.partsWords) ?? rest.endIndex
      replaced += rest[..<end].endingAtHyphens.map(replacement).joined()
      if end == rest.startIndex { replaced.append(first) }
      rest = rest[(end == rest.startIndex ? rest.index(after: end) : end)...]
    }
    return replaced
  }

  /// Returns a word, or a part of one up to its hyphen, with an ellipsis where it does not fit in a line.
  private func cutting(_ part: String, _ style: TextStyle, in width: CGFloat) -> String {
    let shown = part.withShownHyphen
    guard self.width(of: shown, style) > width else { return part }
    let line = context?.layout(shown, style: style, width: width, maximumLines: 1).lines.first?.string
    return line == shown ? part : line ?? part
  }

  /// Sets a name beneath or beside a picture, and returns its height.
  ///
  /// It is on one line in the larger style, or in the smaller one, else in at most `lines` lines of the
  /// smaller one, where `room` is high enough and no word is broken.
  func setName(
    _ label: Label, lines: Int, in width: CGFloat, room: CGFloat, _ look: FeedLook
  ) -> CGFloat {
    let small = look.fonts[Typography.smallName]
    let style = [look.fonts[Typography.name], small].first { self.width(of: label.text, $0) <= width }
    label.style = style ?? small
    let isWhole = label.text.split(whereSeparator: \.partsWords)
      .allSatisfy { self.width(of: String($0), small) <= width }
    let hasRoom = isWhole && room >= 2 * small.lineHeight
    label.numberOfLines = style == nil && hasRoom ? look.lines(lines) : 1
    guard label.numberOfLines != 1 else { return label.style.lineHeight }
    return label.height(in: width, room: room)
  }
}

extension Substring {
  /// The parts of a word that end at its hyphens, dashes and slashes, after which a line may end.
  nonisolated fileprivate var endingAtHyphens: [String] {
    reduce(into: [""]) { parts, character in
      parts[parts.count - 1].append(character)
      if let last = character.unicodeScalars.last,
        "-\u{AD}\u{2010}\u{2013}\u{2014}/".unicodeScalars.contains(last)
      {
        parts.append("")
      }
    }
  }
}

extension Character {
  /// True for a letter of Latin, Greek, Cyrillic, Armenian or Georgian, whose words are broken by hyphens.
  nonisolated fileprivate var hyphenates: Bool {
    guard isLetter, let scalar = unicodeScalars.first?.value else { return false }
    return scalar < 0x590 || (0x10A0...0x10FF).contains(scalar) || (0x1E00...0x1FFF).contains(scalar)
  }

  /// True for a space, for an ideograph or kana, which may part anywhere, and for a letter of a script that writes no
  /// spaces between words, which parts at the words of a dictionary.
  nonisolated fileprivate var partsWords: Bool {
    if isWhitespace || BlockTextMeasuring.advance(of: self) >= 1 { return true }
    return switch unicodeScalars.first?.value ?? 0 {
    // Thai and Lao, Burmese, Khmer.
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}

extension String {
  /// A part of a word as it is at the end of a line, where a soft hyphen shows.
  nonisolated fileprivate var withShownHyphen: String {
    unicodeScalars.last == "\u{AD}" ? self + "-" : self
  }

  /// The least number of letters before a hyphen in a word, and after it.
  nonisolated private static let (leastHead, leastTail) = (2, 3)

  /// A word with soft hyphens between its letters of alphabets that hyphenate, but near its ends.
  nonisolated fileprivate var softHyphenated: String {
    let letters = Array(self)
    return letters.indices.reduce(into: "") { word, place in
      let isInside = place >= Self.leastHead && place <= letters.count - Self.leastTail
      if isInside, letters[place - 1].hyphenates, letters[place].hyphenates { word.append("\u{AD}") }
      word.append(letters[place])
    }
  }
}

nonisolated extension TextStyle {
  /// Returns the style in another size, in points.
  fileprivate func resized(to size: CGFloat) -> TextStyle {
    var style = self
    style.size = size
    return style
  }
}
