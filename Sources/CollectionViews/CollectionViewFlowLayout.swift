public import CompositionalLayout
public import Foundation
public import LayoutGeometry

/// Items of one size, line after line, with room for as many on a line as fit.
///
/// UIKit counterpart: `UICollectionViewFlowLayout`, without sizes of single items. Vertical, lines are rows that
/// the feed scrolls over. Horizontal, lines are columns of the first section, which fills the view and is the
/// view's own horizontal scroller. Items of a line share what is left over between them; a single one stands in
/// the middle.
open class CollectionViewFlowLayout: CollectionViewLayout {
  private struct State: Equatable {
    var itemSize = CGSize(width: 50, height: 50)
    var minimumLineSpacing: CGFloat = 10
    var minimumInteritemSpacing: CGFloat = 10
    var sectionInset = EdgeInsets.zero
    var scrollDirection = Axis.vertical
    var headerReferenceSize = CGSize.zero
    var footerReferenceSize = CGSize.zero
  }

  private var state = State()

  /// Creates a vertical layout of items of 50 × 50 points, 10 apart.
  public override init() { super.init() }

  /// The extent of every item, in points; default 50 × 50.
  public var itemSize: CGSize {
    get { state.itemSize }
    set { change { $0.itemSize = newValue } }
  }

  /// The distance between lines, in points; default 10.
  public var minimumLineSpacing: CGFloat {
    get { state.minimumLineSpacing }
    set { change { $0.minimumLineSpacing = newValue } }
  }

  /// The least distance between the items of a line, in points; default 10.
  public var minimumInteritemSpacing: CGFloat {
    get { state.minimumInteritemSpacing }
    set { change { $0.minimumInteritemSpacing = newValue } }
  }

  /// The room around a section's items, in points; default none.
  public var sectionInset: EdgeInsets {
    get { state.sectionInset }
    set { change { $0.sectionInset = newValue } }
  }

  /// The axis that is scrolled over; default vertical.
  public var scrollDirection: Axis {
    get { state.scrollDirection }
    set { change { $0.scrollDirection = newValue } }
  }

  /// The height of each section's header, in points; none at 0, which is the default.
  public var headerReferenceSize: CGSize {
    get { state.headerReferenceSize }
    set { change { $0.headerReferenceSize = newValue } }
  }

  /// The height of each section's footer, in points; none at 0, which is the default.
  public var footerReferenceSize: CGSize {
    get { state.footerReferenceSize }
    set { change { $0.footerReferenceSize = newValue } }
  }

  override var scrollsHorizontally: Bool { state.scrollDirection == .horizontal }

  /// The lines of one section; a horizontal layout shows the first only.
  public override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? {
    guard scrollsHorizontally else { return verticalSection(in: environment.container.contentSize) }
    return index == 0 ? horizontalSection(in: environment.container.contentSize) : nil
  }

  private func change(_ body: (inout State) -> Void) {
    let former = state
    body(&state)
    if state != former { invalidateLayout() }
  }

  private func verticalSection(in container: CGSize) -> CollectionLayoutSection {
    let inset = state.sectionInset
    let width = max(0, container.width - inset.left - inset.right)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(width), heightDimension: .absolute(state.itemSize.height))
    let section = CollectionLayoutSection(group: line(.horizontal, size, room: width))
    section.contentInsets = DirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    section.contentInsetsReference = .none
    section.interGroupSpacing = state.minimumLineSpacing
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      boundary(state.headerReferenceSize, CollectionView.elementKindSectionHeader, .top),
      boundary(state.footerReferenceSize, CollectionView.elementKindSectionFooter, .bottom),
    ].compactMap { $0 }
    return section
  }

  private func horizontalSection(in container: CGSize) -> CollectionLayoutSection {
    let inset = state.sectionInset
    let height = max(0, container.height - inset.top - inset.bottom)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(state.itemSize.width), heightDimension: .absolute(height))
    let section = CollectionLayoutSection(group: line(.vertical, size, room: height))
    section.contentInsets = DirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    section.contentInsetsReference = .none
    section.interGroupSpacing = state.minimumLineSpacing
    section.orthogonalScrollingBehavior = collectionView?.isPagingEnabled == true ? .paging : .continuous
    return section
  }

  /// One line: as many items as fit into `room`, at least one.
  private func line(_ axis: Axis, _ size: CollectionLayoutSize, room: CGFloat) -> CollectionLayoutGroup {
    let extent = state.itemSize
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(extent.width), heightDimension: .absolute(extent.height)))
    let spacing = state.minimumInteritemSpacing
    let isSingle = room + spacing < 2 * (extent[axis] + spacing)
    if isSingle, room > extent[axis] {
      let free = CollectionLayoutSpacing.flexible(0)
      item.edgeSpacing =
        axis == .horizontal
        ? CollectionLayoutEdgeSpacing(leading: free, top: nil, trailing: free, bottom: nil)
        : CollectionLayoutEdgeSpacing(leading: nil, top: free, trailing: nil, bottom: free)
    }
    let group: CollectionLayoutGroup
    switch (axis, isSingle) {
    case (.horizontal, true):
      group = .horizontal(layoutSize: size, repeatingSubitem: item, count: 1)
    case (.vertical, true):
      group = .vertical(layoutSize: size, repeatingSubitem: item, count: 1)
    case (.horizontal, false): group = .horizontal(layoutSize: size, subitems: [item])
    case (.vertical, false): group = .vertical(layoutSize: size, subitems: [item])
    }
    if !isSingle { group.interItemSpacing = .flexible(spacing) }
    return group
  }

  private func boundary(
    _ size: CGSize, _ kind: String, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem? {
    guard size.height > 0 else { return nil }
    return CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height)),
      elementKind: kind, alignment: alignment)
  }
}
