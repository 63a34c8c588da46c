import Foundation
import LayoutGeometry

/// A row that scrolls across the layout, with its length and its rest offsets.
///
/// They are worked out from the table of behaviours alone.
struct ReferenceRow {
  var behavior: String
  /// The length of the viewport: `W` in the rules.
  var viewport: CGFloat
  /// The insets before and after the groups.
  var leading: CGFloat
  var trailing: CGFloat
  var spacing: CGFloat
  /// The beginnings of the groups in the row's content, with their lengths.
  var groups: [(start: CGFloat, length: CGFloat)]

  /// The length of the content: `L` in the rules.
  var contentLength: CGFloat {
    leading + groups.map(\.length).reduce(0, +) + spacing * CGFloat(max(0, groups.count - 1)) + trailing
  }

  /// The length of one lap of an endless row.
  var period: CGFloat { groups.map { $0.length + spacing }.reduce(0, +) }

  /// The offsets at which the row may rest, ascending and each once; `nil` where it rests anywhere.
  var rests: [CGFloat]? {
    let end = max(0, contentLength - viewport)
    var all: [CGFloat]
    switch behavior {
    case "continuous": return nil
    case "paging":
      all = []
      var page: CGFloat = 0
      while page < end {
        all.append(page)
        page += viewport
      }
      all.append(end)
    case "groupPagingCentered": all = groups.map { $0.start + $0.length / 2 - viewport / 2 }
    default:
      all = groups.map { min($0.start - leading, end) }
      if behavior == "continuousGroupLeadingBoundary" { all.append(end) }
    }
    if groups.isEmpty { return [0] }
    // Stops within half a point count as one; where the end is among them, the end is kept.
    var distinct: [CGFloat] = []
    for offset in all.sorted() where distinct.last.map({ offset - $0 > 0.5 }) ?? true {
      distinct.append(offset)
    }
    if behavior != "groupPagingCentered", let last = all.max(), let kept = distinct.last, kept < last {
      if distinct.count > 1 { distinct[distinct.count - 1] = last }
    }
    return distinct
  }

  /// The first and the last legal offset.
  var range: [CGFloat] {
    if behavior == "groupPagingCentered", let rests, let first = rests.first, let last = rests.last {
      return [first, last]
    }
    return [0, max(0, contentLength - viewport)]
  }
}
