public import Foundation
public import LayoutGeometry

/// A layout solved: where everything lies before anything is scrolled.
public struct SolvedLayout: Sendable {
  /// The extent of the whole content, in points.
  public let contentSize: CGSize
  /// The sections, in order.
  public let sections: [SolvedSection]
  /// Headers and footers of the layout as a whole, in content coordinates.
  public let boundaryItems: [SolvedBoundaryItem]
  /// The axis along which the layout scrolls.
  public let axis: Axis
  /// How far any section reaches out of its own frame, before and after.
  let overhang: (before: CGFloat, after: CGFloat)

  /// The sections of which something may lie in `range` along the layout's axis.
  ///
  /// Found by halving; boundary items and badges that stick out of their section are not lost.
  public func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    var first = sections.partitioningIndex {
      $0.start + $0.body.length + overhang.after >= range.lowerBound
    }
    var end = sections.partitioningIndex { $0.start - overhang.before > range.upperBound }
    while first < end, sections[first].reach.upperBound < range.lowerBound { first += 1 }
    while first < end, sections[end - 1].reach.lowerBound > range.upperBound { end -= 1 }
    return first..<max(first, end)
  }

  /// Where a cell lies, in the coordinates of its section's `forEachElement`; `nil` for no such item.
  public func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    sections.indices.contains(section) ? sections[section].frame(ofItem: item) : nil
  }
}
