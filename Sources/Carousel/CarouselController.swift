public import CollectionViews
public import Foundation
public import SceneReadings
public import ScreenInterface
import ScrollPhysics

/// The controller of a collection view's carousels: their countdowns and their dots.
@preconcurrency @MainActor
public final class CarouselController: FrameParticipant, RowReporting {
  struct State {
    var carousels: [CarouselSection]
    var running = Running()
  }

  /// The state that changes while the carousels run.
  struct Running: Sendable {
    var scrollers: [String: AutoScroller] = [:]
    var pauses: [String: Set<AutoScrollSettings.PauseReason>] = [:]
    var firstVisiblePages: [String: Int] = [:]
    var lastTime: TimeInterval = 0
    var isWindowVisible = true
    var isWindowOccluded = false
    var isWindowActive = true
    var emitted: [SceneEvent] = []
  }

  var state: State
  weak var collectionView: CollectionView?

  /// Creates a controller and gives the collection view the configuration of its rows.
  public init(_ carousels: [CarouselSection], in collectionView: CollectionView) {
    state = State(carousels: carousels)
    self.collectionView = collectionView
    adopt(carousels)
  }

  /// Replaces the carousels, as after a change of the document; countdowns of remaining rows go on.
  public func adopt(_ carousels: [CarouselSection]) {
    state.carousels = carousels
    let former = state.running.scrollers
    state.running.scrollers = [:]
    for carousel in carousels {
      guard let settings = carousel.autoScroll else { continue }
      let known = former[carousel.id].flatMap { $0.settings == settings.bounded ? $0 : nil }
      state.running.scrollers[carousel.id] = known ?? AutoScroller(settings: settings)
    }
    let byID = Dictionary(carousels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    collectionView?.rowConfiguration = { [weak collectionView] index, row in
      guard let collectionView, collectionView.sectionIdentifiers.indices.contains(index) else {
        return RowConfiguration()
      }
      return byID[collectionView.sectionIdentifiers[index]]?.configuration(of: row) ?? RowConfiguration()
    }
  }

  // MARK: FrameParticipant

  /// The earliest deadline of all countdowns; `nil` while none runs.
  public var nextDeadline: TimeInterval? { state.running.scrollers.values.compactMap(\.deadline).min() }

  /// Moves the rows whose deadline has come.
  public func deadlineReached(at time: TimeInterval) {
    state.running.lastTime = time
    for carousel in state.carousels {
      guard let deadline = state.running.scrollers[carousel.id]?.deadline, deadline <= time,
        let facts = state.running.scrollers[carousel.id].map({ facts(ofRow: carousel.id, $0.settings) }),
        let move = state.running.scrollers[carousel.id]?.fire(facts)
      else { continue }
      collectionView?.perform(
        ScrollRequest(.row(carousel.id), to: move.target, cause: .autoplay, animation: move.animation))
    }
  }

  /// Pauses or resumes the focused row by the space bar, if it has auto-scroll; ignores other keys.
  public func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    state.running.lastTime = time
    guard key.key.name == "space", let row = collectionView?.focusedRow, hasAutoScroll(row: row),
      collectionView?.focusedControl == nil
    else { return false }
    togglePause(ofRow: row)
    return true
  }

  /// Pauses every auto-scroll, or resumes all when all are paused; returns false when there is none.
  public func toggleAutoScroll() -> Bool {
    guard !state.running.scrollers.isEmpty else { return false }
    toggleAllPauses()
    return true
  }

  /// Updates a row's countdown at the time of an event: it starts when the row settles, and anew after use.
  public func sceneDidEmit(_ event: SceneEvent) {
    state.running.lastTime = max(state.running.lastTime, event.time)
    guard let collectionView, let row = event.scroller.scroller.row,
      event.scroller == collectionView.id(of: .row(row))
    else { return }
    if event.isUserMove { state.running.scrollers[row]?.noteInteraction() }
    // A row is read at its motion's time, which may be later than an event reported together with others.
    update(row, at: max(event.time, collectionView.rowReading(of: row)?.motion.time ?? event.time))
  }

  /// Notes the user's input and changes of the window.
  public func didHandle(_ event: InputEvent) {
    state.running.lastTime = event.timestamp
    switch event.kind {
    case .window(.visible(let isVisible)): state.running.isWindowVisible = isVisible
    case .window(.occluded(let isOccluded)): state.running.isWindowOccluded = isOccluded
    case .window(.focused(let isActive)): state.running.isWindowActive = isActive
    default: break
    }
    updateAll(at: event.timestamp)
    if event.isOperation { restart(after: event) }
  }

  /// Updates the dots of every row to its present page.
  public func didLayout(at time: TimeInterval) {
    guard let collectionView else { return }
    let isFrame = !collectionView.isBetweenFrames
    if isFrame {
      state.running.lastTime = time
      updateAll(at: time)
    }
    for carousel in state.carousels {
      let id = carousel.id
      guard let kind = carousel.dotsKind else { continue }
      let binding = PageControlBinding(row: id, elementKind: kind)
      let reading = collectionView.rowReading(of: id)
      guard let tracker = reading.flatMap({ PageTracker($0.motion) }) else {
        // A handler shows the dots of a row that exists, but is not called for one that does not.
        if carousel.dotsDriver == .controller || reading == nil { binding.clear(in: collectionView) }
        continue
      }
      if carousel.dotsDriver == .controller { binding.project(tracker, in: collectionView) }
      let firstVisiblePage = binding.complete(
        firstVisiblePage: state.running.firstVisiblePages[id] ?? 0,
        timeFraction: shownFraction(of: id, at: time), in: collectionView)
      if isFrame { state.running.firstVisiblePages[id] = firstVisiblePage }
    }
  }

  /// The time at which a countdown's capsule grows by a step; `nil` while none does.
  public var nextDisplayTime: TimeInterval? {
    state.running.scrollers.compactMap { id, scroller in
      guard let deadline = scroller.deadline, isOnScreen(id) else { return nil }
      let step = scroller.duration / capsuleSteps(scroller)
      let begin = deadline - scroller.duration
      let passed = ((state.running.lastTime - begin) / step + 1e-6).rounded(.down) + 1
      return min(begin + passed * step, deadline)
    }.min()
  }

  /// Returns the countdowns' events since the last call.
  public func takeEvents() -> [SceneEvent] {
    defer { state.running.emitted.removeAll(keepingCapacity: true) }
    return state.running.emitted
  }

  /// Returns the countdowns and the pauses.
  @MainActor public func snapshot() -> any Sendable { state.running }

  /// Restores the state that `snapshot()` returned.
  @MainActor public func restore(_ snapshot: any Sendable) {
    if let running = snapshot as? Running { state.running = running }
  }

  // MARK: RowReporting

  /// Returns the record of a row's dots and countdown.
  public func rowTrace(of row: String) -> RowTrace {
    var trace = RowTrace()
    guard let carousel = state.carousels.first(where: { $0.id == row }) else { return trace }
    if let kind = carousel.dotsKind, let collectionView,
      let motion = collectionView.rowReading(of: row)?.motion, let tracker = PageTracker(motion)
    {
      let binding = PageControlBinding(row: row, elementKind: kind)
      let shown = carousel.dotsDriver == .handler ? binding.pageControl(in: collectionView) : nil
      trace.dots = RowTrace.Dots(
        count: shown?.numberOfPages ?? tracker.numberOfPages,
        current: shown?.currentPage ?? tracker.currentPage)
    }
    if let scroller = state.running.scrollers[row] {
      trace.autoplay = RowTrace.Autoplay(
        isRunning: scroller.isRunning, paused: scroller.reasons.sorted().map(\.rawValue),
        deadline: scroller.deadline)
    }
    return trace
  }
}
