import CollectionViews
import Foundation
import ScreenInterface

/// A contrast requirement between two colours of a palette, foreground and background.
nonisolated struct FeedContrast: Sendable, Hashable {
  /// The role of the foreground colour.
  let front: FeedPalette.Role
  /// The role of the background colour.
  let ground: FeedPalette.Role
  /// The least contrast ratio: 4.5 for text, 3 for graphics.
  let least: Double

  /// The pairs that occur on cards, headers and bands.
  static let pairs: [FeedContrast] =
    [FeedPalette.Role.ink, .secondInk, .accent].flatMap { front in
      [FeedPalette.Role.paper, .card].map { FeedContrast(front: front, ground: $0, least: 4.5) }
    } + [FeedContrast(front: .current, ground: .paper, least: 3)]

  /// A colour pair with too little contrast.
  struct LowContrastPair: Sendable, Hashable {
    /// The role of the foreground colour.
    let role: FeedPalette.Role
    /// The index of the tint behind it, from 0; `nil` for another background.
    var tint: Int?
    /// The message about the pair.
    let words: String
  }

  private static var themes: [(name: String, path: KeyPath<DynamicColor, Color>)] {
    [("light", \.light), ("dark", \.dark)]
  }

  /// Returns the pairs of `palette` with too little contrast.
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

  /// Returns the pairs with too little contrast of text colours on a tint, by the rules for cards.
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

  /// Returns the message for a contrast with a background.
  private func words(_ ground: String, _ theme: String, _ contrast: Double) -> String {
    let found = String(format: "%.1f", (contrast * 10).rounded(.down) / 10)
    return "\"\(front.rawValue)\" on \(ground) has a contrast of \(found) in the \(theme) theme; "
      + "\(String(format: "%g", least)) is needed to \(least < 4 ? "see" : "read") it"
  }
}

nonisolated extension Color {
  /// Returns the contrast ratio with another colour, from 1 to 21, as WCAG 2 defines it.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance as WCAG 2 defines it.
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
