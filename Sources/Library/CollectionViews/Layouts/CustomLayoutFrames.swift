import CompositionalLayout
import Foundation
import LayoutGeometry
import UIKitBase

/// The frames that a layout written by hand gives its items, as descriptions of sections for the solver.
///
/// The sections lie one after the other along the axis of the content: each begins where its first item does.
struct CustomLayoutFrames {
  private var items: [[CollectionLayoutGroupCustomItem?]]
  private var starts: [CGFloat]
  private let size: CGSize
  /// The axis along which the content scrolls: the one on which it is longer than the view.
  let axis: Axis

  /// Asks a layout for the frames of all items; `nil` for a layout that describes its sections.
  @MainActor init?(_ layout: CollectionViewLayout, in bounds: CGSize, counts: () -> [Int]) {
    guard !layout.describesSections else { return nil }
    size = layout.collectionViewContentSize.bounded
    let whole = CGRect(origin: .zero, size: size)
    guard let listed = layout.layoutAttributesForElements(in: whole) else { return nil }
    var known: [IndexPath: CollectionViewLayoutAttributes] = [:]
    for one in listed where one.representedElementCategory == .cell { known[one.indexPath] = one }
    items = counts().enumerated().map { section, count in
      (0..<count).map { item in
        known[IndexPath(item: item, section: section)].map {
          CollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex)
        }
      }
    }
    axis = size.width > bounds.width + 0.5 && size.height <= bounds.height + 0.5 ? .horizontal : .vertical
    starts = []
    var last: CGFloat = 0
    for (index, section) in items.enumerated() {
      let first = index == 0 ? 0 : section.compactMap { $0?.frame.min(axis) }.min() ?? last
      last = max(last, first)
      starts.append(last)
    }
  }

  /// Returns the description of a section; `nil` when there is no such section.
  @MainActor func section(at index: Int) -> CollectionLayoutSection? {
    guard items.indices.contains(index) else { return nil }
    let start = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1] : max(start, size[axis])
    let extent = CGSize(along: end - start, across: size[axis.perpendicular], on: axis)
    let frames = items[index].map { item in
      CollectionLayoutGroupCustomItem(
        frame: item?.frame.offsetBy(CGPoint(along: -start, across: 0, on: axis)) ?? .zero,
        zIndex: item?.zIndex ?? 0)
    }
    let group = CollectionLayoutGroup.custom(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(max(extent.width, 1)), heightDimension: .absolute(max(extent.height, 1)))
    ) { _ in frames }
    return CollectionLayoutSection(group: group)
  }
}

extension CollectionViewLayout {
  /// True for a layout that describes its sections, as flow and compositional layouts do.
  var describesSections: Bool {
    self is CollectionViewFlowLayout || self is CollectionViewCompositionalLayout
  }

  /// True for a layout that places its elements itself: one written by hand, or a subclass of the flow layout.
  var placesElements: Bool {
    customAxis != nil || (self is CollectionViewFlowLayout && changesAttributes)
  }

  /// True for a subclass that may change the attributes of elements in each frame.
  var changesAttributes: Bool {
    let own = type(of: self)
    return own != CollectionViewFlowLayout.self && own != CollectionViewCompositionalLayout.self
      && own != CollectionViewLayout.self
  }
}
