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
