import Foundation
import ScreenInterface

/// A line breaker that divides a text into lines of a width.
///
/// Lines end at Unicode's break opportunities, spaces at a break are dropped, and a word longer than the line breaks
/// anywhere, though never so that its last letter is alone. Nothing extends into the margin.
struct LineComposer {
  /// A line: parts of the text, and inserted characters such as an ellipsis or a hyphen.
  struct Line {
    /// The parts of a line, in reading order.
    enum Part {
      case characters(Range<Int>)
      case inserted(String)
    }

    var parts: [Part]
    /// The line's paragraph, by the index of its first character.
    var paragraph: Int
    /// True for the last line of a paragraph.
    var endsParagraph = true
  }

  static let ellipsis = "…"
  /// The greatest number of characters in a line, for characters without width.
  private static let mostCharacters = 4096

  let text: String
  let characters: [Character]
  private let paragraphStyle: ParagraphStyle
  let indices: [String.Index]
  private let width: CGFloat
  private let measure: (LineComposer, Line) -> CGFloat
  private let findBreaks: ([Character]) -> [Bool]
  private var breaks: [Bool]?
  private var usualCount = 16
  private var paragraphStart = 0
  private(set) var paragraphEnd = 0

  /// Creates a line breaker; `breaks` returns where lines may end, as `LineBreakFinder` finds it.
  init(
    _ text: String, width: CGFloat, paragraph: ParagraphStyle, breaks: @escaping ([Character]) -> [Bool],
    measure: @escaping (LineComposer, Line) -> CGFloat
  ) {
    self.text = text
    self.width = width.isNaN ? 0 : max(0, width)
    self.measure = measure
    paragraphStyle = paragraph
    findBreaks = breaks
    (characters, indices) = text.breakableCharacters
  }

  /// Returns the lines of the text.
  ///
  /// A line break in the text ends a line; one at the very end begins no further line. A character wider than the width
  /// has a line of its own.
  mutating func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < characters.count {
      if start >= paragraphEnd {
        paragraphStart = start
        paragraphEnd = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      }
      let end = lineEnd(from: start)
      let next = nextStart(after: end)
      if lines.count + 1 == paragraphStyle.maximumLines, next < characters.count {
        lines.append(lastLine(from: start, to: end))
        return lines
      }
      var line = line(start, end)
      line.endsParagraph = next >= paragraphEnd
      lines.append(line)
      usualCount = max(4, end - start)
      start = next
    }
    return lines
  }

  /// Returns the string of a line.
  func string(of line: Line) -> String {
    if line.parts.count == 1, case .characters(let range) = line.parts[0] {
      return String(text[indices[range.lowerBound]..<indices[range.upperBound]])
    }
    var string = ""
    for part in line.parts {
      switch part {
      case .characters(let range): string += text[indices[range.lowerBound]..<indices[range.upperBound]]
      case .inserted(let inserted): string += inserted
      }
    }
    return string
  }

  private mutating func lineEnd(from start: Int) -> Int {
    let end = start + countFitting(from: start)
    if end == paragraphEnd { return end }
    if paragraphStyle.lineBreakMode == .byCharWrapping { return max(end, start + 1) }
    var place = end
    while place > start {
      if mayBreak(before: place) { return place }
      place -= 1
    }
    return end - start > 2 && isLastLetter(end) ? end - 1 : max(end, start + 1)
  }

  private mutating func mayBreak(before place: Int) -> Bool {
    if let breaks { return breaks[place] }
    let found = findBreaks(characters)
    breaks = found
    return found[place]
  }

  /// Returns true for the last letter of a word, which must not be alone on a line.
  private mutating func isLastLetter(_ place: Int) -> Bool {
    func isOfWord(_ place: Int) -> Bool { characters[place].isLetter || characters[place].isNumber }
    guard isOfWord(place - 1), isOfWord(place), !mayBreak(before: place) else { return false }
    return place + 1 >= paragraphEnd || characters[place + 1].isWhitespace || mayBreak(before: place + 1)
  }

  private func nextStart(after end: Int) -> Int {
    var next = end
    while next < characters.count, characters[next].isBreakingSpace { next += 1 }
    if next < characters.count, characters[next].isNewline { next += 1 }
    return next
  }

  /// Returns the last line that fits, of a text that continues after it.
  private func lastLine(from start: Int, to end: Int) -> Line {
    let ellipsis = Self.ellipsis
    switch paragraphStyle.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return line(start, end)
    case .byClipping:
      let count = countFitting(from: start)
      return line(start, min(start + count + 1, paragraphEnd))
    case .byTruncatingTail:
      var count = countFitting(from: start, to: nil, suffix: ellipsis)
      while count > 0, characters[start + count - 1].isPoorBeforeEllipsis { count -= 1 }
      return Line(parts: line(start, start + count).parts + [.inserted(ellipsis)], paragraph: paragraphStart)
    case .byTruncatingHead:
      let count = countFittingAtEnd(after: start, prefix: [.inserted(ellipsis)])
      return Line(parts: [.inserted(ellipsis)] + tail(count).parts, paragraph: paragraphStart)
    case .byTruncatingMiddle:
      let half = countFitting(from: start, to: width / 2, suffix: ellipsis)
      let head = line(start, start + half)
      let count = countFittingAtEnd(after: start + half, prefix: head.parts + [.inserted(ellipsis)])
      return Line(parts: head.parts + [.inserted(ellipsis)] + tail(count).parts, paragraph: paragraphStart)
    }
  }

  private func tail(_ count: Int) -> Line {
    var start = paragraphEnd - count
    while start < paragraphEnd, characters[start].isBreakingSpace { start += 1 }
    return line(start, paragraphEnd)
  }

  private func countFitting(from start: Int) -> Int { countFitting(from: start, to: nil, suffix: "") }

  /// Returns the number of the paragraph's characters, from `start`, that fit on a line.
  ///
  /// The first guess is the length of the last line, the next ones follow from the mean advance, then the remaining
  /// range is bisected: two to four measurements a line in most texts, however long.
  private func countFitting(from start: Int, to room: CGFloat?, suffix: String) -> Int {
    search(upTo: paragraphEnd - start, room: room ?? width) { count in
      var line = line(start, start + count)
      if !suffix.isEmpty { line.parts.append(.inserted(suffix)) }
      return line
    }
  }

  /// Returns the number of the paragraph's last characters that fit on a line after `prefix`.
  private func countFittingAtEnd(after start: Int, prefix: [Line.Part]) -> Int {
    search(upTo: paragraphEnd - start, room: width) { count in
      var line = tail(count)
      line.parts = prefix + line.parts
      return line
    }
  }

  private func search(upTo limit: Int, room: CGFloat, _ line: (Int) -> Line) -> Int {
    var fitting = 0
    var failing = min(limit, Self.mostCharacters) + 1
    var probe = usualCount
    var guesses = 0
    while fitting + 1 < failing {
      probe = min(max(probe, fitting + 1), failing - 1)
      let extent = measure(self, line(probe))
      if extent <= room { fitting = probe } else { failing = probe }
      guesses += 1
      let isGuessed = guesses <= 4 && extent > 0
      probe = isGuessed ? Int(min(room / extent * CGFloat(probe), 1e6)) : (fitting + failing) / 2
    }
    return fitting
  }

  /// Returns the characters between two indices without the spaces at their end; a soft hyphen there becomes visible.
  private func line(_ start: Int, _ end: Int) -> Line {
    var last = end
    while last > start, characters[last - 1].isBreakingSpace { last -= 1 }
    let isHyphenated =
      last > start && last < paragraphEnd && characters[last - 1].unicodeScalars.last == "\u{AD}"
    let parts: [Line.Part] = [.characters(start..<last)] + (isHyphenated ? [.inserted("-")] : [])
    return Line(parts: parts, paragraph: paragraphStart)
  }
}
