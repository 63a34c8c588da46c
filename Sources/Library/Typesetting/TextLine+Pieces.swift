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

nonisolated extension TextLine {
  /// Justifies the line to `width` points: its spaces grow, or without any the gaps between ideographs and kana.
  mutating func justify(to width: CGFloat) {
    let gaps = JustificationGaps(pieces.sorted { $0.start < $1.start }.flatMap(\.characters)).count
    guard gaps > 0, width.isFinite, width > self.width else { return }
    gapExpansion = (width - self.width) / CGFloat(gaps)
    self.width = width
  }
}

/// The gaps of a justified line that grow: its spaces, else those between its full-width characters.
nonisolated struct JustificationGaps {
  private let hasSpaces: Bool
  /// The number of the gaps.
  let count: Int

  /// Finds the gaps of a line.
  init(_ characters: [Character]) {
    let spaces = characters.dropLast().count { $0 == " " }
    hasSpaces = spaces > 0
    count =
      spaces > 0
      ? spaces : zip(characters, characters.dropFirst()).count { Self.isWide($0) || Self.isWide($1) }
  }

  /// Returns true where a growing gap is between two characters.
  func lies(between left: Character, and right: Character) -> Bool {
    hasSpaces ? left == " " : Self.isWide(left) || Self.isWide(right)
  }

  private static func isWide(_ character: Character) -> Bool {
    BlockTextMeasuring.advance(of: character) == 1
  }
}
