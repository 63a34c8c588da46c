public import CompositionalLayout
public import Foundation
public import LayoutGeometry

/// Items line after line, with room for as many on a line as fit.
///
/// UIKit counterpart: `UICollectionViewFlowLayout`, without headers and footers where it scrolls sideways. Vertical,
/// lines are rows that the feed scrolls over. Horizontal, lines are columns; the sections stand one after the other
/// in one row, named after the first, which fills the view and is the view's own horizontal scroller. Items of a line
/// share what is left over between them; a single one stands in the middle. What differs from item to item and from
/// section to section a `CollectionViewDelegateFlowLayout` says.
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

  /// The lines of one section; in a horizontal layout the first holds those of all.
  public override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? {
    let container = environment.container.contentSize
    guard scrollsHorizontally else { return verticalSection(FlowSection(index, of: self), in: container) }
    return index == 0 ? horizontalSection(in: container) : nil
  }

  private func change(_ body: (inout State) -> Void) {
    let former = state
    body(&state)
    if state != former { invalidateLayout() }
  }

  private func verticalSection(_ flow: FlowSection, in container: CGSize) -> CollectionLayoutSection {
    let inset = flow.inset
    let width = max(0, container.width - inset.left - inset.right)
    let group: CollectionLayoutGroup
    if let sizes = flow.sizes {
      let lines = flow.lines(of: sizes.count, along: .horizontal, room: width)
      group = placed(lines.frames, in: CGSize(width: width, height: lines.reach))
    } else {
      let size = CollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(state.itemSize.height))
      group = line(.horizontal, size, room: width, spacing: flow.itemSpacing)
    }
    let section = section(of: group, flow)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      boundary(flow.header, CollectionView.elementKindSectionHeader, .top),
      boundary(flow.footer, CollectionView.elementKindSectionFooter, .bottom),
    ].compactMap { $0 }
    return section
  }

  private func horizontalSection(in container: CGSize) -> CollectionLayoutSection {
    let count = collectionView?.numberOfSections ?? 1
    let flows = (0..<max(1, count)).map { FlowSection($0, of: self) }
    let section: CollectionLayoutSection
    if flows.count == 1, flows[0].sizes == nil {
      let room = max(0, container.height - flows[0].inset.top - flows[0].inset.bottom)
      let size = CollectionLayoutSize(
        widthDimension: .absolute(state.itemSize.width), heightDimension: .absolute(room))
      let group = line(.vertical, size, room: room, spacing: flows[0].itemSpacing)
      section = self.section(of: group, flows[0])
    } else {
      section = CollectionLayoutSection(group: row(of: flows, height: container.height))
      section.contentInsetsReference = .none
    }
    section.orthogonalScrollingBehavior = collectionView?.isPagingEnabled == true ? .paging : .continuous
    return section
  }

  /// All sections one after the other.
  private func row(of flows: [FlowSection], height: CGFloat) -> CollectionLayoutGroup {
    var frames: [CGRect] = []
    var left: CGFloat = 0
    for (index, flow) in flows.enumerated() {
      left += flow.inset.left
      let count = collectionView?.numberOfItems(inSection: index) ?? 0
      let lines = flow.lines(
        of: count, along: .vertical, room: max(0, height - flow.inset.top - flow.inset.bottom))
      frames += lines.frames.map { $0.offsetBy(dx: left, dy: flow.inset.top) }
      left += lines.reach + flow.inset.right
    }
    return placed(frames, in: CGSize(width: left, height: height))
  }

  private func section(of group: CollectionLayoutGroup, _ flow: FlowSection) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(
      top: flow.inset.top, leading: flow.inset.left, bottom: flow.inset.bottom, trailing: flow.inset.right)
    section.contentInsetsReference = .none
    section.interGroupSpacing = flow.lineSpacing
    return section
  }

  /// A group of items that have their places already.
  private func placed(_ frames: [CGRect], in size: CGSize) -> CollectionLayoutGroup {
    let items = frames.map { CollectionLayoutGroupCustomItem(frame: $0) }
    return .custom(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    ) { _ in items }
  }

  /// One line: as many items as fit into `room`, at least one.
  private func line(
    _ axis: Axis, _ size: CollectionLayoutSize, room: CGFloat, spacing: CGFloat
  ) -> CollectionLayoutGroup {
    let extent = state.itemSize
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(extent.width), heightDimension: .absolute(extent.height)))
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
