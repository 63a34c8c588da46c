import CompositionalLayout
import Foundation
import LayoutGeometry

/// A position in the focus order, focusable or not: an element around or in a section.
struct FocusPosition: Hashable {
  /// The positions in a section, in their order.
  enum Slot: Hashable {
    /// A header or an overlay before the items.
    case head(Int)
    /// The row.
    case row
    /// An item.
    case item(Int)
    /// Dots, footers, and overlays over the items.
    case tail(Int)

    var phase: Phase {
      switch self {
      case .head: .head
      case .row: .row
      case .item: .items
      case .tail: .tail
      }
    }
  }

  /// The parts of a section, in their order.
  enum Phase: Int, CaseIterable {
    case head, row, items, tail
  }

  /// The index of the section; −1 for the headers of the whole layout, and the number of sections for its footers.
  var section: Int
  var slot: Slot
}

/// The headers, footers and overlays around the items of a section, in reading order.
struct SectionBoundaryOrder {
  private(set) var heads: [SolvedBoundaryItem] = []
  private(set) var tails: [SolvedBoundaryItem] = []

  /// Collects the headers, footers and overlays of a section: heads are those before the items, tails the others.
  init(of section: SolvedSection, on axis: Axis, isMirrored: Bool) {
    let first = section.rowViewport ?? section.frame(ofItem: 0)
    let body = first?.min(axis) ?? section.frame.mid(axis)
    for item in ReadingOrder.sorted(
      section.boundaryItems, isMirrored: isMirrored, frame: \.attributes.frame)
    {
      if item.attributes.frame.mid(axis) < body { heads.append(item) } else { tails.append(item) }
    }
  }

  /// Collects the headers of a whole layout, or its footers.
  init(of layout: SolvedLayout, isMirrored: Bool, isHead: Bool) {
    let all = ReadingOrder.sorted(layout.boundaryItems, isMirrored: isMirrored, frame: \.attributes.frame)
    if isHead {
      heads = all.filter { $0.alignment.unitPoint[layout.axis] < 0.5 }
    } else {
      tails = all.filter { $0.alignment.unitPoint[layout.axis] >= 0.5 }
    }
  }
}

/// The reading order of rectangles: line by line, in each line from the leading edge.
///
/// UIKit counterpart: the order in which VoiceOver goes through a screen. A rectangle belongs to a line when it begins
/// above the middle of the line's first one.
enum ReadingOrder {
  /// Returns elements in their reading order; of two at the same position the earlier one stays first.
  static func sorted<Element>(
    _ elements: [Element], isMirrored: Bool, frame: (Element) -> CGRect
  ) -> [Element] {
    let framed = elements.enumerated().map { (place: $0, frame: frame($1), element: $1) }
    var lines: [[(place: Int, frame: CGRect, element: Element)]] = []
    for one in framed.sorted(by: { ($0.frame.minY, $0.place) < ($1.frame.minY, $1.place) }) {
      if let first = lines.last?.first, one.frame.minY < first.frame.midY {
        lines[lines.count - 1].append(one)
      } else {
        lines.append([one])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        isMirrored
          ? (-$0.frame.maxX, $0.place) < (-$1.frame.maxX, $1.place)
          : ($0.frame.minX, $0.place) < ($1.frame.minX, $1.place)
      }.map(\.element)
    }
  }
}
