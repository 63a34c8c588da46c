package import Foundation
import LayoutGeometry

/// The widths of the items that a row with keylines shows at once: large ones, a medium one and a small one.
///
/// The numbers and the rules are those of Material 3's carousel: a small item is a third of a large one and 40 to 56
/// points wide, a medium one halfway between the two, and of all counts that fill the row those win whose large items
/// are nearest to the preferred width.
package nonisolated struct KeylineArrangement: Sendable, Hashable {
  /// The width of a large item, in points; every item is laid out that wide.
  package private(set) var large: CGFloat
  /// The widths of the items in the row at rest, the large ones first, in points.
  package private(set) var widths: [CGFloat]
  /// The number of large items.
  package private(set) var largeCount: Int
  /// The space between two items, in points.
  package let spacing: CGFloat

  /// The input of an arrangement: the available width, and the preferred sizes and counts.
  package struct Requirements: Sendable, Hashable {
    /// The available width for all items, in points.
    package var width: CGFloat
    /// The preferred width of large items, in points.
    package var large: CGFloat
    /// The space between two items, in points.
    package var spacing: CGFloat
    /// The widths that a small item may have, in points.
    package var small: ClosedRange<CGFloat>
    /// The number of items of the row, the most that are shown at once.
    package var itemCount: Int
    /// True when an arrangement with a medium item between the large and the small one is preferred.
    package var prefersMedium: Bool

    /// Creates the requirements.
    package init(
      width: CGFloat, large: CGFloat, spacing: CGFloat, small: ClosedRange<CGFloat>,
      items: (count: Int, prefersMedium: Bool)
    ) {
      self.width = width.bounded(to: 1...CGFloat.furthest, or: 1)
      self.large = large.bounded(to: 1...self.width, or: self.width)
      self.spacing = spacing.bounded(to: 0...self.width, or: 0)
      self.small = small
      itemCount = max(1, items.count)
      prefersMedium = items.prefersMedium
    }
  }

  /// The numbers of items of each width.
  private struct Counts {
    var large, medium, small: Int
    var all: Int { large + medium + small }
  }

  /// Finds the arrangement that fills the width and whose large items are nearest to the preferred width.
  ///
  /// When all items fit at their preferred width, all are large and the rest of the row stays empty.
  package init(_ requirements: Requirements) {
    if CGFloat(requirements.itemCount) * (requirements.large + requirements.spacing) - requirements.spacing
      <= requirements.width
    {
      self.init(evenly: requirements)
    } else {
      self.init(filling: requirements)
    }
  }

  private init(filling requirements: Requirements) {
    spacing = requirements.spacing
    let mediums = requirements.prefersMedium ? [1, 0] : [0, 1]
    let most = min(
      requirements.itemCount, max(1, Int(bounding: (requirements.width / requirements.large).rounded(.up))))
    var best: (cost: CGFloat, widths: [CGFloat], count: Int)?
    var rank: CGFloat = 1
    for large in (1...most).reversed() {
      for medium in mediums {
        let counts = Counts(
          large: large, medium: medium, small: requirements.width < 2 * requirements.small.lowerBound ? 0 : 1)
        guard counts.all <= requirements.itemCount, let widths = Self.widths(counts, requirements) else {
          continue
        }
        let cost = abs(requirements.large - widths[0]) * rank
        rank += 1
        if best.map({ cost < $0.cost }) ?? true { best = (cost, widths, large) }
      }
    }
    if let best {
      (widths, largeCount) = (best.widths, best.count)
    } else {
      let room = requirements.width - CGFloat(most - 1) * requirements.spacing
      widths = Array(repeating: max(1, room / CGFloat(most)), count: most)
      largeCount = most
    }
    large = widths[0]
  }

  /// Shows all items at once, at their preferred width or at the width that fits.
  package init(evenly requirements: Requirements) {
    let count = CGFloat(requirements.itemCount)
    spacing = min(requirements.spacing, requirements.width / count)
    large = max(1, min(requirements.large, (requirements.width + spacing) / count - spacing))
    widths = Array(repeating: large, count: requirements.itemCount)
    largeCount = requirements.itemCount
  }

  /// Returns the widths with which these counts fill the width; `nil` when large, medium and small would not differ.
  private static func widths(_ counts: Counts, _ requirements: Requirements) -> [CGFloat]? {
    let room = requirements.width - CGFloat(counts.all - 1) * requirements.spacing
    let (larges, mediums, smalls) = (CGFloat(counts.large), CGFloat(counts.medium), CGFloat(counts.small))
    var small = (requirements.large / 3).bounded(to: requirements.small, or: requirements.small.lowerBound)
    let wantedMedium = (requirements.large + small) / 2
    let over = room - larges * requirements.large - mediums * wantedMedium - smalls * small
    if smalls > 0 {
      small = (small + over / smalls).bounded(to: requirements.small, or: small)
    } else {
      small = 0
    }
    var large = (room - (smalls + mediums / 2) * small) / (larges + mediums / 2)
    var medium = (large + small) / 2
    // A medium item may grow or shrink by a tenth, to bring the large ones nearer to their preferred width.
    if mediums > 0 {
      let step =
        min(abs(requirements.large - large) * larges, medium * 0.1 * mediums)
        * (requirements.large > large ? 1 : -1)
      medium -= step / mediums
      large += step / larges
    }
    guard large >= 1, smalls == 0 || large > small, mediums == 0 || (large > medium && medium > small) else {
      return nil
    }
    return Array(repeating: large, count: counts.large) + Array(repeating: medium, count: counts.medium)
      + Array(repeating: small, count: counts.small)
  }

  /// The distance from one item to the next as they are laid out, in points.
  package var pitch: CGFloat { large + spacing }

  /// The extent of the items that show at rest, in points.
  package var length: CGFloat { widths.reduce(0, +) + CGFloat(widths.count - 1) * spacing }

  /// The space after the last item when the last large items are at the beginning of the row, in points.
  package var trailingSpace: CGFloat { max(0, length + spacing - CGFloat(largeCount) * pitch) }

  /// The distance beyond the ends of the view at which items become visible, in points.
  package var reach: CGFloat {
    CGFloat(max(widths.count - largeCount, 1)) * pitch + max(0, CGFloat(widths.count) * pitch - length)
  }
}
