import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// Places every visible element, measures those of estimated size and runs the sections' handlers.
  ///
  /// Elements are placed by the motions; measuring repeats until the size of all visible ones is known.
  func layoutPass() {
    state.isLayingOut = true
    state.changeBlock = animationOfChange
    defer { (state.isLayingOut, state.changeBlock) = (false, nil) }
    if !isBetweenFrames { endLookedAway() }
    followBounds()
    let hasNewData = state.needsData
    if state.needsData || state.cache.environment.containerSize != container {
      noteBeforeLook()
      prepare()
      // The sizes of items follow the items only once the new data are known.
      if measuresFlowItems, !state.needsData { prepare() }
      // The new layout may have moved the content, as where it is shorter.
      if !state.needsData { followBounds() }
    } else {
      state.cache.endRestoring()
    }
    if !isBetweenFrames { measureWhereRequestsEnd() }
    placeElements()
    if hasNewData { layOutAgain() }
    if !isBetweenFrames { measureWhatShows() }
    noteItemsOfRows()
    applyCustomAttributes()
    runHandlers()
    state.elements.sort()
    applyToViews()
    applySolvedAttributes()
    finishChange()
    if !isBetweenFrames {
      tellDisplay()
      tellHighlight()
      tellPrefetching()
    }
    followIndicators()
  }

  /// Lays out the cells that stay, as UIKit does: a list's cell has other corners and lines among other neighbours.
  private func layOutAgain() {
    guard context?.looksLikeUIKit == true else { return }
    for element in state.elements.inPaintOrder { element.view.setNeedsLayout() }
  }

  /// True in a layout pass between two frames, which must not change the state of later frames.
  package var isBetweenFrames: Bool { context?.isBetweenFrames ?? false }

  /// The view's size, less the content's insets at the sides, the safe area and the margins, as the solver needs them.
  ///
  /// The solver always lays out from left to right; mirroring comes afterwards, so the insets are exchanged
  /// here.
  private var container: CollectionLayoutContainerSize {
    var (insets, margins) = (safeAreaInsets, margins)
    if isMirrored {
      swap(&insets.left, &insets.right)
      swap(&margins.left, &margins.right)
    }
    var size = bounds.size
    let room = contentInset.start(rowAxis) + contentInset.end(rowAxis)
    if room != 0 { size[rowAxis] = max(0, size[rowAxis] - room) }
    return CollectionLayoutContainerSize(contentSize: size, safeAreaInsets: insets, margins: margins)
  }

  /// Requests the sections and items from the data source, and solves the layout.
  func prepare() {
    // A view without length is solved too: it may become as long as its content.
    guard bounds.size[feedAxis.perpendicular] > 0 else { return state.needsData = true }
    state.isSolvedAhead = false
    state.layout.prepare()
    state.visibleRect = CGRect(origin: contentOffset, size: box.size)
    if state.needsData || !state.isSolvedAhead { solve() }
    updateMotions()
  }

  /// Solves the layout inside the `prepare()` of a subclass of a flow layout, which reads the result.
  func solveAhead() {
    guard !state.isFollowingBounds, bounds.size[feedAxis.perpendicular] > 0 else { return }
    solve()
    state.isSolvedAhead = true
  }

  /// Requests the sections and items from the data source, and their descriptions from the layout, and solves them.
  private func solve() {
    let source = state.dataSource
    let layout = state.layout
    let custom = customFrames
    layout.customAxis = custom?.axis
    followLayoutAxis()
    state.needsData = false
    if !isBetweenFrames { state.isEdited = false }
    state.isPreparing = true
    let environment = LayoutEnvironment(container: container)
    let count = source?.numberOfSections(in: self) ?? 0
    precondition(count >= 0, "A collection view cannot have \(count) sections; 0 is the least.")
    var contents = LayoutCache.Contents()
    contents.ids.reserveCapacity(count)
    contents.counts.reserveCapacity(count)
    contents.descriptions.reserveCapacity(count)
    for section in 0..<count {
      let id = Identity(source?.collectionView(self, identifierForSection: section) ?? AnyHashable(section))
      contents.ids.append(id)
      contents.names.append(state.sectionNames.name(of: id))
      contents.counts.append(source?.collectionView(self, numberOfItemsInSection: section) ?? 0)
      contents.descriptions.append(
        custom?.section(at: section) ?? layout.section(at: section, environment: environment)
          ?? Self.emptySection)
    }
    let kept = measuredItems(keptBy: contents, in: environment)
    state.cache.prepare(contents, kept, in: environment, configuration: layout.configuration)
    state.isPreparing = false
  }

  /// The frames of a layout that is written by hand; `nil` for any other.
  private var customFrames: CustomLayoutFrames? {
    guard state.layout.changesAttributes, !state.layout.describesSections, let source = state.dataSource
    else { return nil }
    return CustomLayoutFrames(state.layout, in: bounds.size) {
      (0..<max(0, source.numberOfSections(in: self))).map {
        source.collectionView(self, numberOfItemsInSection: $0)
      }
    }
  }

  /// Returns the measured sizes still valid for new data: those of remaining items, in a view of the same size.
  private func measuredItems(keptBy contents: LayoutCache.Contents, in environment: LayoutEnvironment)
    -> [MeasuredItems]
  {
    let places = ItemIndexLookup(count: { contents.counts[$0] }) { [self] path in
      state.dataSource.map { Identity($0.collectionView(self, identifierForItemAt: path)) }
    }
    return contents.ids.indices.map { section in
      state.cache.measuredItems(ofSection: section, in: contents, environment)?
        .moved { places.place(of: $0, inSection: section, near: $1) } ?? MeasuredItems()
    }
  }

  private static var emptySection: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  var displayScale: CGFloat { context?.traits.displayScale ?? 1 }

  /// Places every element that is visible at the present offsets, and takes the others off the screen.
  func placeElements() {
    guard !state.needsData, let solved = state.cache.solved else { return }
    // The visible part follows the drawn offset: by the exact one, a sliver at the edge could stay empty.
    let offset = feedOffset.alignedToPixels(scale: displayScale)
    let visible = CGRect(origin: contentPoint(along: offset), size: bounds.size)
    state.elements.beginPass()
    state.listed = customAttributes(in: visible)
    if let listed = state.listed {
      for one in listed { place(one.solved, key: one.solved.element, item: one.solved.element.item) }
    } else {
      for index in solved.sections(in: offset...(offset + shownLength)) {
        place(solved.sections[index], in: visible)
      }
      for boundary in solved.boundaryItems { place(boundary, in: visible) }
    }
    if context?.isLook == true { return }
    for element in state.elements.removeStale() { recycle(element) }
  }

  private func place(_ section: SolvedSection, in visible: CGRect) {
    for decoration in section.decorations where decoration.frame.intersects(visible) {
      place(decoration, key: decoration.element, item: 0)
    }
    if let row = section.orthogonal {
      placeRow(section, row, in: visible)
    } else {
      section.forEachElement(in: visible) { place($0, key: $0.element, item: $0.element.item) }
    }
    section.forEachBoundaryItem { place($0, in: visible) }
  }

  /// Places a header, footer or overlay; a pinned one stays visible while content scrolls beneath.
  private func place(_ boundary: SolvedBoundaryItem, in visible: CGRect) {
    let frame = frame(of: boundary, in: visible)
    guard frame.intersects(visible) || boundary.hasEstimatedSize else { return }
    var attributes = boundary.attributes
    attributes.frame = frame
    place(attributes, key: attributes.element, item: 0)
  }

  /// Returns the frame of a header, footer or overlay where the content shows a rectangle.
  func frame(of boundary: SolvedBoundaryItem, in visible: CGRect) -> CGRect {
    // The space held open above the content, as by a refresh control, scrolls away with it.
    let inset = startInset(on: feedAxis) - (feedAxis == .vertical ? heldInset : 0)
    return boundary.frame(
      visibleTop: visible.min(feedAxis) + inset, visibleBottom: visible.max(feedAxis))
  }

  private func placeRow(_ section: SolvedSection, _ row: OrthogonalGeometry, in visible: CGRect) {
    guard row.viewport.intersects(visible), let rowSnapshot = rowSnapshot(atRowOf: section, row) else {
      return
    }
    let offset = rowSnapshot.contentOffset.alignedToPixels(scale: displayScale)
    let reach = state.cache.descriptions[section.index].itemReach
    let rect = CGRect(
      origin: CGPoint(along: offset, across: row.viewport.min(feedAxis), on: row.axis),
      size: row.viewport.size
    ).insetBy(dx: row.axis == .horizontal ? -reach : 0, dy: row.axis == .vertical ? -reach : 0)
    guard let laps = rowSnapshot.lap else {
      return section.forEachElement(in: rect) { place($0, key: $0.element, item: $0.element.item) }
    }
    let count = section.itemCount
    let lap = laps &* count
    section.forEachLoopedElement(in: rect) { attributes, virtual in
      var key = attributes.element
      key.item = lap &+ virtual
      place(attributes, key: key, item: virtual.modulo(count), orderInLap: virtual)
    }
  }

  private func place(
    _ attributes: LayoutAttributes, key: LayoutElement, item: Int, orderInLap: Int? = nil
  ) {
    let order = orderInLap ?? key.item
    if state.elements.reuse(key, attributes, orderInLap: order) != nil { return }
    let kept = keptView(of: key, showing: item, on: attributes.hostItem)
    let made =
      kept.map { ($0.view, $0.identity, $0.path) }
      ?? AmbientContext.latest.withoutAnimation { makeView(of: key, showing: item, as: attributes) }
    guard let (view, identity, path) = made else { return }
    guard !state.needsData else {
      // The data have changed while the view was configured.
      view.removeFromSuperview()
      return state.reuse.enqueue(view)
    }
    let element = VisibleElement(
      key: key, attributes: attributes, indexPath: key.category == .cell ? path : nil, view: view,
      identity: identity)
    element.isTold = kept?.isTold ?? false
    element.isKept = kept != nil
    state.elements.insert(element, orderInLap: order)
  }

  /// Creates and adds the view of an element that is not on screen; `nil` when there is none.
  func makeView(of key: LayoutElement, showing item: Int, as attributes: LayoutAttributes)
    -> (view: CollectionReusableView, identity: ItemIdentity?, path: IndexPath)?
  {
    let size = attributes.frame.size
    let isInSection = state.cache.sectionIDs.indices.contains(key.section)
    let path = isInSection ? IndexPath(item: item, section: key.section) : key.indexPath
    let view: CollectionReusableView
    var identity: ItemIdentity?
    switch key.category {
    case .cell:
      guard let cell = withViews(for: key, at: path, of: size, { cell(at: path) }) else { return nil }
      (view, identity) = (cell.view, cell.identity)
    case .supplementary, .decoration:
      guard let made = withViews(for: key, at: path, of: size, { otherView(for: key, at: path) }) else {
        return nil
      }
      view = made
    }
    view.elementID = elementID(of: key, identity, on: attributes.hostItem)
    // Making a view may have changed the data: then the element is out of date and will be requested again.
    guard !state.needsData else {
      state.reuse.enqueue(view)
      return nil
    }
    attach(view)
    return (view, identity, path)
  }

  /// Makes a decoration of a class registered with the layout, or requests any other view from the data source.
  private func otherView(for key: LayoutElement, at path: IndexPath) -> CollectionReusableView? {
    let kind = key.kind ?? ""
    guard key.category == .decoration, let type = state.layout.decorationClass(ofKind: kind) else {
      return supplementaryView(ofKind: kind, at: path)
    }
    return dequeueDecorationView(type, ofKind: kind)
  }
}

extension CGAffineTransform {
  /// The transform for a right-to-left layout: the same seen in a mirror.
  var mirrored: CGAffineTransform {
    var mirrored = CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty)
    (mirrored.perspectiveX, mirrored.perspectiveY) = (-perspectiveX, perspectiveY)
    return mirrored
  }
}
