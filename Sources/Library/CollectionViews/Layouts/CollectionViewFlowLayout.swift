public import CompositionalLayout
public import Foundation
public import LayoutGeometry

/// A layout that arranges items in lines, as many on each line as fit.
///
/// UIKit counterpart: `UICollectionViewFlowLayout`. Lines run across the scrolling axis: they are rows in a vertical
/// layout and columns in a horizontal one, whose sections stand side by side. The free space of a line is shared
/// between its items; a single item is centred. A `CollectionViewDelegateFlowLayout` can return sizes and spacings for
/// single items and sections.
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  private struct State: Equatable {
    var itemSize = CGSize(width: 50, height: 50)
    var minimumLineSpacing: CGFloat = 10
    var minimumInteritemSpacing: CGFloat = 10
    var sectionInset = EdgeInsets.zero
    var scrollDirection = Axis.vertical
    var headerReferenceSize = CGSize.zero
    var footerReferenceSize = CGSize.zero
    var estimate = CGSize.zero
    var pinsHeaders = false
    var pinsFooters = false
    var insetReference = ContentInsetsReference.none
  }

  private var state = State()

  /// Creates a vertical layout of items of 50 × 50 points, 10 apart.
  public override init() { super.init() }

  /// Creates the same layout, as from a nib file, of which there are none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places the items of a subclass, so that an override can read what `super.prepare()` has placed.
  open override func prepare() {
    if changesAttributes { collectionView?.solveAhead() }
  }

  /// The extent of every item, in points; default 50 × 50.
  open var itemSize: CGSize {
    get { state.itemSize }
    set { change { $0.itemSize = newValue } }
  }

  /// The distance between lines, in points; default 10.
  ///
  /// A negative one lets lines overlap.
  open var minimumLineSpacing: CGFloat {
    get { state.minimumLineSpacing }
    set { change { $0.minimumLineSpacing = newValue } }
  }

  /// The least distance between the items of a line, in points; default 10.
  ///
  /// A negative one lets items overlap.
  open var minimumInteritemSpacing: CGFloat {
    get { state.minimumInteritemSpacing }
    set { change { $0.minimumInteritemSpacing = newValue } }
  }

  /// The insets around a section's items, in points; default none.
  open var sectionInset: EdgeInsets {
    get { state.sectionInset }
    set { change { $0.sectionInset = newValue } }
  }

  /// The axis along which the content scrolls; default vertical.
  open var scrollDirection: Axis {
    get { state.scrollDirection }
    set { change { $0.scrollDirection = newValue } }
  }

  /// The size of every section's header, in points; default 0, no header.
  ///
  /// Only its extent along the scrolling axis counts.
  open var headerReferenceSize: CGSize {
    get { state.headerReferenceSize }
    set { change { $0.headerReferenceSize = newValue } }
  }

  /// The size of every section's footer, in points; default 0, no footer.
  ///
  /// Only its extent along the scrolling axis counts.
  open var footerReferenceSize: CGSize {
    get { state.footerReferenceSize }
    set { change { $0.footerReferenceSize = newValue } }
  }

  /// The size of items that measure themselves until they have; default zero, they have `itemSize`.
  package final var estimate: CGSize {
    get { state.estimate }
    set { change { $0.estimate = newValue } }
  }

  /// True when headers stay visible as long as their sections do; default false.
  package final var pinsHeaders: Bool {
    get { state.pinsHeaders }
    set { change { $0.pinsHeaders = newValue } }
  }

  /// True when footers stay visible as long as their sections do; default false.
  package final var pinsFooters: Bool {
    get { state.pinsFooters }
    set { change { $0.pinsFooters = newValue } }
  }

  /// The reference at which the insets of sections begin; default none, the edges of the content.
  package final var insetReference: ContentInsetsReference {
    get { state.insetReference }
    set { change { $0.insetReference = newValue } }
  }

  /// True when items measure themselves.
  final var measuresItems: Bool { state.estimate != .zero }

  /// A configuration with the layout's scrolling axis.
  public override var configuration: CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    return configuration
  }

  /// Returns the lines of one section.
  public override func section(
    at index: Int, environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection? {
    let flow = FlowSection(index, of: self)
    let section = CollectionLayoutSection(
      group: lines(of: flow, room: room(of: flow, in: environment.container)))
    section.contentInsets = DirectionalEdgeInsets(
      top: flow.inset.top, leading: flow.inset.left, bottom: flow.inset.bottom, trailing: flow.inset.right)
    section.contentInsetsReference = state.insetReference
    section.interGroupSpacing = flow.lineSpacing
    section.supplementariesFollowContentInsets = false
    let isVertical = scrollDirection == .vertical
    let header = boundary(
      flow.header, CollectionView.elementKindSectionHeader, isVertical ? .top : .leading)
    let footer = boundary(
      flow.footer, CollectionView.elementKindSectionFooter, isVertical ? .bottom : .trailing)
    header?.pinToVisibleBounds = state.pinsHeaders
    footer?.pinToVisibleBounds = state.pinsFooters
    section.boundarySupplementaryItems = [header, footer].compactMap { $0 }
    return section
  }

  private func change(_ body: (inout State) -> Void) {
    let former = state
    body(&state)
    if state != former { invalidateLayout() }
  }

  /// Returns the length available to a line, in points.
  private func room(of flow: FlowSection, in container: any CollectionLayoutContainer) -> CGFloat {
    let side = scrollDirection.perpendicular
    let area = (container as? CollectionLayoutContainerSize)?.insets(for: state.insetReference) ?? .zero
    let room = container.contentSize[side] - area.start(side) - area.end(side)
    return max(0, room - flow.inset.start(side) - flow.inset.end(side))
  }

  /// Returns one repeating line of equal items, or all lines with the frames of items of differing sizes.
  private func lines(of flow: FlowSection, room: CGFloat) -> CollectionLayoutGroup {
    let axis = scrollDirection
    if let sizes = flow.sizes {
      let lines = FlowLines(
        sizes,
        FlowLines.Measures(
          axis: axis.perpendicular, room: room, itemSpacing: flow.itemSpacing, lineSpacing: flow.lineSpacing))
      return placed(lines.frames, in: CGSize(along: lines.reach, across: room, on: axis))
    }
    let extent = CGSize(along: itemSize[axis], across: room, on: axis)
    let size = CollectionLayoutSize(
      widthDimension: .absolute(extent.width), heightDimension: .absolute(extent.height))
    return line(axis.perpendicular, size, room: room, spacing: flow.itemSpacing)
  }

  /// Returns a group of items with given frames.
  private func placed(_ frames: [CGRect], in size: CGSize) -> CollectionLayoutGroup {
    let axes: Axes = measuresItems ? [.horizontal, .vertical] : []
    let items = frames.map { frame in
      var item = CollectionLayoutGroupCustomItem(frame: frame)
      item.estimatedAxes = axes
      return item
    }
    return .custom(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    ) { _ in items }
  }

  /// Returns one line with as many items as fit in `room`, at least one.
  private func line(
    _ axis: Axis, _ size: CollectionLayoutSize, room: CGFloat, spacing: CGFloat
  ) -> CollectionLayoutGroup {
    let extent = itemSize
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
    let axis = scrollDirection
    guard size[axis] > 0 else { return nil }
    let layoutSize =
      axis == .vertical
      ? CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(size.height))
      : CollectionLayoutSize(widthDimension: .absolute(size.width), heightDimension: .fractionalHeight(1))
    return CollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: kind, alignment: alignment)
  }
}
