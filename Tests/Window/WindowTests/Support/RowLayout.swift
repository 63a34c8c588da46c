import Foundation
import TestSupport

/// The legal rest offsets of a row of the default feed.
///
/// They are worked out from its solved frames and the rule of its behaviour, not from the program's own
/// pages.
struct RowLayout {
  /// The rules of the orthogonal behaviours.
  enum Rule {
    /// Any offset in range.
    case anywhere
    /// Multiples of the window's width.
    case bounds
    /// Every offset at which a group of this many cards has its leading edge where the first one's is.
    case groups(of: Int)
    /// Every offset at which a card is in the middle.
    case centered
  }

  /// The behaviours of the default feed.
  static let rules: [String: Rule] = [
    "hero": .bounds, "months": .centered, "swatches": .anywhere, "seasons": .bounds, "chips": .groups(of: 1),
    "screens": .groups(of: 2), "tips": .groups(of: 1), "festivals": .centered,
  ]

  /// The middle of the row's first card on the feed's axis, in the feed's content.
  let middle: CGFloat
  private let rule: Rule
  private var cells: [CGRect]

  /// Reads the cells of the row `id` from the output of `orihon layout --json`.
  ///
  /// Cells whose text decides their widths are taken from `measured`.
  init?(_ id: String, in layout: LogRecord, measured: MeasuredCells) {
    guard let rule = Self.rules[id], let elements = layout.value("elements") as? [[String: Any]] else {
      return nil
    }
    self.rule = rule
    cells = elements.filter { $0["section"] as? String == id && $0["category"] as? String == "cell" }
      .map { element in
        let numbers = ["x", "y", "width", "height"].map { (element[$0] as? NSNumber)?.doubleValue ?? .nan }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    guard let first = cells.first else { return nil }
    middle = first.midY
    if id == MeasuredCells.row { cells = measured.frames }
  }

  /// Returns `true` when the row may rest at `offset`.
  func allowsRest(at offset: CGFloat) -> Bool {
    switch rule {
    case .anywhere: (-1e-6...(end + 1e-6)).contains(offset)
    default: stops.contains { isClose($0, offset, within: 1e-6) }
    }
  }

  private var inset: CGFloat { cells[0].minX }

  private var end: CGFloat { max(0, cells[cells.count - 1].maxX + inset - FeedWindow.size.width) }

  private var stops: [CGFloat] {
    switch rule {
    case .anywhere: []
    case .bounds: cells.indices.map { min(CGFloat($0) * FeedWindow.size.width, end) }
    case .groups(let count):
      stride(from: 0, to: cells.count, by: count).map { min(cells[$0].minX - inset, end) }
    case .centered: cells.map { $0.midX - FeedWindow.size.width / 2 }
    }
  }
}
