package import CollectionViews
import Foundation
import ScreenInterface

/// The colours of a feed by role, each for the light and the dark theme.
package nonisolated struct FeedPalette: Sendable, Hashable {
  /// The background of everything.
  package var paper: DynamicColor
  /// The face of a card.
  package var card: DynamicColor
  /// The colour of titles and running text.
  package var ink: DynamicColor
  /// The colour of captions and hints.
  package var secondInk: DynamicColor
  /// The colour of hair-lines and of missing pictures.
  package var line: DynamicColor
  /// The colour of things to press, of rules and of prices.
  package var accent: DynamicColor
  /// The colour of what is current: the current dot, the seal and the focus ring.
  package var current: DynamicColor
  /// The colour of the dots that are not current.
  package var dot: DynamicColor
  /// The papers of cards that are told apart by their colour; at least one.
  package var tints: [DynamicColor]

  /// The share of the paper in a band over a picture.
  static let bandOpacity = 0.92
  /// The share of the accent in the wash behind a section.
  static let washShare = 0.12

  /// The paper over a picture, dense enough for text over any.
  var band: DynamicColor { paper.withOpacity(Self.bandOpacity) }
  /// The paper with some of the accent in it.
  var wash: DynamicColor {
    DynamicColor(
      light: paper.light.mixed(with: accent.light, Self.washShare),
      dark: paper.dark.mixed(with: accent.dark, Self.washShare))
  }
  /// The shade on a pressed or folded card, and of shadows.
  var shade: DynamicColor { DynamicColor(Color(red: 0, green: 0, blue: 0)) }

  /// The tint of a card, counted from 0; after the last tint comes the first.
  func tint(_ index: Int) -> DynamicColor { tints[index % tints.count] }

  /// The palettes that a feed may begin with.
  package enum Preset: String, Sendable, Hashable, CaseIterable {
    /// Greys and one blue; the default.
    case plain
    /// The paper, the indigo and the vermilion of the feed that ships.
    case orihon

    /// The colours.
    var palette: FeedPalette { self == .plain ? .plain : .orihon }
  }

  /// The roles of single colours, by their names in a feed.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case paper, card, ink, secondInk, line, accent, current, dot
  }

  /// The colour of a role.
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
  /// Greys and one blue, for a feed of any kind.
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

  /// The colours of the feed that ships.
  package static let orihon = FeedPalette(
    paper: Palette.paper, card: Palette.card, ink: Palette.ink, secondInk: Palette.secondInk,
    line: Palette.line,
    accent: Palette.indigo, current: Palette.vermilion, dot: DynamicColor(light: 0xC9BFAA, dark: 0x4A4C54),
    tints: Palette.tints)
}
