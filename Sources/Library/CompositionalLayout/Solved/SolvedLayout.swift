package import Foundation
package import LayoutGeometry

/// The result of solving a layout: the frames of all elements, before any scrolling.
package struct SolvedLayout: Sendable {
  /// The extent of the whole content, in points.
  package let contentSize: CGSize
  /// The sections, in order.
  package let sections: [SolvedSection]
  /// The headers and footers of the whole layout, in content coordinates.
  package let boundaryItems: [SolvedBoundaryItem]
  /// The axis along which the layout scrolls.
  package let axis: Axis
  /// The greatest distance by which sections extend beyond their own frames, before and after.
  let overhang: (before: CGFloat, after: CGFloat)

  /// Returns the sections that may intersect `range` along the layout's axis.
  ///
  /// They are found by binary search; boundary items and badges outside their section's frame are included.
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
