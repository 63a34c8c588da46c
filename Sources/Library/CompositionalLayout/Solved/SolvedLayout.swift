package import Foundation
package import LayoutGeometry

/// A solved layout: the frames of everything, before any scrolling.
package struct SolvedLayout: Sendable {
  /// The extent of the whole content, in points.
  package let contentSize: CGSize
  /// The sections, in order.
  package let sections: [SolvedSection]
  /// The headers and footers of the layout as a whole, in content coordinates.
  package let boundaryItems: [SolvedBoundaryItem]
  /// The axis along which the layout scrolls.
  package let axis: Axis
  /// The distance that sections reach out of their own frames at most, before and after.
  let overhang: (before: CGFloat, after: CGFloat)

  /// Returns the sections of which some part may lie in `range` along the layout's axis.
  ///
  /// They are found by binary search; boundary items and badges that stick out of their section are included.
  package func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    var first = sections.partitioningIndex {
      $0.start + $0.body.length + overhang.after >= range.lowerBound
    }
    var end = sections.partitioningIndex { $0.start - overhang.before > range.upperBound }
    while first < end, sections[first].reach.upperBound < range.lowerBound { first += 1 }
    while first < end, sections[end - 1].reach.lowerBound > range.upperBound { end -= 1 }
    return first..<max(first, end)
  }

  /// Returns the frame of a cell, in the coordinates of its section's `forEachElement`; `nil` if unknown.
  package func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    sections.indices.contains(section) ? sections[section].frame(ofItem: item) : nil
  }
}
