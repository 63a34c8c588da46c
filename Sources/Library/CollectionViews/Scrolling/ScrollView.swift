public import Foundation
public import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// A view onto content larger than itself, scrolled on both axes at once.
///
/// UIKit counterpart: `UIScrollView`. Views that are added scroll with the content. Only drags, the wheel and requests
/// scroll the content; a drag goes to the innermost scroll view that scrolls on its axis. Offsets are those of the
/// whole content, from its left and top. Scroll state is kept under the view's element id while the view is out of the
/// tree, so a reused cell shows the offset of its own item.
@preconcurrency @MainActor
open class ScrollView: View {
  struct Scroll {
    var state: ScrollViewState
    var settings = ScrollViewSettings()
    var contentSize = CGSize.zero
    var announcement = GeometryAnnouncement()
    var contentView: View?
    var refreshControl: RefreshControl?
    var waitingRequests: [WaitingRequest] = []
    var isInsideHandler = false
    var hasCovers = false
    let listeners = ScrollListeners()
    weak var delegate: (any ScrollViewDelegate)?
  }

  final var scroll: Scroll
  /// The scroll bars, one for each axis that has one.
  final private(set) var indicators: [ScrollIndicator] = []

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    scroll = Scroll(state: ScrollViewState(motion: .uiKit, gestures: .desktop))
    super.init(frame: frame)
    clipsToBounds = true
    indicators = makeIndicators()
    indicators.forEach(adopt)
  }

  /// Adds a bar over the content, for an axis on which it did not scroll before.
  final func add(_ indicator: ScrollIndicator) {
    indicators.append(indicator)
    adopt(indicator)
  }

  /// Creates the bars of the axes on which this kind of view scrolls.
  func makeIndicators() -> [ScrollIndicator] {
    [
      ScrollIndicator(on: .horizontal, named: "bar-x", margin: 2),
      ScrollIndicator(on: .vertical, named: "bar-y", margin: 2),
    ]
  }

  /// True when content can be dragged vertically although the program has not asked for it.
  var bouncesVerticallyByDefault: Bool { false }

  /// The complete scroll state, as a value.
  final var scrolling: ScrollViewState {
    _read { yield scroll.state }
    _modify { yield &scroll.state }
  }

  /// The motions of the view and its rows.
  final var scrollers: ScrollerMotions {
    _read { yield scroll.state.scrollers }
    _modify { yield &scroll.state.scrollers }
  }

  /// The delegate that is called for scrolling; not retained.
  public var delegate: (any ScrollViewDelegate)? {
    get { scroll.delegate }
    set {
      scroll.delegate = newValue
      delegateDidChange()
    }
  }

  /// The size of the content, in points, limited to a billion.
  ///
  /// In a collection view the layout decides it, and an override is told.
  open var contentSize: CGSize {
    get {
      prepareForReading()
      return knownContentSize
    }
    set {
      let size = newValue.bounded
      let isAnnounced = scroll.announcement.formerSize.take() != nil
      guard scroll.contentSize != size else { return }
      scroll.contentSize = size
      attachments.propertyObserver?.geometryDidChange(of: self)
      if !isAnnounced { settingsDidChange() }
    }
  }

  /// The point of the content at the view's left and top, in points; 0 on an axis that does not scroll.
  ///
  /// UIKit counterpart: `contentOffset`. Setting it is a request without animation, clamped to the legal range; an
  /// axis whose offset stays the same does not move. An override is told of every change, however it came about.
  open var contentOffset: CGPoint {
    get { scroll.announcement.formerOffset ?? ownOffset }
    set {
      let isAnnounced = scroll.announcement.formerOffset.take() != nil
      if !isAnnounced || newValue != ownOffset { setContentOffset(newValue, animated: false) }
    }
  }

  /// The scrollable insets around the content, in points; default none.
  ///
  /// UIKit counterpart: `contentInset`. A left or top inset makes the first offset negative.
  open var contentInset: EdgeInsets {
    get { scroll.settings.contentInset }
    set { change(\.contentInset, to: newValue.bounded) }
  }

  /// The visible part of the content: the content offset and the view's size.
  ///
  /// UIKit counterpart: `bounds`. Setting the origin scrolls as setting `contentOffset` does, setting the size
  /// resizes the view about its middle.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: box.size) }
    set {
      super.bounds = CGRect(origin: .zero, size: newValue.size)
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }

  // MARK: Overrides of subclasses

  /// True when a release comes to rest on a multiple of the view's own size; default false.
  ///
  /// UIKit counterpart: `isPagingEnabled`. It does not affect requests.
  open var isPagingEnabled: Bool {
    get { scroll.settings.isPagingEnabled }
    set { change(\.isPagingEnabled, to: newValue) }
  }

  /// The rule that divides a drag between the two axes.
  var axisSharing: AxisSharing {
    isScrollEnabled ? isDirectionalLockEnabled ? .lockingDirection : .both : .nobody
  }

  /// True when left and right are exchanged.
  var isMirrored: Bool { false }

  /// Returns the offset of the content on an axis on which the view does not scroll.
  func restingOffset(on axis: Axis) -> CGFloat { 0 }

  /// Returns the id of the row at a point; `nil` when there is none.
  func row(at point: CGPoint) -> String? { nil }

  /// The ids of the sections whose rows scroll, on screen or not.
  package var rowIdentifiers: [String] { [] }

  /// Returns the error message for a request for a scroller; `nil` when the view has it, or may have it soon.
  func mistake(in scroller: Scroller) -> String? {
    scroller.row.map {
      "The scroll view “\(elementID.path)” has no row “\($0)”: only a collection view has rows."
    }
  }

  /// Returns true for the row of an existing section that is no row in the present layout.
  func lacks(_ scroller: Scroller) -> Bool { false }

  /// Returns the item under a press at a point; `nil` when there is none.
  func item(at point: CGPoint) -> PressedItem? { nil }

  /// Returns the item under the unpressed pointer as of the last layout; `nil` when there is none.
  func hoveredItem(at point: CGPoint) -> PressedItem? { nil }

  /// Creates the scroll state of a row that was not needed before.
  func prepareRow(_ id: String) {}

  /// Called when an item was clicked.
  func itemWasClicked(_ item: ItemIdentity) {}

  /// Returns the offset at which a request for an element ends in the present layout; `nil` for a missing element.
  func offset(of target: ElementTarget, on scroller: Scroller) -> CGFloat? {
    guard case .axis(let axis) = scroller else { return nil }
    return edgeOffset(of: target, on: axis)
  }

  /// Sets the target of a request that begins to the offset of its element.
  func aim(_ request: inout ScrollRequest) {
    guard let element = request.element, let offset = offset(of: element, on: request.scroller) else {
      return
    }
    request.target = .offset(offset)
  }

  /// Measures the elements visible at the end of the content.
  func measureEnd() {}

  /// Called when a request has begun.
  func didPerform(on scroller: Scroller) {}

  /// Called before the view leaves the tree with its visible content.
  func willLeaveTree() {}

  /// Called when the settings have changed, so that the ranges of the motions are updated.
  func settingsDidChange() { setNeedsLayout() }

  /// Applies changes of the content since the last frame, before a request uses it.
  func prepareForRequest() { followContent() }

  /// Called before the content size is read from outside.
  func prepareForReading() {}

  /// Called when the view has another delegate.
  func delegateDidChange() {}

  /// Returns the offset at which the layout wants a release to come to rest, before the delegate is called.
  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Scrolls by a key; returns false when the key has no meaning here.
  ///
  /// It is called for a view inside another one that has the focus or is under the pointer.
  package func scroll(byKey key: KeyEvent) -> Bool { scrollOwnContent(byKey: key) }

  /// Handles a key for the outermost scroll view; returns false when the key has no meaning here.
  package func handleKey(_ key: KeyEvent) -> Bool { scroll(byKey: key) }

  /// Sends a key to the focused view inside; returns true when that has used it.
  package func focusHandles(_ key: KeyEvent) -> Bool { false }

  /// The scroll view inside that has the focus; `nil` when none has it, or it is not on screen.
  package var focusedScrollView: ScrollView? { nil }

  /// Lays out anew after a change of traits.
  package func reloadForTraits() { setNeedsLayoutThroughout() }

  /// Called after a layout pass between two frames.
  func endLook() { setNeedsLayout() }

  /// Returns the complete scroll state, as a value that `restore(_:)` restores.
  func snapshot() -> ScrollViewSnapshot { ScrollViewSnapshot(scrolling: scrolling) }

  /// Restores the state that `snapshot()` returned.
  func restore(_ snapshot: ScrollViewSnapshot) { goOn(from: snapshot.scrolling) }

  /// The scrollers that are on screen or moving, the view's own first.
  package var placedMotions: [PositionedMotion] { ownPlacedMotions }

  // MARK: Tree

  /// Adds a view that scrolls with the content.
  open override func addSubview(_ view: View) {
    let holder = scroll.contentView ?? makeContentView()
    holder.addSubview(view)
  }

  private func makeContentView() -> View {
    let made = View()
    made.elementName = "content"
    scroll.contentView = made
    addOwnSubview(made)
    return made
  }

  /// Saves the scroll state of a view that leaves the tree, under its element id, and restores it when one joins.
  override func didMove(from former: ViewContext?) {
    former?.unregister(self)
    context?.register(self)
  }

  /// Resets the scroll state, as if the view had never been shown.
  func beginAnew() {
    let reported = scrolling.notifier.offset
    scrolling = scrolling.beginningAnew
    scrolling.notifier.offset = reported
    setNeedsLayout()
  }

  /// Moves the content to the present offset, and calls the delegate.
  open override func layoutSubviews() {
    followContent()
    placeContent()
    followIndicators()
    tellScroll()
  }

  /// Paints the content, and the scroll bars above it.
  package override func displaySubviews(with pen: inout DrawingContext) {
    scroll.refreshControl?.display(with: &pen)
    for view in hitTestOrder { view.display(with: &pen) }
  }

  /// Not there: a scroll view takes every drag along its axis that no control holds.
  @available(*, unavailable, message: "A control that shall keep a drag overrides capturesDrag(on:).")
  open func touchesShouldCancel(in view: View) -> Bool { true }

  package override var role: ViewRole { .scrollView(self) }
  package override var hitTestOrder: [View] { (scroll.contentView.map { [$0] } ?? []) + indicators + covers }

  /// The views over all others.
  final var covers: [View] { scroll.hasCovers ? subviews.filter(\.attachments.isCover) : [] }
}
