import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
public import ScrollPhysics

/// A scrolling feed of sections, each of which may be a row that scrolls across the feed by itself.
///
/// UIKit counterpart: `UICollectionView`. The feed and each row have one motion on one axis; only a drag, the wheel or
/// a `ScrollRequest` moves them. The feed scrolls along its layout's `scrollDirection`, by default up and down, and
/// rows scroll across it. Where a layout written by hand makes the content larger than the view across that too, the
/// feed scrolls on both axes. Offsets of a horizontal feed and of rows count from the leading edge.
@preconcurrency @MainActor
open class CollectionView: ScrollView {
  /// The snap points of the feed itself.
  public nonisolated enum FeedPaging: String, Sendable, Hashable, CaseIterable {
    /// Any offset.
    case none
    /// Multiples of its own extent.
    ///
    /// UIKit counterpart: `isPagingEnabled`.
    case bounds
    /// The start of each section.
    case sections
  }

  final var state: State

  /// Creates a collection view with UIKit's motion and the gestures of a desktop; a subclass overrides this one.
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    state = State(layout: layout)
    super.init(frame: frame)
    begin(motion: .uiKit, gestures: .desktop)
  }

  /// Creates a collection view; motion and gestures default to UIKit's on a desktop.
  public convenience init(
    frame: CGRect = .zero, collectionViewLayout layout: CollectionViewLayout,
    motion: MotionSettings = .uiKit, gestures: GestureSettings = .desktop
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
    begin(motion: motion, gestures: gestures)
  }

  private func begin(motion: MotionSettings, gestures: GestureSettings) {
    scrolling = ScrollViewState(motion: motion, gestures: gestures)
    followLayoutAxis()
    state.layout.collectionView = self
  }

  /// Creates the scroll indicator of the axis on which the feed scrolls.
  override func makeIndicators() -> [ScrollIndicator] { [ScrollIndicator(on: feedAxis, named: "indicator")] }

  // MARK: Data

  /// The object that supplies the sections, items and views; not retained.
  public var dataSource: (any CollectionViewDataSource)? {
    get { state.dataSource }
    set {
      state.dataSource = newValue
      reloadData()
    }
  }

  /// Asks the data source for all data before the next frame; each row stays on the item that it shows.
  ///
  /// UIKit counterpart: `reloadData()`.
  open func reloadData() {
    context?.note(.data, of: identity?.path ?? ScrollerID.feedName)
    dropChange()
    noteShownItems()
    tellLayoutOfData()
    for element in state.elements.removeAll() { recycle(element) }
    invalidateDescriptions()
  }

  /// Lays out anew after a change of traits; each row stays on the item that it shows.
  ///
  /// Text at another scale is requested anew.
  package override func reloadForTraits() {
    scrollers.isMirrored = isMirrored
    let scale = context?.traits.textScale ?? state.textScale
    if state.textScale != scale {
      state.textScale = scale
      noteShownItems()
      for element in state.elements.removeAll() { recycle(element) }
      state.cache.forgetMeasurements()
    }
    for element in state.elements.inPaintOrder { element.view.setNeedsLayoutThroughout() }
    invalidateDescriptions()
  }

  /// Asks the layout for the description of every section anew before the next frame.
  func invalidateDescriptions() {
    state.needsData = true
    setNeedsLayout()
  }

  // MARK: Configuration

  /// The layout that arranges the elements.
  public var collectionViewLayout: CollectionViewLayout {
    get {
      layOutEdits()
      return state.layout
    }
    set {
      state.layout = newValue
      newValue.collectionView = self
      if context != nil { newValue.wake() }
      dropDecorations()
      followLayoutAxis()
      invalidateDescriptions()
    }
  }

  // MARK: ScrollView

  /// True when the view comes to rest on multiples of its own size; the same as `paging == .bounds`.
  ///
  /// UIKit counterpart: `isPagingEnabled`.
  public override var isPagingEnabled: Bool {
    get { state.paging == .bounds }
    set { paging = newValue ? .bounds : .none }
  }

  override var axisSharing: AxisSharing {
    guard isScrollEnabled else { return .rowsOnly }
    return scrolls(on: rowAxis) ? super.axisSharing : .dominant
  }

  override var isMirrored: Bool { context?.traits.isRightToLeft ?? false }

  override var bouncesVerticallyByDefault: Bool { measuringContext?.looksLikeUIKit != true }

  override func restingOffset(on axis: Axis) -> CGFloat {
    guard axis != feedAxis else { return 0 }
    return 0 - (axis == .horizontal && isMirrored ? contentInset.right : contentInset.start(axis))
  }

  override func row(at point: CGPoint) -> String? { rowName(at: point) }

  package override var rowIdentifiers: [String] {
    guard let sections = state.cache.solved?.sections else { return [] }
    var names: [String] = []
    for (section, name) in zip(sections, sectionNames) where section.isRow { names.append(name) }
    return names
  }

  override func mistake(in scroller: Scroller) -> String? { mistakenScroller(scroller) }

  override func lacks(_ scroller: Scroller) -> Bool { lacksRow(scroller) }

  override func item(at point: CGPoint) -> PressedItem? { pressedItem(at: point) }

  override func hoveredItem(at point: CGPoint) -> PressedItem? { placedItem(at: point) }

  override func prepareRow(_ name: String) {
    guard !scrollers.rows.hasRow(named: name) else { return }
    if let index = state.cache.indexByName[name] { ensureRow(ofSection: index) }
  }

  override func itemWasClicked(_ item: ItemIdentity) { select(item) }

  override func offset(of target: ElementTarget, on scroller: Scroller) -> CGFloat? {
    elementOffset(of: target, on: scroller)
  }

  override func aim(_ request: inout ScrollRequest) {
    measureAndResolve(&request)
    super.aim(&request)
  }

  override func measureEnd() { measure(where: ElementTarget(element: .end), showsOn: .axis(feedAxis)) }

  override func didPerform(on scroller: Scroller) {
    if let row = scroller.row.flatMap({ scrollers.rows[named: $0] }) { noteItems(of: row) }
    notePageTarget(on: scroller)
  }

  override func didMove(from former: ViewContext?) {
    super.didMove(from: former)
    guard context != nil else { return }
    renameElements()
    state.layout.wake()
  }

  override func willLeaveTree() {
    noteShownItems()
    dropChange()
  }

  override func settingsDidChange() { invalidateDescriptions() }

  /// Scrolls by a key: arrows across the view's axis turn the page of a row, other keys scroll the view.
  package override func scroll(byKey key: KeyEvent) -> Bool {
    guard let axis = key.key.arrowAxis, !scrolls(on: axis) else { return scrollOwnContent(byKey: key) }
    return handleKey(key)
  }

  package override func handleKey(_ key: KeyEvent) -> Bool { scrollOrFocus(byKey: key) }

  package override func focusHandles(_ key: KeyEvent) -> Bool { focusedPartHandles(key) }

  package override var focusedScrollView: ScrollView? { scrolling.focus?.scrollView(in: self) }

  override func endLook() {
    forgetPassingRows()
    super.endLook()
  }

  override func prepareForRequest() {
    if state.needsData, context != nil, !scroll.isInsideHandler { layoutIfNeeded() }
  }

  override func prepareForReading() { layOutEdits() }

  override func delegateDidChange() {
    state.itemDelegate = delegate as? any CollectionViewDelegate
    let former = state.flowDelegate
    state.flowDelegate = delegate as? any CollectionViewDelegateFlowLayout
    if former !== state.flowDelegate, state.layout is CollectionViewFlowLayout { invalidateDescriptions() }
  }

  /// The delegate that a flow layout asks for sizes; `nil` when there is none.
  var flowDelegate: (any CollectionViewDelegateFlowLayout)? { state.flowDelegate }

  override func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    state.layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  override func snapshot() -> ScrollViewSnapshot {
    ScrollViewSnapshot(scrolling: scrolling, measurements: state.cache.measurements)
  }

  override func restore(_ snapshot: ScrollViewSnapshot) {
    state.looks.before = nil
    dropAnimations()
    if let measurements = snapshot.measurements { state.cache.restore(measurements) }
    if let solved = state.cache.solved { scroll.contentSize = contentSize(of: solved) }
    super.restore(snapshot)
  }

  override func beginAnew() {
    super.beginAnew()
    state.looks.before = nil
    dropAnimations()
    state.cache.forgetMeasurements()
    state.handlerCalls = nil
    followLayoutAxis()
  }

  package override var placedMotions: [PositionedMotion] { ownPlacedMotions + rowReadings }

  // MARK: Display

  /// Paints the elements from back to front, then the focus ring and the indicator.
  package override func displaySubviews(with pen: inout DrawingContext) {
    state.backgroundView?.display(with: &pen)
    scroll.refreshControl?.display(with: &pen)
    var departing = state.departing.isEmpty ? nil : state.departing
    for element in state.elements.inPaintOrder {
      if element.key.category != .decoration, let gone = departing {
        for one in gone { display(one.element, with: &pen) }
        departing = nil
      }
      display(element, with: &pen)
    }
    for one in departing ?? [] { display(one.element, with: &pen) }
    pen.order = PaintOrder(zIndex: Int(Int32.max))
    scroll.contentView?.display(with: &pen)
    paintFocusRing(with: &pen)
    for view in indicators + covers { view.display(with: &pen) }
    pen.order = PaintOrder()
  }

  private func display(_ element: VisibleElement, with pen: inout DrawingContext) {
    pen.order = PaintOrder(
      zIndex: element.zIndex, category: element.key.category.rawValue, section: element.key.section,
      item: element.orderInLap)
    element.view.display(with: &pen)
  }

  /// The elements from back to front, then the content view and the indicator.
  package override var hitTestOrder: [View] {
    [state.backgroundView].compactMap { $0 } + state.elements.inPaintOrder.map(\.view)
      + [scroll.contentView].compactMap { $0 } + indicators + covers
  }

  /// Moves the elements and the indicator to the present offsets.
  open override func layoutSubviews() {
    followFocus(after: layoutPass)
    placeContent()
    placeBackground()
    showDefaultGround()
    announceContentSize()
    tellScroll()
  }
}
