import Foundation
import ScreenInterface

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
