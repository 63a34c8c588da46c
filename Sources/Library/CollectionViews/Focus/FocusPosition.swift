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
