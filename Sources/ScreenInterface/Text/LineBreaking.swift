package import Foundation

/// The breaking of Japanese and Latin text into lines.
///
/// Japanese breaks between any two characters except where kinsoku (Japan's line-breaking rules) forbids it,
/// Latin words and numbers stay whole, spaces at a break are swallowed, and a word longer than the line
/// breaks anywhere, though no letter of it comes to stand alone. Nothing hangs over the margin. Source: JIS X 4051, 行頭・行末禁則.
package enum LineBreaking {
  /// Returns the lines of `text`, each at most `width` points wide by `measure`.
  ///
  /// There are at most `maximumLines` of them (0 means no limit); if text was left out, the last one ends in
  /// `…`.
  ///
  /// A line break in `text` ends a line; one at the very end begins no further line. A character wider than
  /// `width` has a line of its own.
  package static func lines(
    of text: String, fitting width: CGFloat, maximumLines: Int, measure: (String) -> CGFloat
  ) -> [String] {
    withoutActuallyEscaping(measure) { measure in
      var breaker = LineBreaker(text: text, width: width, measure: measure)
      return breaker.lines(maximumLines: maximumLines)
    }
  }

  /// Returns true when a line may end between two characters that follow each other.
  static func allowsBreak(between left: Character, and right: Character) -> Bool {
    if right.isNewline || left.isNewline { return true }
    if isSpace(right) || isGlue(left) || isGlue(right) { return false }
    if neverStarts.contains(right) || neverEnds.contains(left) { return false }
    if isSpace(left) { return true }
    if left == right, inseparable.contains(left) { return false }
    return !(isWordPart(left) && isWordPart(right))
  }

  /// Returns true when `character` is a space that a line end swallows.
  static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\u{3000}"
  }

  /// Returns true when a line may end in `character`.
  static func mayEnd(_ character: Character) -> Bool { !neverEnds.contains(character) }

  private static func isGlue(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2060}"
  }

  /// Returns true for a character of a word that stays whole.
  static func isWordPart(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return BlockTextMeasuring.advance(of: character) < 1 && !(0xFF61...0xFF9F).contains(scalar.value)
  }

  private static let neverStarts = Set<Character>(
    "、。，．,.・：；:;！？!?‼⁇⁈⁉ー゠〜～‐–々ゝゞヽヾ〻）)］]｝}〕〉》」』】〙〗〟’”｠»›…‥％%‰℃°′″￠¢"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡､｣･ｰﾞﾟｧｨｩｪｫｯｬｭｮ")
  private static let neverEnds = Set<Character>("（(［[｛{〔〈《「『【〘〖〝‘“｟«‹｢￥¥＄$￡£№＃#")
  private static let inseparable = Set<Character>("—―…‥〳〴〵")
}

private struct LineBreaker {
  let text: String
  let width: CGFloat
  let measure: (String) -> CGFloat
  let characters: [Character]
  let indices: [String.Index]
  var usualCount = 16
  var paragraphEnd = 0

  init(text: String, width: CGFloat, measure: @escaping (String) -> CGFloat) {
    self.text = text
    self.width = width.isNaN ? 0 : max(0, width)
    self.measure = measure
    characters = Array(text)
    indices = Array(text.indices) + [text.endIndex]
  }

  mutating func lines(maximumLines: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    while start < characters.count {
      if start >= paragraphEnd {
        paragraphEnd = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      }
      let end = lineEnd(from: start)
      let next = nextStart(after: end)
      if lines.count + 1 == maximumLines, next < characters.count {
        lines.append(shortened(from: start))
        return lines
      }
      lines.append(line(start, end))
      usualCount = max(4, end - start)
      start = next
    }
    return lines
  }

  private func lineEnd(from start: Int) -> Int {
    let end = start + countFitting(from: start, suffix: "")
    if end == paragraphEnd { return end }
    var place = end
    while place > start {
      if LineBreaking.allowsBreak(between: characters[place - 1], and: characters[place]) { return place }
      place -= 1
    }
    return end - start > 2 && isLastLetter(end) ? end - 1 : max(end, start + 1)
  }

  /// Returns true for the last letter of a word, which does not go on into a line of its own.
  private func isLastLetter(_ place: Int) -> Bool {
    guard LineBreaking.isWordPart(characters[place - 1]), LineBreaking.isWordPart(characters[place]) else {
      return false
    }
    guard place + 1 < paragraphEnd else { return true }
    let next = characters[place + 1]
    return LineBreaking.isSpace(next) || LineBreaking.allowsBreak(between: characters[place], and: next)
  }

  private func nextStart(after end: Int) -> Int {
    var next = end
    while next < characters.count, LineBreaking.isSpace(characters[next]) { next += 1 }
    if next < characters.count, characters[next].isNewline { next += 1 }
    return next
  }

  private func shortened(from start: Int) -> String {
    var count = countFitting(from: start, suffix: "…")
    while count > 0, isPoorBeforeEllipsis(characters[start + count - 1]) { count -= 1 }
    return line(start, start + count) + "…"
  }

  private func isPoorBeforeEllipsis(_ character: Character) -> Bool {
    LineBreaking.isSpace(character) || !LineBreaking.mayEnd(character) || character == "…"
  }

  /// Returns the number of the paragraph's characters, from `start`, that fit on a line.
  ///
  /// The first guess is the length of the last line, the next ones follow from the mean advance, then the
  /// remaining range is halved: two to four measurements a line in most texts, however long.
  private func countFitting(from start: Int, suffix: String) -> Int {
    var fitting = 0
    var failing = paragraphEnd - start + 1
    var probe = usualCount
    var guesses = 0
    while fitting + 1 < failing {
      probe = min(max(probe, fitting + 1), failing - 1)
      let extent = measure(line(start, start + probe) + suffix)
      if extent <= width { fitting = probe } else { failing = probe }
      guesses += 1
      let isGuessed = guesses <= 4 && extent > 0
      probe = isGuessed ? Int(min(width / extent * CGFloat(probe), 1e6)) : (fitting + failing) / 2
    }
    return fitting
  }

  private func line(_ start: Int, _ end: Int) -> String {
    var last = end
    while last > start, LineBreaking.isSpace(characters[last - 1]) { last -= 1 }
    return String(text[indices[start]..<indices[last]])
  }
}
