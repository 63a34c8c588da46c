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

  /// The words for each pair of `palette` that is too faint, with the role in front.
  static func complaints(about palette: FeedPalette) -> [(role: FeedPalette.Role, words: String)] {
    let grounds = Dictionary(
      uniqueKeysWithValues: FeedPalette.Role.allCases.map { ($0.rawValue, [palette[$0]]) }
    )
    .merging(["tints": palette.tints]) { $1 }
    return
      (pairs.map { ($0, $0.ground.rawValue) } + [
        (FeedContrast(front: .ink, ground: .card, least: 4.5), "tints")
      ])
      .flatMap { pair, name in
        [(theme: "light", path: \DynamicColor.light), (theme: "dark", path: \.dark)].compactMap {
          theme, path in
          let front = palette[pair.front][keyPath: path]
          let contrasts = grounds[name, default: []].map { front.contrast(with: $0[keyPath: path]) }
          guard let contrast = contrasts.min(), contrast < pair.least else { return nil }
          return (pair.front, pair.words(name, theme, contrast))
        }
      }
  }

  /// The words for a contrast with a ground, or with the worst of several.
  private func words(_ ground: String, _ theme: String, _ contrast: Double) -> String {
    let found = String(format: "%.1f", (contrast * 10).rounded(.down) / 10)
    return "\"\(front.rawValue)\" on \"\(ground)\" has a contrast of \(found) in the \(theme) theme; "
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
