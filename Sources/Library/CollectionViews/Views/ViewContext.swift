package import Foundation
package import LayoutGeometry
package import SceneReadings
package import ScreenInterface
package import UIKitBase

/// The shared environment of a view tree: traits, text measuring, pictures and the time of the frame.
///
/// UIKit counterpart: the things that a view reaches through its `window` and `traitCollection`.
@preconcurrency @MainActor
public final class ViewContext {
  private struct State {
    var traits = TraitCollection()
    var pictures = PictureLoadingStates()
    var now: TimeInterval = 0
    var animatesUntil: TimeInterval = 0
    var drawsAgainAt: TimeInterval?
    var scrollViews: [ScrollView] = []
    /// The snapshots of scroll views that are out of the tree, by element id.
    var kept: [ElementID: ScrollViewSnapshot] = [:]
    var isBetweenFrames = false
    var isLook = false
    var partingEvents: [SceneEvent] = []
    var unrecorded = UnrecordedChanges()
    weak var feed: CollectionView?
    var guests: [any FrameParticipant] = []
    var looksLikeUIKit = false
    var safeArea = EdgeInsets.zero
    var sceneSize = CGSize.zero
  }

  private var state = State()

  /// The text measuring.
  package let text: any TextMeasuring

  /// True while the program has switched animations off; default false.
  package var areAnimationsOff = false

  /// The window of every view of the tree, which is one and the same object.
  package private(set) lazy var window = UIWindow(of: self)

  /// Creates a context that measures text with `text`.
  package init(text: any TextMeasuring) { self.text = text }

  /// The traits of every view of the tree.
  public var traits: TraitCollection {
    get { state.traits }
    set { state.traits = newValue }
  }

  /// The pictures of the scene.
  package var pictures: PictureLoadingStates {
    get { state.pictures }
    set { state.pictures = newValue }
  }

  /// The time of the frame in progress, in seconds since the stage began.
  package var now: TimeInterval {
    get { state.now }
    set { state.now = newValue }
  }

  /// The recorder of changes made outside the calls of the stage.
  var unrecorded: UnrecordedChanges {
    _read { yield state.unrecorded }
    _modify { yield &state.unrecorded }
  }

  /// The time until which views are animated although nothing scrolls.
  package var animatesUntil: TimeInterval { state.animatesUntil }

  /// Requests frames until `time`, for a fade or a flip that a view draws as a function of time.
  package func animate(until time: TimeInterval) {
    state.animatesUntil = max(state.animatesUntil, time)
  }

  /// The next time at which a drawn view must be redrawn although nothing moves; `nil` for never.
  package var drawsAgainAt: TimeInterval? { state.drawsAgainAt }

  /// Requests a frame at `time`, for a view that looks the same until then.
  package func draw(again time: TimeInterval) {
    state.drawsAgainAt = min(state.drawsAgainAt ?? time, time)
  }

  /// Clears the time of the next redraw, before the views are drawn.
  package func beginDrawing() { state.drawsAgainAt = nil }

  /// Returns the state of a picture, and requests it at the size it will cover.
  package func status(of request: PictureRequest) -> PictureLoadingStates.Status {
    state.pictures.want(request, at: state.now)
  }
}

extension ViewContext {
  /// True when defaults are UIKit's where ours differ: no cell shrinks under a press, and page dots look as on iOS.
  package var looksLikeUIKit: Bool {
    get { state.looksLikeUIKit }
    set { state.looksLikeUIKit = newValue }
  }

  /// The insets of the parts of the scene that bars or notches cover, in points.
  package var safeArea: EdgeInsets {
    get { state.safeArea }
    set { state.safeArea = newValue }
  }

  /// The size of the scene, in points.
  package var sceneSize: CGSize {
    get { state.sceneSize }
    set { state.sceneSize = newValue }
  }

  /// The participants that have joined the running scene.
  var currentGuests: [any FrameParticipant] {
    _read { yield state.guests }
    _modify { yield &state.guests }
  }

  /// The collection view that is the scene's feed; `nil` by default.
  ///
  /// The names of its scrollers do not contain its own.
  package var feed: CollectionView? {
    get { state.feed }
    set { state.feed = newValue }
  }

  /// The scroll views of the tree: the feed first, then outer ones before those inside them.
  package var scrollViews: [ScrollView] { state.scrollViews }

  /// Returns the snapshot of every scroll view, on screen or not, as part of a snapshot of the scene.
  package func snapshotOfScrollViews() -> [ElementID: ScrollViewSnapshot] {
    var places = state.kept
    for view in state.scrollViews { places[view.elementID] = view.snapshot() }
    return places
  }

  /// Restores the scroll views to the state that `snapshotOfScrollViews()` returned.
  package func restoreScrollViews(_ places: [ElementID: ScrollViewSnapshot]) {
    state.kept = places
    for view in state.scrollViews {
      if let place = places[view.elementID] { view.restore(place) } else { view.beginAnew() }
    }
  }

  /// True in a layout pass between two frames, which must not change the state of later frames.
  ///
  /// Elements are placed at the present offsets, but nothing new is measured and no row is created: both happen only
  /// in a frame.
  package var isBetweenFrames: Bool { state.isBetweenFrames }

  /// True in a read-only layout pass between two frames: no view leaves the tree, and scrolling inside goes on.
  package var isLook: Bool { state.isLook }

  /// Runs a layout pass between two frames, to read the layout or to restore a snapshot.
  package func betweenFrames(isLook: Bool = false, _ layout: () -> Void) {
    (state.isBetweenFrames, state.isLook) = (true, isLook)
    layout()
    (state.isBetweenFrames, state.isLook) = (false, false)
    for view in state.scrollViews { view.endLook() }
  }

  /// Undoes the layout of new data in a read-only pass, so that the next frame or event lays them out.
  package func takeBackLook() {
    for case let view as CollectionView in state.scrollViews { view.takeBackLook() }
  }

  /// Returns the events of scroll views that left the tree, since the last call.
  package func takePartingEvents() -> [SceneEvent] {
    guard !state.partingEvents.isEmpty else { return [] }
    defer { state.partingEvents.removeAll() }
    return state.partingEvents
  }

  /// Adds a scroll view to the tree and restores the scroll state kept for its element.
  func register(_ view: ScrollView) {
    if let kept = state.kept.removeValue(forKey: view.elementID) { view.takeUp(kept) }
    view.scrolling.advance(to: state.now)
    state.scrollViews.append(view)
    sortScrollViews()
  }

  private func sortScrollViews() {
    let depths = state.scrollViews.map { (view: $0, depth: $0 === state.feed ? -1 : $0.depth) }
    state.scrollViews = depths.sorted {
      ($0.depth, $0.view.elementID.path) < ($1.depth, $1.view.elementID.path)
    }.map(\.view)
  }

  /// Makes another collection view the scene's feed; the former one comes to rest, and its events keep their names.
  package func replaceFeed(by view: CollectionView) {
    let former = state.feed
    guard former !== view else { return }
    let events = former?.comeToRest() ?? []
    state.partingEvents += events
    state.feed = view
    sortScrollViews()
    for view in [former, view] { view?.renameElements() }
  }

  /// Forgets the state of a scroll view that does not come back to the tree.
  package func forget(_ id: ElementID) { state.kept[id] = nil }

  /// Removes a scroll view from the tree: its content comes to rest, and its state is kept for its element.
  func unregister(_ view: ScrollView) {
    state.scrollViews.removeAll { $0 === view }
    let (place, events) = view.leaveTree()
    state.kept[view.elementID] = place
    state.partingEvents += events
  }
}

extension View {
  fileprivate var depth: Int { (superview?.depth ?? 0) + 1 }
}

extension ViewContext {
  /// Returns text broken into lines, in the language and the direction of the traits where it has none of its own.
  package func layout(_ text: String, style: TextStyle, width: CGFloat, maximumLines: Int) -> TextLayout {
    self.text.layout(
      text, style: spoken(style), width: width,
      paragraph: ParagraphStyle(maximumLines: maximumLines, direction: traits.writingDirection))
  }

  /// Returns the width of text on one line, in points, in the language of the traits where it has none of its own.
  package func width(of text: String, style: TextStyle) -> CGFloat {
    self.text.width(of: text, style: spoken(style))
  }

  /// Returns a style in the language of the traits where it has none of its own.
  package func spoken(_ style: TextStyle) -> TextStyle {
    guard style.language == nil, let language = traits.language else { return style }
    var style = style
    style.language = language
    return style
  }
}
