public import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics

/// A view onto content larger than itself, scrolled on both axes at once.
///
/// UIKit counterpart: `UIScrollView`. Views that are added scroll with the content. Where the content is changes
/// only by strokes, the wheel and requests; a drag goes to the innermost scroll view that scrolls on its axis.
/// Offsets are those of the whole content, from its left and top. Scroll state is kept under the view's element
/// id while the view is out of the tree, so a reused cell shows its own item's place.
open class ScrollView: View {
  struct Scroll {
    var state: ScrollViewState
    var settings = ScrollViewSettings()
    var contentSize = CGSize.zero
    var contentView: View?
    var waitingRequests: [WaitingRequest] = []
    var isInsideHandler = false
    let listeners = ScrollListeners()
    weak var delegate: (any ScrollViewDelegate)?
  }

  var scroll: Scroll

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    scroll = Scroll(state: ScrollViewState(motion: .uiKit, gestures: .desktop))
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Everything that moves, as a value.
  final var scrolling: ScrollViewState {
    get { scroll.state }
    _modify { yield &scroll.state }
  }

  /// What hears of the scrolling; not retained.
  public var delegate: (any ScrollViewDelegate)? {
    get { scroll.delegate }
    set {
      scroll.delegate = newValue
      delegateDidChange()
    }
  }

  /// The extent of the content, in points, kept to a billion; in a collection view what the layout says.
  public var contentSize: CGSize {
    get { scroll.contentSize }
    set {
      let size = newValue.bounded
      guard scroll.contentSize != size else { return }
      scroll.contentSize = size
      settingsDidChange()
    }
  }

  // MARK: What a kind of scroll view decides

  /// Whether a release comes to rest on a multiple of the view's own size; default false.
  ///
  /// UIKit counterpart: `isPagingEnabled`. It never touches a request.
  open var isPagingEnabled: Bool {
    get { scroll.settings.isPagingEnabled }
    set { change(\.isPagingEnabled, to: newValue) }
  }

  /// How the axes share a drag.
  var axisSharing: AxisSharing {
    isScrollEnabled ? isDirectionalLockEnabled ? .lockingDirection : .both : .nobody
  }

  /// Whether right and left are exchanged.
  var isMirrored: Bool { false }

  /// The row that lies at a point; `nil` where there is none.
  func row(at point: CGPoint) -> String? { nil }

  /// The ids of the sections whose rows scroll, on screen or not.
  package var rowIdentifiers: [String] { [] }

  /// True when a notch of the wheel turns a page of the view itself where it has pages.
  var wheelTurnsOwnPages: Bool { true }

  /// The item under a press.
  func item(at point: CGPoint) -> PressedItem? { nil }

  /// Makes a row that was never needed before.
  func prepareRow(_ id: String) {}

  /// An item was clicked.
  func itemWasClicked(_ item: ItemIdentity) {}

  /// A request has begun.
  func didPerform(on scroller: Scroller) {}

  /// The view leaves the tree, and what shows goes with it.
  func willLeaveTree() {}

  /// The settings have changed: the range of the motions has to follow.
  func settingsDidChange() { setNeedsLayout() }

  /// Lets content that has changed since the last frame be known to a request.
  func prepareForRequest() { followContent() }

  /// Another delegate listens.
  func delegateDidChange() {}

  /// Where a release should come to rest, before the delegate is asked.
  func layoutTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Moves the pointer over the view without a button.
  func pointerDidMove(to point: CGPoint) {}

  /// Scrolls by a key where the view stands inside another one and has the focus, or is under the pointer; tells
  /// whether the key meant anything here.
  package func scroll(byKey key: KeyEvent) -> Bool { scrollOwnContent(byKey: key) }

  /// Takes a key that is for the view as the outermost one; tells whether the key meant anything here.
  package func handleKey(_ key: KeyEvent) -> Bool { scroll(byKey: key) }

  /// The control inside that has the focus; `nil` where none has, or it is not on screen.
  var focusedControlView: Control? { nil }

  /// The scroll view inside that has the focus; `nil` where none has, or it is not on screen.
  package var focusedScrollView: ScrollView? { nil }

  /// Lays out anew for other traits.
  package func reloadForTraits() { setNeedsLayoutThroughout() }

  /// A look at the scene between two frames is over.
  func endLook() { setNeedsLayout() }

  /// Everything that scrolls, as a value that `restore(_:)` takes back.
  func snapshot() -> ScrollViewSnapshot { ScrollViewSnapshot(scrolling: scrolling) }

  /// Returns to what `snapshot()` told.
  func restore(_ snapshot: ScrollViewSnapshot) { goOn(from: snapshot.scrolling) }

  /// The scrollers that are on screen or moving, the view itself first.
  package var placedMotions: [PlacedMotion] { ownPlacedMotions }

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

  /// Keeps the scroll state of a view that leaves under its element id, and takes up what was kept.
  override func didMove(from former: ViewContext?) {
    former?.unregister(self)
    context?.register(self)
  }

  /// Puts the content to rest and returns where it is and what that meant; the view is as new for whatever it
  /// shows next.
  func leaveTree() -> (place: ScrollViewState, events: [SceneEvent]) {
    willLeaveTree()
    scrolling.abandon()
    let events = drainEvents()
    let place = scrolling
    beginAnew()
    return (place, events)
  }

  /// Forgets where the content was, as if the view had never been shown.
  func beginAnew() {
    let told = scrolling.told.offset
    scrolling = ScrollViewState(motion: scrolling.motion, gestures: scrolling.gestures)
    scrolling.told.offset = told
    setNeedsLayout()
  }

  /// Takes up where the content of its element was kept; the delegate hears of it, which knows only what this very
  /// view showed before.
  func takeUp(_ kept: ScrollViewState) {
    let told = scrolling.told.offset
    goOn(from: kept)
    scrolling.told.offset = told
  }

  /// Takes over where content was, which may have been laid out for another size then.
  func goOn(from place: ScrollViewState) {
    scrolling = place
    settingsDidChange()
  }

  /// Brings the content to where the motions are, and tells the delegate.
  open override func layoutSubviews() {
    followContent()
    placeContent()
    tellScroll()
  }

  /// Paints the content, and while it moves the bars that tell where it is.
  open override func displaySubviews(with pen: inout DisplayPen) {
    super.displaySubviews(with: &pen)
    for axis in Axis.allCases { paintBar(on: axis, with: &pen) }
  }
}
