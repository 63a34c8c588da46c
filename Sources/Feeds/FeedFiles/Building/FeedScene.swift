public import Carousel
public import CollectionViews
public import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics
public import Stage

/// The scene of a feed file: the data source and delegate of its views, its overlays and its headers.
public final class FeedScene: FrameParticipant, TunableScene, SceneEditing {
  struct State {
    var document: FeedDocument
    /// The feed as last read, before edits and loaded cards.
    var read: FeedDocument
    /// The settings with the changes made while the scene runs; `nil` for a feed without a file.
    var tuning: FeedTuning?
    /// The background colour of the window; an edited feed may have changed it.
    let paper: DynamicColor
    var running = RunningState()
  }

  /// The state that changes while the scene runs.
  struct RunningState: Sendable {
    var growths: [String: OverlayGrowth] = [:]
    var loader = FeedLoader()
  }

  private(set) var state: State
  /// The view of the feed.
  public let collectionView: CollectionView
  /// The controller of the rows' dots and countdowns.
  public let controller: CarouselController
  private weak var context: ViewContext?
  /// The stack that this feed is in; `nil` for a feed that leads to no other one.
  weak var navigation: FeedNavigation?

  /// Builds the views of a feed inside `context`.
  public convenience init(_ document: FeedDocument, context: ViewContext) {
    self.init(document, nil, context: context)
  }

  /// Builds the views of a feed whose settings may change while it runs.
  init(_ document: FeedDocument, _ tuning: FeedTuning?, context: ViewContext) {
    var document = context.traits.pseudolocalizes ? document.pseudolocalized : document
    if let tuning { document.takeNumbers(of: tuning.document) }
    state = State(document: document, read: document, tuning: tuning, paper: document.look.palette.paper)
    self.context = context
    if document.direction == .rtl { context.traits.layoutDirection = .rightToLeft }
    collectionView = CollectionView(
      collectionViewLayout: DocumentLayout(), motion: document.settings.motion,
      gestures: document.settings.gestures)
    controller = CarouselController(document.carousels, in: collectionView)
    FeedViewFactory.register(in: collectionView)
    takeSettings()
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// Returns the scene that shows `document`.
  public static func scene(for document: FeedDocument, name: String) -> Scene {
    scene(for: document, nil, name: name)
  }

  /// Returns the scene that shows `document`, with settings that may change while it runs.
  package static func scene(for document: FeedDocument, _ tuning: FeedTuning?, name: String) -> Scene {
    let names = [document.title, document.subtitle].filter { !$0.isEmpty }
    // A window without any title cannot be found in a list of windows.
    let title = names.isEmpty ? name : names.joined(separator: " · ")
    return Scene(name, title: title, background: document.look.palette.paper) { context in
      let feed = FeedScene(document, tuning, context: context)
      return Scene.Content(
        feed.collectionView, participants: [feed.controller, feed], reporter: feed.controller, owned: [feed])
    }
  }

  /// The feed that is shown now.
  public var document: FeedDocument { state.document }

  /// Always true: a feed's cards are data.
  package var hasEditableCards: Bool { true }

  /// The settings with the changes made while the scene runs; `nil` for a feed without a file.
  package var tuning: FeedTuning? { state.tuning }

  /// Shows another version of the feed's file, with the changes of its settings that were made meanwhile.
  package func reload(_ reading: FeedReading) {
    navigation?.take(reading, of: self)
    let tuned = tuned(reading)
    state.tuning = tuned.tuning
    adopt(tuned.feed)
  }

  /// Returns true when another version of the file differs from what the scene shows now.
  package func isChanged(by reading: FeedReading) -> Bool {
    withLoadedCards(tuned(reading).feed) != document || navigation?.isChanged(by: reading, of: self) == true
  }

  /// Returns the file's version with the changes of settings that were made while the scene runs.
  private func tuned(_ reading: FeedReading) -> FeedReading {
    var tuned = reading
    tuned.tuning = state.tuning?.moved(to: reading.tuning) ?? reading.tuning
    tuned.feed = written(tuned.feed)
    tuned.feed.takeNumbers(of: tuned.tuning.document)
    return tuned
  }

  /// Shows another version of the feed with the loaded cards; each row stays on its current card.
  public func reload(_ document: FeedDocument) { adopt(written(document)) }

  /// Returns the feed with its texts pseudolocalized where the environment requests that.
  private func written(_ document: FeedDocument) -> FeedDocument {
    context?.traits.pseudolocalizes == true ? document.pseudolocalized : document
  }

  private func adopt(_ document: FeedDocument) {
    let former = state.read.direction
    state.read = document
    show(withLoadedCards(document))
    if document.direction != former { turn(document.direction) }
  }

  /// Mirrors the feed, or no longer; any other change of the feed leaves the direction of the window.
  private func turn(_ direction: FeedDirection) {
    guard let context else { return }
    context.traits.layoutDirection = direction.layoutDirection
    collectionView.setNeedsLayoutThroughout()
    for view in context.scrollViews { view.reloadForTraits() }
  }

  /// Shows the feed after an edit or a load.
  func show(_ document: FeedDocument) {
    guard state.document != document else { return }
    state.document = document
    takeSettings()
    controller.adopt(document.carousels)
    collectionView.reloadData()
  }

  /// Changes the cards of a section or a setting, not the file; each row stays on its current card.
  package func perform(_ edit: SceneEdit) -> Bool {
    switch edit {
    case .cards(let change, let row):
      var editor = FeedEditor(document: document)
      guard editor.perform(change, inRow: row) else { return false }
      show(editor.document)
    case .setting(let name, let text):
      guard var tuning = state.tuning, let path = SettingPath(name), (try? tuning.set(path, to: text)) != nil
      else { return false }
      state.tuning = tuning
      var document = document
      document.takeNumbers(of: tuning.document)
      show(document)
    case .answer(let section): return answer(section: section)
    case .offset: return false
    }
    return true
  }

  /// The loader of more cards: its requests and results.
  var loader: FeedLoader {
    get { state.running.loader }
    set { state.running.loader = newValue }
  }

  /// The factory of the views.
  var views: FeedViewFactory {
    FeedViewFactory(
      document: state.document, collectionView: collectionView, loader: loader,
      linkTitles: navigation?.titles ?? [:])
  }

  private func takeSettings() {
    let settings = state.document.settings
    collectionView.motionSettings = settings.motion
    collectionView.gestureSettings = settings.gestures
    collectionView.decelerationRate = settings.deceleration
    collectionView.paging = state.document.paging
    let palette = state.document.look.palette
    collectionView.focusColor = palette.current
    collectionView.backgroundColor = palette.paper == state.paper ? nil : palette.paper
    takeRefreshControl()
    switch state.document.theme {
    case .auto: break
    case .light: context?.traits.userInterfaceStyle = .light
    case .dark: context?.traits.userInterfaceStyle = .dark
    }
  }

  // MARK: FrameParticipant

  /// Updates the headers and overlays on screen from their rows, and the backs of cards.
  public func didLayout(at time: TimeInterval) {
    loadMore(at: time)
    views.noteOrigins()
    let showsBadges = state.document.look.showsBadges
    collectionView.forEachSupplementaryView { id, _, view in
      switch view {
      case let header as SectionHeader where showsBadges:
        header.chip.reading = collectionView.rowSnapshot(ofRow: id).map {
          FeedViewFactory.chipReading(of: $0.row)
        }
      case let band as OverlayBand:
        guard let row = collectionView.frame(ofRow: id) else { return }
        band.room = room(ofBandOver: id, row)
        update(band, of: id)
        views.giveWay(to: band, inSection: id)
      case let footer as LoadingFooter: update(footer, of: id)
      default: break
      }
    }
  }

  /// Returns a snapshot of the overlays, the cards and the settings.
  public func snapshot() -> any Sendable {
    Snapshot(running: state.running, document: state.document, tuning: state.tuning, read: state.read)
  }

  /// Restores the state that `snapshot()` returned.
  public func restore(_ snapshot: any Sendable) {
    guard let moment = snapshot as? Snapshot else { return }
    let former = (document: document, brought: loader.brought)
    state.running = moment.running
    if state.read == moment.read {
      state.tuning = moment.tuning
      show(moment.document)
    } else {
      var document = state.read
      if let tuning = state.tuning { document.takeNumbers(of: tuning.document) }
      show(withLoadedCards(document))
    }
    if loader.brought != former.brought { collectionView.collectionViewLayout.invalidateLayout() }
    if collectionView.context != nil, document != former.document || loader.brought != former.brought {
      // Offsets are restored after this, and need the rows that they belong to.
      collectionView.layoutIfNeeded()
    }
    for section in state.document.sections where section.carousel?.overlay != nil {
      if let band: OverlayBand = view(SectionBuilder.ElementKind.overlay, of: section.id) {
        update(band, of: section.id)
      }
    }
    collectionView.setNeedsLayout()
  }

  // MARK: Overlays

  private func growOverlay(of id: String) {
    guard let context, let section = state.document.sections.first(where: { $0.id == id }),
      let overlay = section.carousel?.overlay
    else { return }
    state.running.growths[id, default: OverlayGrowth()].advance(
      count: overlay.moreLines.count, at: context.now, animated: !context.traits.reducesMotion)
    guard let growth = state.running.growths[id] else { return }
    if let band: OverlayBand = view(SectionBuilder.ElementKind.overlay, of: id) { band.growth = growth }
    collectionView.invalidateLayout(until: growth.endsAt)
  }

  private func update(_ band: OverlayBand, of id: String) {
    band.growth = state.running.growths[id] ?? OverlayGrowth()
    band.isPausable = controller.canTurn(row: id) ?? band.isPausable
    band.followGrowth()
    band.show(isPaused: controller.isPaused(row: id), reasons: controller.pauseReasons(ofRow: id))
  }

  /// Returns the band over a row, with the actions of its buttons.
  func overlay(of section: FeedSection) -> OverlayBand {
    let band: OverlayBand = collectionView.dequeueReusableView(SectionBuilder.ElementKind.overlay)
    guard let overlay = section.carousel?.overlay else { return band }
    let id = section.id
    band.configure(overlay, look: views.look(of: section), isPausable: section.mayTurn)
    band.more.removeAllActions()
    band.more.addAction(for: .touchUpInside) { [weak self] _ in self?.growOverlay(of: id) }
    band.pause.removeAllActions()
    band.pause.addAction(for: .touchUpInside) { [weak self] _ in self?.controller.togglePause(ofRow: id) }
    band.room = collectionView.frame(ofRow: id).map { room(ofBandOver: id, $0) } ?? .infinity
    update(band, of: id)
    return band
  }

  private func room(ofBandOver id: String, _ row: CGRect) -> CGFloat {
    let section = state.document.sections.first { $0.id == id }
    return OverlayBand.room(
      inRow: row.height, dots: section?.coveredFoot(state.document.settings.dots) ?? 0)
  }

  func view<Found: CollectionReusableView>(_ kind: String, of id: String) -> Found? {
    collectionView.supplementaryView(forElementKind: kind, inSection: id) as? Found
  }
}

extension Scene.Content {
  /// The running feed file of this content; `nil` for a scene written in Swift.
  public var feedScene: FeedScene? {
    owned.lazy.compactMap { $0 as? FeedScene }.first
  }
}
