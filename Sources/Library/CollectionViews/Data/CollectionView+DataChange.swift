import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics
import UIKitBase

/// Changes of data that keep the views of remaining elements, and are animated.
extension CollectionView {
  /// Asks for all data before the next frame; views of remaining elements stay, where the scene looks like UIKit.
  ///
  /// Elsewhere it is the same as `reloadData()`, and `completion` is called at once.
  package func changeData(_ matching: DataMatching, _ options: DataChangeOptions) {
    guard context?.looksLikeUIKit == true, state.cache.solved != nil else {
      reloadData()
      options.completion?()
      return
    }
    context?.note(.data, of: identity?.path ?? ScrollerID.feedName)
    noteShownItems()
    tellLayoutOfData()
    var change = takeChange(matching)
    var options = options
    let completion = options.completion
    if context?.traits.reducesMotion == true || !AmbientContext.latest.animates { options.isAnimated = false }
    if !options.isAnimated { options.completion = nil }
    change.add(options)
    state.change = change
    if state.formerLayout == nil {
      state.formerLayout = state.cache.solved.map { ($0, feedOffset, feedAxis) }
    }
    invalidateDescriptions()
    state.isEdited = true
    if !options.isAnimated { completion?() }
  }

  /// Moves the elements on screen into a change of data.
  private func takeChange(_ matching: DataMatching) -> DataChange {
    var change: DataChange
    if let waiting = state.change, let joined = waiting.joined(with: matching) {
      change = joined
    } else {
      dropChange()
      change = DataChange(matching)
    }
    let elements = state.elements.removeAll()
    var items: [IndexPath: AnyHashable] = [:]
    for element in elements {
      guard let identity = element.identity else { continue }
      items[element.indexPath] = identity.item.value
    }
    for element in elements {
      let former = DataChange.Former(element)
      guard element.key.category == .cell else {
        let host = element.attributes.hostItem.flatMap {
          items[IndexPath(item: $0, section: element.key.section)]
        }
        change.keep(former, part: part(element.key, host: host))
        continue
      }
      change.keep(former, cell: key(of: element, matching))
    }
    return reclaimed(change)
  }

  /// Adds the cells that still fade, so that an item that returns goes on from what is shown.
  private func reclaimed(_ change: DataChange) -> DataChange {
    var change = change
    guard case .identifiers = change.matching else { return change }
    for one in state.departing where one.element.key.category == .cell {
      let former = DataChange.Former(one.element)
      change.keep(former, cell: one.element.identity?.item.value)
    }
    state.departing.removeAll { $0.element.key.category == .cell }
    return change
  }

  private func key(of element: VisibleElement, _ matching: DataMatching) -> AnyHashable? {
    switch matching {
    case .identifiers: element.identity?.item.value
    case .paths(let after, _): after(element.indexPath).map { AnyHashable($0) }
    }
  }

  private func part(_ key: LayoutElement, host: AnyHashable?) -> DataChange.Part {
    let sections = state.cache.sectionIDs
    return DataChange.Part(
      category: key.category, kind: key.kind,
      section: sections.indices.contains(key.section) ? sections[key.section] : nil,
      item: host == nil ? key.item : 0, host: host)
  }

  // MARK: Layout

  /// Returns the view that showed the same element before the change of data that is laid out; `nil` for none.
  func keptView(of key: LayoutElement, showing item: Int, on host: Int?) -> KeptView? {
    guard state.change != nil, !isBetweenFrames else { return nil }
    let isInSection = state.cache.sectionIDs.indices.contains(key.section)
    let path = isInSection ? IndexPath(item: item, section: key.section) : key.indexPath
    let isReloaded = isInSection && state.change?.options.reloadedSections.contains(key.section) == true
    guard key.category == .cell else {
      let hostID = host.flatMap { itemIdentifier(at: IndexPath(item: $0, section: key.section)) }
      let part = part(key, host: hostID)
      guard let former = state.change?.takePart(part) else { return nil }
      guard state.change?.options.keepsOthers == true, !isReloaded else {
        state.change?.note(former, of: key)
        recycle(former.element)
        return nil
      }
      return keptView(former, as: key, nil, path, on: host)
    }
    guard let identity = itemIdentity(ofItem: item, inSection: key.section), let change = state.change else {
      return nil
    }
    var own = identity.item.value
    if case .paths = change.matching { own = AnyHashable(path) }
    guard let former = state.change?.takeCell(own) else { return nil }
    if isReloaded || change.options.reloaded.contains(own) {
      state.change?.note(former, of: key)
      recycle(former.element)
      return nil
    }
    if change.options.reconfigured.contains(own), !configureAnew(former, at: path) {
      state.change?.note(former, of: key)
      return nil
    }
    return keptView(former, as: key, identity, path, on: host)
  }

  private func keptView(
    _ former: DataChange.Former, as key: LayoutElement, _ identity: ItemIdentity?, _ path: IndexPath,
    on host: Int?
  ) -> KeptView {
    state.change?.note(former, of: key)
    former.element.view.elementID = elementID(of: key, identity, on: host)
    return KeptView(
      view: former.element.view, identity: identity, path: path, isTold: former.element.isTold)
  }

  /// Asks the data source for the cell of an item, and offers it the present one; returns false for another cell.
  private func configureAnew(_ former: DataChange.Former, at path: IndexPath) -> Bool {
    guard let source = state.dataSource else { return false }
    state.reuse.offered = former.element.view
    let cell = source.collectionView(self, cellForItemAt: path)
    state.reuse.offered = nil
    if cell === former.element.view { return true }
    recycle(former.element)
    state.reuse.enqueue(cell)
    return false
  }

  /// The timing of the animations of a change of data.
  private static var changeTiming: AnimationTiming {
    AnimationTiming(duration: ScrollCurve.easeInOut.duration, course: .curve(.easeInOut))
  }

  /// A block for the animations of the change of data that waits to be laid out; `nil` for none, or without animation.
  ///
  /// What the layout sets in it on views that stay, and on what lies inside, goes on from where it was.
  var animationOfChange: AnimationBlock? {
    guard let change = state.change, change.options.isAnimated, !isBetweenFrames,
      context?.looksLikeUIKit == true
    else { return nil }
    return AnimationBlock(Self.changeTiming)
  }

  /// Returns the block in which the view of an element is set, inside another one; `nil` for a view that is new.
  func animation(of element: VisibleElement, in outer: AnimationBlock?) -> AnimationBlock? {
    if element.isKept, let block = state.changeBlock { return block }
    return element.isPlaced ? outer : nil
  }

  /// Begins the animations of a change of data, once the new data are laid out.
  func finishChange() {
    guard let change = state.change, !state.needsData else { return placeDeparting() }
    if isBetweenFrames {
      if context?.isLook != true { dropChange() }
      return
    }
    state.change = nil
    defer { (state.formerLayout, state.shownChange) = (nil, nil) }
    guard change.options.isAnimated, let context, context.looksLikeUIKit else {
      for former in change.left { recycle(former.element) }
      placeDeparting()
      return change.complete()
    }
    let animations = ChangeAnimations(change, in: self)
    let timing = Self.changeTiming
    AmbientContext.latest.animate(timing) { animations.begin(in: self) }
    state.layout.finalizeCollectionViewUpdates()
    placeDeparting()
    context.join(
      SceneTimer(every: timing.total, repeats: false) { [weak self, weak context] timer in
        context?.leave(timer)
        self?.endDeparting(at: context?.now ?? .infinity)
        change.complete()
      })
  }

  /// True while a change of data waits to be laid out.
  package var hasWaitingChange: Bool { state.needsData }

  /// Lays out edits of the data that wait for the next frame, before code reads what they have changed.
  ///
  /// UIKit lays them out at once, and here code that reads nothing has them laid out once. New data without edits wait
  /// for the layout, as in UIKit; so does everything inside a batch and while the view itself calls code.
  package func layOutEdits() {
    guard state.isEdited, !state.isLayingOut, state.edits == nil, !scroll.isInsideHandler, !isBetweenFrames,
      context != nil, state.cache.solved != nil
    else { return }
    layoutIfNeeded()
  }

  /// Gives up a change of data that waits to be laid out.
  func dropChange() {
    guard let change = state.change else { return }
    (state.change, state.formerLayout) = (nil, nil)
    for former in change.left { recycle(former.element) }
    change.complete()
  }

  /// Ends all animations of elements, before the view is shown at another time.
  func dropAnimations() {
    endDeparting(at: .infinity)
    for element in state.elements.inPaintOrder { element.view.removeAllAnimationsThroughout() }
  }

  // MARK: Departing elements

  /// Moves the departing elements with the content.
  private func placeDeparting() {
    for one in state.departing {
      one.element.view.place(
        one.frame.offsetBy(CGPoint(along: one.offset - feedOffset, across: 0, on: feedAxis)),
        contentShift: .zero)
    }
  }

  private func endDeparting(at time: TimeInterval) {
    let ended = state.departing.filter { $0.end <= time + 1e-6 }
    guard !ended.isEmpty else { return }
    state.departing.removeAll { $0.end <= time + 1e-6 }
    for one in ended {
      one.element.view.removeAllAnimationsThroughout()
      recycle(one.element)
    }
    setNeedsLayout()
  }
}

/// A view that stays on screen while the data change.
struct KeptView {
  let view: CollectionReusableView
  let identity: ItemIdentity?
  let path: IndexPath
  /// True when the delegate was told that it is on screen.
  let isTold: Bool
}
