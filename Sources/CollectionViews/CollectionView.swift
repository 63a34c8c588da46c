public import CompositionalLayout
public import Foundation
public import LayoutGeometry
import ScreenInterface
public import ScrollPhysics

/// A vertical feed whose sections may be rows with a scroller of their own.
///
/// UIKit counterpart: `UICollectionView`. The feed and each row have one motion on one axis; nothing but a
/// pointer stroke, the wheel or a `ScrollRequest` moves any of them.
public final class CollectionView: View {
  struct State {
    var scrolling: CollectionViewState
    var layout: CollectionViewLayout
    var cache = LayoutCache()
    var elements = VisibleElements()
    var reuse = ReuseQueue()
    var paging = FeedPaging.none
    var decelerationRate = DecelerationRate.normal
    var rowConfiguration: (@MainActor (Int, OrthogonalGeometry) -> RowConfiguration)?
    var contentInset = EdgeInsets.zero
    var focusColor = DynamicColor(light: 0xC8401F, dark: 0xF0694A)
    var needsData = true
    var isInsideHandler = false
    var isBetweenFrames = false
    var deferredRequests: [ScrollRequest] = []
    var waiters: [Int: CheckedContinuation<RequestEnding, Never>] = [:]
    weak var dataSource: (any CollectionViewDataSource)?
    weak var delegate: (any CollectionViewDelegate)?
  }

  /// What the feed itself comes to rest on.
  public enum FeedPaging: String, Sendable, Hashable, CaseIterable {
    /// Anywhere.
    case none
    /// Multiples of its own height.
    ///
    /// UIKit counterpart: `isPagingEnabled`.
    case bounds
    /// The top of each section.
    case sections
  }

  var state: State
  /// The feed's scroll indicator.
  let indicator = ScrollIndicator()

  /// Creates a collection view; motion and gestures default to UIKit's feel on a desktop.
  public init(
    frame: CGRect = .zero, collectionViewLayout layout: CollectionViewLayout,
    motion: MotionSettings = .uiKit, gestures: GestureSettings = .desktop
  ) {
    state = State(
      scrolling: CollectionViewState(motion: motion, gestures: gestures), layout: layout)
    super.init(frame: frame)
    layout.collectionView = self
    clipsToBounds = true
    indicator.elementName = "indicator"
    addSubview(indicator)
    indicator.addAction(for: .valueChanged) { [weak self] _ in self?.scrollToIndicator() }
    indicator.addAction(for: .editingDidEnd) { [weak self] _ in self?.settleFeed() }
  }

  // MARK: Data

  /// What shows; not retained.
  public var dataSource: (any CollectionViewDataSource)? {
    get { state.dataSource }
    set {
      state.dataSource = newValue
      reloadData()
    }
  }

  /// What hears of clicks; not retained.
  public var delegate: (any CollectionViewDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  /// Asks for all data anew before the next frame, keeping each row on the item it shows.
  ///
  /// UIKit counterpart: `reloadData()`.
  public func reloadData() {
    for element in state.elements.removeAll() { recycle(element) }
    invalidateDescriptions()
  }

  /// Lays out anew for other traits, each row staying on the item it shows.
  public func reloadForTraits() {
    state.scrolling.isMirrored = context?.traits.isRightToLeft ?? false
    for element in state.elements.inPaintOrder { element.view.setNeedsLayoutThroughout() }
    invalidateDescriptions()
  }

  /// Asks for every section's description anew before the next frame.
  func invalidateDescriptions() {
    state.needsData = true
    setNeedsLayout()
  }

  /// Registers a kind of reusable view under an identifier.
  ///
  /// UIKit counterpart: `register(_:forCellWithReuseIdentifier:)`.
  public func register(_ type: CollectionReusableView.Type, forReuseIdentifier identifier: String) {
    state.reuse.register(identifier) { type.init() }
  }

  /// A view of the kind `identifier`, reused where one is waiting; an unregistered kind is made by its type.
  ///
  /// UIKit counterpart: `dequeueReusableCell(withReuseIdentifier:for:)`.
  public func dequeueReusableView<Reusable: CollectionReusableView>(
    _ identifier: String, as type: Reusable.Type = Reusable.self
  ) -> Reusable {
    if let view = state.reuse.takeWaiting(identifier) as? Reusable {
      view.prepareForReuse()
      return view
    }
    let view = (state.reuse.factory(of: identifier)?() as? Reusable) ?? type.init()
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Configuration

  /// The arrangement of the elements.
  public var collectionViewLayout: CollectionViewLayout { state.layout }

  /// What the feed comes to rest on; default anywhere.
  public var paging: FeedPaging {
    get { state.paging }
    set {
      state.paging = newValue
      invalidateDescriptions()
    }
  }

  /// How quickly a fling ends where nothing snaps; default normal.
  ///
  /// UIKit counterpart: `decelerationRate`.
  public var decelerationRate: DecelerationRate {
    get { state.decelerationRate }
    set {
      guard state.decelerationRate != newValue else { return }
      state.decelerationRate = newValue
      invalidateDescriptions()
    }
  }

  /// The constants of every motion from the next one on; default UIKit's.
  public var motionSettings: MotionSettings {
    get { state.scrolling.motion }
    set { state.scrolling.adopt(newValue) }
  }

  /// The numbers that tell a drag from a click; default the desktop's.
  public var gestureSettings: GestureSettings {
    get { state.scrolling.gestures }
    set { state.scrolling.gestures = newValue }
  }

  /// The safe area, in points; default none.
  public var safeAreaInsets: EdgeInsets {
    get { state.contentInset }
    set {
      guard state.contentInset != newValue else { return }
      state.contentInset = newValue
      invalidateDescriptions()
    }
  }

  /// How each row differs from what its behaviour says; default not at all.
  public var rowConfiguration: (@MainActor (Int, OrthogonalGeometry) -> RowConfiguration)? {
    get { state.rowConfiguration }
    set {
      state.rowConfiguration = newValue
      invalidateDescriptions()
    }
  }

  // MARK: Reading

  /// The feed's motion as of now.
  public var feedMotion: ScrollMotion { state.scrolling.feed }

  /// The feed's offset, in points: `x` is always 0.
  ///
  /// UIKit counterpart: `contentOffset`.
  public var contentOffset: CGPoint { CGPoint(x: 0, y: state.scrolling.feed.offset) }

  /// The extent of the whole feed, in points.
  public var contentSize: CGSize { state.cache.solved?.contentSize ?? .zero }

  /// The ids of all sections, in their order.
  public var sectionIdentifiers: [String] { state.cache.sectionIDs }

  /// The solved frames of everything, before any scrolling; `nil` before the first layout.
  public var solvedLayout: SolvedLayout? { state.cache.solved }

  /// Everything that moves, as a value; setting it returns the view to that moment.
  var scrolling: CollectionViewState {
    get { state.scrolling }
    set {
      state.scrolling = newValue
      setNeedsLayout()
    }
  }

  // MARK: Display

  /// Paints the elements in their order, the focus ring and the indicator.
  public override func displaySubviews(with pen: inout DisplayPen) {
    for element in state.elements.inPaintOrder {
      pen.order = PaintOrder(
        zIndex: element.zIndex, category: element.key.category.rawValue, section: element.key.section,
        item: element.key.item)
      element.view.display(with: &pen)
    }
    pen.order = PaintOrder(zIndex: Int(Int32.max))
    paintFocusRing(with: &pen)
    indicator.display(with: &pen)
    pen.order = PaintOrder()
  }

  /// The elements from back to front, then the indicator.
  public override var hitTestOrder: [View] { state.elements.inPaintOrder.map(\.view) + [indicator] }

  /// Brings elements and indicator to where the motions are.
  public override func layoutSubviews() { layoutPass() }
}
