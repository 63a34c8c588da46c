import CollectionViews
import Foundation
import ScreenInterface

/// A pair of a palette's colours, one of which is read on the other.
nonisolated struct FeedContrast: Sendable, Hashable {
  /// The role of the colour in front.
  let front: FeedPalette.Role
  /// The role of the ground.
  let ground: FeedPalette.Role
  /// The least contrast: 4.5 to read words, 3 to see a shape.
  let least: Double

  /// The pairs that meet on cards, headers and bands.
  static let pairs: [FeedContrast] =
    [FeedPalette.Role.ink, .secondInk, .accent].flatMap { front in
      [FeedPalette.Role.paper, .card].map { FeedContrast(front: front, ground: $0, least: 4.5) }
    } + [FeedContrast(front: .current, ground: .paper, least: 3)]

  /// A colour that is too faint on another one.
  struct LowContrastPair: Sendable, Hashable {
    /// The role in front.
    let role: FeedPalette.Role
    /// The number of the tint beneath it, from 0; `nil` for another ground.
    var tint: Int?
    /// What is wrong.
    let words: String
  }

  private static var themes: [(name: String, path: KeyPath<DynamicColor, Color>)] {
    [("light", \.light), ("dark", \.dark)]
  }

  /// The complaints about each pair of `palette` that is too faint.
  static func complaints(about palette: FeedPalette) -> [LowContrastPair] {
    let pairs = pairs.flatMap { pair in
      themes.compactMap { theme -> LowContrastPair? in
        let contrast = palette[pair.front][keyPath: theme.path].contrast(
          with: palette[pair.ground][keyPath: theme.path])
        guard contrast < pair.least else { return nil }
        return LowContrastPair(
          role: pair.front, words: pair.words("\"\(pair.ground.rawValue)\"", theme.name, contrast))
      }
    }
    return pairs + palette.tints.enumerated().flatMap { complaints(about: $1, number: $0, in: palette) }
  }

  /// The complaints about ink on a tint, which is read as on a card.
  private static func complaints(
    about tint: DynamicColor, number: Int, in palette: FeedPalette
  ) -> [LowContrastPair] {
    let pair = FeedContrast(front: .ink, ground: .card, least: 4.5)
    return themes.compactMap { theme in
      let contrast = palette.ink[keyPath: theme.path].contrast(with: tint[keyPath: theme.path])
      guard contrast < pair.least else { return nil }
      let more = tint.light == tint.dark ? "; {light: …, dark: …} gives each theme a colour of its own" : ""
      let words = pair.words("colour \(number + 1) of \"tints\"", theme.name, contrast)
      return LowContrastPair(role: .ink, tint: number, words: words + more)
    }
  }

  /// The words for a contrast with a ground.
  private func words(_ ground: String, _ theme: String, _ contrast: Double) -> String {
    let found = String(format: "%.1f", (contrast * 10).rounded(.down) / 10)
    return "\"\(front.rawValue)\" on \(ground) has a contrast of \(found) in the \(theme) theme; "
      + "\(String(format: "%g", least)) is needed to \(least < 4 ? "see" : "read") it"
  }
}

nonisolated extension Color {
  /// The contrast with another colour, from 1 to 21, as WCAG 2 defines it.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance of WCAG 2.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
