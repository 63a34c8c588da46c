import CompositionalLayout
import Foundation
import LayoutGeometry

/// The sizes and spacings of one section of a flow layout: the delegate's where it has them, else the layout's own.
struct FlowSection {
  let inset: EdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize
  /// The size of each item; `nil` when all have the layout's.
  let sizes: [CGSize]?

  /// Reads the values of a section of `layout` from the delegate.
  init(_ index: Int, of layout: CollectionViewFlowLayout) {
    guard let view = layout.collectionView, let delegate = view.flowDelegate else {
      inset = Self.finite(layout.sectionInset, index)
      lineSpacing = Self.finite(layout.minimumLineSpacing, "line spacing", index)
      itemSpacing = Self.finite(layout.minimumInteritemSpacing, "item spacing", index)
      header = Self.finite(layout.headerReferenceSize, "header", index)
      footer = Self.finite(layout.footerReferenceSize, "footer", index)
      sizes = nil
      return
    }
    inset = Self.finite(delegate.collectionView(view, layout: layout, insetForSectionAt: index), index)
    lineSpacing = Self.finite(
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index), "line spacing",
      index)
    itemSpacing = Self.finite(
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index),
      "item spacing", index)
    header = Self.finite(
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index), "header", index)
    footer = Self.finite(
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: index), "footer", index)
    let count = view.numberOfItems(inSection: index)
    precondition(
      count <= LayoutLimits.counted,
      "A flow layout asks its delegate for the size of each item, of \(LayoutLimits.counted) at most; section \(index) has "
        + "\(count).")
    let own = (0..<count).map { item in
      let size = delegate.collectionView(
        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index))
      precondition(
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
        "The size of item \(item) of section \(index) has to be finite and not negative; it is \(size).")
      return size.bounded
    }
    sizes = own.allSatisfy { $0 == layout.itemSize } ? nil : own
  }

  /// Returns a distance for the solver; one that is not finite is a programming error.
  private static func finite(_ distance: CGFloat, _ name: String, _ section: Int) -> CGFloat {
    precondition(
      distance.isFinite, "The \(name) of section \(section) has to be finite; it is \(distance).")
    return distance.bounded
  }

  private static func finite(_ inset: EdgeInsets, _ section: Int) -> EdgeInsets {
    precondition(
      [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite),
      "The inset of section \(section) has to be finite; it is \(inset).")
    return inset.bounded
  }

  private static func finite(_ size: CGSize, _ name: String, _ section: Int) -> CGSize {
    precondition(
      size.width.isFinite && size.height.isFinite,
      "The size of the \(name) of section \(section) has to be finite; it is \(size).")
    return size.bounded
  }
}
