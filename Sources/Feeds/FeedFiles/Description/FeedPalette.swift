package import CollectionViews
import Foundation
import ScreenInterface

/// The colours of a feed by role, each for the light and the dark theme.
package nonisolated struct FeedPalette: Sendable, Hashable {
  /// The background of everything.
  package var paper: DynamicColor
  /// The background of a card.
  package var card: DynamicColor
  /// The colour of titles and running text.
  package var ink: DynamicColor
  /// The colour of captions and hints.
  package var secondInk: DynamicColor
  /// The colour of hairlines and of missing pictures.
  package var line: DynamicColor
  /// The colour of controls, of rules and of prices.
  package var accent: DynamicColor
  /// The colour of the current dot, the seal and the focus ring.
  package var current: DynamicColor
  /// The colour of the dots that are not current.
  package var dot: DynamicColor
  /// The background colours that distinguish cards; at least one.
  package var tints: [DynamicColor]

  /// The opacity of the background in a band over a picture.
  static let bandOpacity = 0.92
  /// The fraction of the accent in the tinted background of a section.
  static let washShare = 0.12

  /// The background of text over a picture, opaque enough for any picture.
  var band: DynamicColor { paper.withOpacity(Self.bandOpacity) }
  /// The background mixed with some of the accent.
  var wash: DynamicColor {
    DynamicColor(
      light: paper.light.mixed(with: accent.light, Self.washShare),
      dark: paper.dark.mixed(with: accent.dark, Self.washShare))
  }
  /// The shade on a pressed or folded card, and of shadows.
  var shade: DynamicColor { DynamicColor(Color(red: 0, green: 0, blue: 0)) }

  /// Returns the tint of a card, counted from 0; after the last tint follows the first.
  func tint(_ index: Int) -> DynamicColor { tints[index % tints.count] }

  /// The preset palette that a feed may modify.
  package enum Preset: String, Sendable, Hashable, CaseIterable {
    /// Greys and one blue; the default.
    case plain
    /// The colours of the shipped feed: paper, indigo and vermilion.
    case orihon

    /// The colours of the preset.
    var palette: FeedPalette { self == .plain ? .plain : .orihon }
  }

  /// The roles of single colours, by their names in a feed.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case paper, card, ink, secondInk, line, accent, current, dot
  }

  /// Returns the colour of a role.
  package subscript(_ role: Role) -> DynamicColor {
    get { self[keyPath: role.path] }
    set { self[keyPath: role.path] = newValue }
  }
}

nonisolated extension FeedPalette.Role {
  fileprivate var path: WritableKeyPath<FeedPalette, DynamicColor> {
    switch self {
    case .paper: \.paper
    case .card: \.card
    case .ink: \.ink
    case .secondInk: \.secondInk
    case .line: \.line
    case .accent: \.accent
    case .current: \.current
    case .dot: \.dot
    }
  }
}

nonisolated extension FeedPalette {
  /// The palette of greys and one blue, for any feed.
  package static let plain = FeedPalette(
    paper: DynamicColor(light: 0xF5F6F8, dark: 0x111215), card: DynamicColor(light: 0xFFFFFF, dark: 0x1D1F23),
    ink: DynamicColor(light: 0x17191C, dark: 0xF0F1F3),
    secondInk: DynamicColor(light: 0x5A5E66, dark: 0xA5A9B2),
    line: DynamicColor(light: 0xDFE1E6, dark: 0x33363C),
    accent: DynamicColor(light: 0x1B57C9, dark: 0x8FB6FF),
    current: DynamicColor(light: 0x1B57C9, dark: 0x8FB6FF),
    dot: DynamicColor(light: 0xBFC3CB, dark: 0x4C5059),
    tints: [
      DynamicColor(light: 0xE3EBF8, dark: 0x27344B), DynamicColor(light: 0xE1F0E8, dark: 0x263C31),
      DynamicColor(light: 0xF8ECDB, dark: 0x43372A), DynamicColor(light: 0xF5E4EA, dark: 0x452F39),
      DynamicColor(light: 0xEAE6F6, dark: 0x36314B), DynamicColor(light: 0xECEEDD, dark: 0x3C3D2C),
    ])

  /// The palette of the shipped feed.
  package static let orihon = FeedPalette(
    paper: Palette.paper, card: Palette.card, ink: Palette.ink, secondInk: Palette.secondInk,
    line: Palette.line,
    accent: Palette.indigo, current: Palette.vermilion, dot: DynamicColor(light: 0xC9BFAA, dark: 0x4A4C54),
    tints: Palette.tints)
}

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
