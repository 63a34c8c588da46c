import Foundation
import LayoutGeometry

/// The measures of one section of a flow layout: the layout's own values, or the delegate's in their stead.
struct FlowSection {
  let inset: EdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize
  /// The size of each item; `nil` when all have the layout's.
  let sizes: [CGSize]?

  /// Asks the delegate about a section of `layout`.
  init(_ index: Int, of layout: CollectionViewFlowLayout) {
    guard let view = layout.collectionView, let delegate = view.flowDelegate else {
      inset = layout.sectionInset
      lineSpacing = layout.minimumLineSpacing
      itemSpacing = layout.minimumInteritemSpacing
      header = layout.headerReferenceSize
      footer = layout.footerReferenceSize
      sizes = nil
      refuseEndless(index)
      return
    }
    inset = delegate.collectionView(view, layout: layout, insetForSectionAt: index)
    lineSpacing = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
    itemSpacing = delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
    header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
    footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
    let own = (0..<view.numberOfItems(inSection: index)).map { item in
      let size = delegate.collectionView(
        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index))
      precondition(
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
        "The size of item \(item) of section \(index) has to be finite and not negative; it is \(size).")
      return size
    }
    sizes = own.allSatisfy { $0 == layout.itemSize } ? nil : own
    refuseEndless(index)
  }

  private func refuseEndless(_ index: Int) {
    let numbers = [
      ("line spacing", [lineSpacing]), ("item spacing", [itemSpacing]),
      ("inset", [inset.top, inset.left, inset.bottom, inset.right]),
      ("header size", [header.width, header.height]), ("footer size", [footer.width, footer.height]),
    ]
    for (name, values) in numbers {
      precondition(
        values.allSatisfy(\.isFinite), "The \(name) of section \(index) has to be finite; it is \(values).")
    }
  }
}
