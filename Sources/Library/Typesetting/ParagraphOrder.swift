import CFriBidi
import Foundation
package import ScreenInterface

/// The visual order of the paragraphs of a text, computed when their first line is arranged.
nonisolated struct ParagraphOrder {
  private let characters: [Character]
  private let fallback: WritingDirection
  private var start = -1
  private var paragraph = BidiParagraph([], fallback: .leftToRight)
  /// The number of scalars before each character of the paragraph, and of all.
  private var places: [Int] = []

  init(_ characters: [Character], fallback: WritingDirection) {
    self.characters = characters
    self.fallback = fallback
  }

  /// Sets the direction and the runs of a line.
  mutating func arrange(_ line: inout TextLine, of composed: LineComposer.Line) {
    turn(to: composed.paragraph)
    var parts: [BidiParagraph.Part] = []
    var scalars: [Unicode.Scalar] = []
    for part in composed.parts {
      switch part {
      case .characters(let range):
        parts.append(.scalars(places[range.lowerBound - start]..<places[range.upperBound - start]))
        for character in characters[range] { scalars += character.unicodeScalars }
      case .inserted(let string):
        parts.append(.inserted(string.unicodeScalars.count))
        scalars += string.unicodeScalars
      }
    }
    line.direction = paragraph.direction
    let (order, levels) = paragraph.order(of: parts)
    line.stretches = Self.stretches(order, levels, scalars)
  }

  private mutating func turn(to first: Int) {
    guard first != start else { return }
    start = first
    let end = characters[first...].firstIndex(where: \.isNewline) ?? characters.count
    var scalars: [Unicode.Scalar] = []
    places = []
    for character in characters[first..<end] {
      places.append(scalars.count)
      scalars += character.unicodeScalars
    }
    places.append(scalars.count)
    paragraph = BidiParagraph(scalars, fallback: fallback)
  }

  /// Returns the runs of one level from left to right; empty where the line is wholly left to right.
  private static func stretches(_ order: [Int], _ levels: [UInt8], _ scalars: [Unicode.Scalar]) -> [TextLine
    .DirectionalRun]
  {
    if levels.allSatisfy({ $0 & 1 == 0 }) && order.enumerated().allSatisfy({ $0 == $1 }) { return [] }
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    var stretches: [TextLine.DirectionalRun] = []
    var place = 0
    while place < order.count {
      let level = levels[order[place]]
      let step = level & 1 == 1 ? -1 : 1
      var last = place
      while last + 1 < order.count, order[last + 1] == order[last] + step, levels[order[last + 1]] == level {
        last += 1
      }
      let bounds = (min(order[place], order[last]), max(order[place], order[last]))
      stretches.append(.init(bytes: offsets[bounds.0]..<offsets[bounds.1 + 1], level: level))
      place = last + 1
    }
    return stretches
  }
}

/// The visual order of a paragraph, by Unicode's bidirectional algorithm (annex 9).
package nonisolated struct BidiParagraph {
  /// A part of a line: scalars of the paragraph, or inserted ones.
  package enum Part {
    /// Scalars of the paragraph.
    case scalars(Range<Int>)
    /// That many scalars of an ellipsis or a hyphen.
    case inserted(Int)
  }

  /// The base direction of the paragraph.
  package let direction: WritingDirection
  /// The embedding level of each scalar.
  package private(set) var levels: [UInt8]
  private let types: [FriBidiCharType]

  /// Orders a paragraph; its direction is that of its first strong character, else `fallback`.
  package init(_ scalars: [Unicode.Scalar], fallback: WritingDirection) {
    self.init(scalars, base: fallback == .rightToLeft ? bidi_elseRightToLeft : bidi_elseLeftToRight)
  }

  /// Orders a paragraph with the base direction `direction`, whatever its content.
  package init(_ scalars: [Unicode.Scalar], direction: WritingDirection) {
    self.init(scalars, base: direction == .rightToLeft ? bidi_rightToLeft : bidi_leftToRight)
  }

  private init(_ scalars: [Unicode.Scalar], base: FriBidiParType) {
    let characters = scalars.map(\.value)
    let count = Int32(clamping: characters.count)
    var types = [FriBidiCharType](repeating: bidi_neutral, count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var base = base
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    let depth = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    direction = depth > 0 && bidi_isRightToLeft(base) != 0 ? .rightToLeft : .leftToRight
    self.types = types
    self.levels = depth > 0 ? levels.map { UInt8(clamping: $0) } : levels.map { _ in 0 }
  }

  /// Returns the visual order of a line: at each position from the left the index in the line.
  ///
  /// Inserted scalars take the direction of both sides, if it is the same, else the paragraph's.
  package func order(of parts: [Part]) -> (order: [Int], levels: [UInt8]) {
    let base: FriBidiLevel = direction == .rightToLeft ? 1 : 0
    var (lineTypes, lineLevels): ([FriBidiCharType], [FriBidiLevel]) = ([], [])
    for (index, part) in parts.enumerated() {
      switch part {
      case .scalars(let range):
        lineTypes += types[range]
        lineLevels += levels[range].map { FriBidiLevel($0) }
      case .inserted(let count):
        let before = lineLevels.last
        let level = before != nil && before == firstLevel(of: parts[(index + 1)...]) ? before ?? base : base
        lineTypes += [FriBidiCharType](repeating: bidi_neutral, count: count)
        lineLevels += [FriBidiLevel](repeating: level, count: count)
      }
    }
    var order = (0..<FriBidiStrIndex(lineLevels.count)).map(\.self)
    let kind = direction == .rightToLeft ? bidi_rightToLeft : bidi_leftToRight
    let depth = fribidi_reorder_line(
      0, lineTypes, FriBidiStrIndex(lineLevels.count), 0, kind, &lineLevels, nil, &order)
    guard depth > 0 else { return (Array(0..<lineLevels.count), lineLevels.map { _ in 0 }) }
    return (order.map { Int($0) }, lineLevels.map { UInt8(clamping: $0) })
  }

  private func firstLevel(of parts: ArraySlice<Part>) -> FriBidiLevel? {
    guard case .scalars(let range)? = parts.first, let first = range.first else { return nil }
    return FriBidiLevel(levels[first])
  }
}
