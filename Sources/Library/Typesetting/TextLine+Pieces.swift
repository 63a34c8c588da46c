package import Foundation
package import ScreenInterface

nonisolated extension TextLine {
  /// A run of the line with its characters in reading order.
  package struct Piece {
    /// The characters, in reading order.
    package let characters: [Character]
    /// The index of the first character in the line.
    package let start: Int
    /// True where the run is read from right to left.
    package let isRightToLeft: Bool
  }

  /// The runs of the line from left to right, as characters.
  package var pieces: [Piece] {
    guard !stretches.isEmpty else {
      return [Piece(characters: Array(string), start: 0, isRightToLeft: false)]
    }
    let bytes = string.utf8
    let all = stretches.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var characters: [Int: (characters: [Character], start: Int)] = [:]
    var start = 0
    for stretch in all {
      let first = bytes.index(bytes.startIndex, offsetBy: stretch.bytes.lowerBound)
      let part = Array(string[first..<bytes.index(first, offsetBy: stretch.bytes.count)])
      characters[stretch.bytes.lowerBound] = (part, start)
      start += part.count
    }
    return stretches.compactMap { stretch in
      characters[stretch.bytes.lowerBound].map {
        Piece(characters: $0.characters, start: $0.start, isRightToLeft: stretch.isRightToLeft)
      }
    }
  }

  /// Returns the extra width of the gap after each character, in reading order and points; empty if not justified.
  package func expansions(of characters: [Character]) -> [CGFloat] {
    guard gapExpansion != 0 else { return [] }
    let gaps = JustificationGaps(characters)
    return characters.indices.map { place in
      place + 1 < characters.count && gaps.lies(between: characters[place], and: characters[place + 1])
        ? gapExpansion : 0
    }
  }
}
