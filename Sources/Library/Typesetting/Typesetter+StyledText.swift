package import Foundation
package import ScreenInterface

extension Typesetter {
  /// Returns a text of several styles broken into lines of at most `width` points by `measure`, in visual order.
  ///
  /// Letters of two styles are not shaped together.
  package func layout(
    _ text: StyledText, width: CGFloat, paragraph: ParagraphStyle,
    measure: (String, TextStyle) -> CGFloat
  ) -> TextLayout {
    guard let first = text.runs.first else { return TextLayout(lines: []) }
    return withoutActuallyEscaping(measure) { measure in
      let finder = finder
      let runs = CharacterRuns(text)
      var composer = LineComposer(text.string, width: width, paragraph: paragraph) {
        finder.breaks(in: $0, of: text.string, language: first.style.language)
      } measure: { composer, line in
        runs.spans(of: line, in: composer).reduce(0) { $0 + measure($1.string, text.runs[$1.run].style) }
      }
      let composed = composer.lines()
      let needsOrder = text.string.needsOrdering(in: paragraph.direction)
      var order = needsOrder ? ParagraphOrder(composer.characters, fallback: paragraph.direction) : nil
      var lines: [TextLine] = []
      var parts: [[StyledPart]] = []
      for part in composed {
        let spans = runs.spans(of: part, in: composer)
        let highest = spans.map { text.runs[$0.run].style }.max { $0.lineHeight < $1.lineHeight }
        var line = TextLine(spans.map(\.string).joined(), style: highest ?? first.style, width: 0)
        order?.arrange(&line, of: part)
        let made = line.parts(of: spans) {
          measure($0, text.runs[$1].style)
        } style: {
          text.runs[$0].style
        }
        line.width = made.last.map { $0.left + $0.line.width } ?? 0
        lines.append(line)
        parts.append(made)
      }
      return TextLayout(lines: lines, parts: parts)
    }
  }
}

/// The run of each character of a styled text.
private nonisolated struct CharacterRuns {
  private let runs: [Int]

  init(_ text: StyledText) {
    var (unit, run) = (0, 0)
    runs = text.string.breakableCharacters.characters.map { character in
      while run + 1 < text.runs.count, unit >= text.runs[run].end { run += 1 }
      unit += character.utf16.count
      return run
    }
  }

  /// Returns the parts of a line in reading order; what is inserted has the run of the character before it.
  func spans(of line: LineComposer.Line, in composer: LineComposer) -> [StyledSpan] {
    var spans: [StyledSpan] = []
    func add(_ string: Substring, _ run: Int) {
      if spans.last?.run == run {
        spans[spans.count - 1].string += string
      } else {
        spans.append(StyledSpan(string: String(string), run: run))
      }
    }
    for (index, part) in line.parts.enumerated() {
      switch part {
      case .characters(let range):
        var start = range.lowerBound
        while start < range.upperBound {
          let run = runs[start]
          let end = runs[start..<range.upperBound].firstIndex { $0 != run } ?? range.upperBound
          add(composer.text[composer.indices[start]..<composer.indices[end]], run)
          start = end
        }
      case .inserted(let string):
        var next: Int?
        if index + 1 < line.parts.count, case .characters(let range) = line.parts[index + 1] {
          next = runs.indices.contains(range.lowerBound) ? runs[range.lowerBound] : nil
        }
        add(string[...], spans.last?.run ?? next ?? 0)
      }
    }
    return spans
  }
}

/// Characters of a line in one style, in reading order.
private nonisolated struct StyledSpan {
  var string: String
  var run: Int
}

nonisolated extension TextLine {
  /// Returns the parts of one style and one direction, from left to right.
  fileprivate func parts(
    of spans: [StyledSpan], measure: (String, Int) -> CGFloat, style: (Int) -> TextStyle
  ) -> [StyledPart] {
    let bytes = string.utf8
    let whole = [DirectionalRun(bytes: 0..<bytes.count, level: 0)]
    var parts: [StyledPart] = []
    var left: CGFloat = 0
    for stretch in stretches.isEmpty ? whole : stretches {
      var start = 0
      let inside = spans.compactMap { span -> (Range<Int>, Int)? in
        defer { start += span.string.utf8.count }
        let common = (start..<start + span.string.utf8.count).clamped(to: stretch.bytes)
        return common.isEmpty ? nil : (common, span.run)
      }
      for (range, run) in stretch.isRightToLeft ? inside.reversed() : inside {
        let first = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        let part = String(string[first..<bytes.index(first, offsetBy: range.count)])
        let own = stretch.isRightToLeft ? [DirectionalRun(bytes: 0..<range.count, level: stretch.level)] : []
        let width = measure(part, run)
        let line = TextLine(part, style: style(run), width: width, direction: direction, stretches: own)
        parts.append(StyledPart(line, run: run, left: left))
        left += width
      }
    }
    return parts
  }
}
