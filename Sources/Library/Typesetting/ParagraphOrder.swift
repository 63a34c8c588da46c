import Foundation
import ScreenInterface

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
