import CompositionalLayout
import Foundation
import LayoutGeometry
import UIKitBase

/// The frames that a layout written by hand gives its items, as descriptions of sections for the solver.
///
/// The sections lie one after the other along the axis of the content: each begins where its first item does.
struct CustomLayoutFrames {
  private var items: [[CollectionViewLayoutAttributes]]
  private var starts: [CGFloat]
  private let size: CGSize
  /// The axis along which the content scrolls: the one on which it is longer than the view.
  let axis: Axis

  /// Asks a layout for the frames of all items; `nil` for a layout that describes its sections.
  @MainActor init?(_ layout: CollectionViewLayout, counts: [Int], in bounds: CGSize) {
    guard !layout.describesSections else { return nil }
    size = layout.collectionViewContentSize.bounded
    let whole = CGRect(origin: .zero, size: size)
    guard let listed = layout.layoutAttributesForElements(in: whole) else { return nil }
    var known: [IndexPath: CollectionViewLayoutAttributes] = [:]
    for one in listed where one.representedElementCategory == .cell { known[one.indexPath] = one }
    items = counts.enumerated().map { section, count in
      (0..<count).compactMap { item in
        let path = IndexPath(item: item, section: section)
        return known[path] ?? layout.layoutAttributesForItem(at: path)
      }
    }
    axis = size.width > bounds.width + 0.5 && size.height <= bounds.height + 0.5 ? .horizontal : .vertical
    starts = []
    var last: CGFloat = 0
    for (index, section) in items.enumerated() {
      let first = index == 0 ? 0 : section.map { $0.frame.min(axis) }.min() ?? last
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
    let frames = items[index].map { attributes in
      CollectionLayoutGroupCustomItem(
        frame: attributes.frame.offsetBy(CGPoint(along: -start, across: 0, on: axis)),
        zIndex: attributes.zIndex)
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

  /// True for a subclass that may change the attributes of elements in each frame.
  var changesAttributes: Bool {
    let own = type(of: self)
    return own != CollectionViewFlowLayout.self && own != CollectionViewCompositionalLayout.self
      && own != CollectionViewLayout.self
  }
}

extension CollectionView {
  /// Gives the elements on screen the attributes that a layout written by hand has for the visible rectangle.
  func applyCustomAttributes() {
    let layout = state.layout
    guard !state.needsData, layout.changesAttributes else { return }
    let visible = CGRect(origin: contentOffset, size: box.size)
    if state.visibleRect != visible {
      let former = state.visibleRect
      state.visibleRect = visible
      if former != nil, layout.shouldInvalidateLayout(forBoundsChange: visible) {
        insideHandler { layout.prepare() }
      }
    }
    guard let listed = layout.layoutAttributesForElements(in: visible) else { return }
    var byElement: [LayoutElement: CollectionViewLayoutAttributes] = [:]
    for one in listed { byElement[one.element] = one }
    for element in state.elements.inPaintOrder {
      guard let attributes = byElement[element.key] else { continue }
      element.center = attributes.center
      element.alpha = attributes.alpha
      element.isHidden = attributes.isHidden
      element.zIndex = attributes.zIndex
      let isFlat = CATransform3DIsIdentity(attributes.transform3D)
      element.transform = isFlat ? attributes.transform : attributes.transform3D.flat
      element.view.apply(attributes)
    }
  }

  /// Returns the attributes of the elements in a rectangle of the content, as the solved layout has them.
  func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let solved = state.cache.solved else { return [] }
    var found = solved.boundaryItems.map(\.attributes).filter { $0.frame.intersects(rect) }
    for index in solved.sections(in: rect.min(feedAxis)...rect.max(feedAxis)) {
      let section = solved.sections[index]
      section.forEachBoundaryItem { if $0.attributes.frame.intersects(rect) { found.append($0.attributes) } }
      guard section.orthogonal == nil else { continue }
      section.forEachElement(in: rect) { found.append($0) }
    }
    return found.map { CollectionViewLayoutAttributes($0) }
  }
}

extension CollectionViewLayoutAttributes {
  /// The element that the attributes are about.
  fileprivate var element: LayoutElement {
    LayoutElement(
      category: representedElementCategory, kind: representedElementKind,
      item: indexPath.count > 1 ? indexPath.item : 0,
      section: indexPath.count > 0 ? indexPath[0] : 0)
  }
}
