public import CollectionViews
public import Foundation
public import SceneReadings
public import ScreenInterface
import ScrollPhysics

/// The controller of a collection view's carousels: their auto-scroll and their page controls.
///
/// The collection view retains it; the scene that shows the collection view calls it.
@preconcurrency @MainActor
public final class CarouselController: FrameParticipant, RowReporting, RowSupplementaryUpdating {
  struct State {
    /// The carousels as the scene set them.
    var own: [CarouselSection] = []
    /// The carousels in effect, tuned or not.
    var carousels: [CarouselSection] = []
    var tuned: (@MainActor (CarouselSection) -> CarouselSection)?
    var links = LinkedRows([])
    /// The kinds of the supplementary views that contain the rows' dots, by row.
    var dotsKinds: [String: String] = [:]
    /// The ids of the rows that have a countdown, in the order of the carousels.
    var counting: [String] = []
    var running = RunningState()
  }

  /// The state that changes while the carousels run.
  struct RunningState: Sendable {
    var countdowns = AutoScrollTimers()
    var firstVisiblePages: [String: Int] = [:]
  }

  var state: State
  private(set) weak var collectionView: CollectionView?

  /// Creates a controller and sets the row configuration of the collection view.
  public init(_ carousels: [CarouselSection], in collectionView: CollectionView) {
    state = State()
    self.collectionView = collectionView
    collectionView.rowController = self
    adopt(carousels)
  }

  /// Replaces the carousels, as after a change of the document; countdowns of remaining rows go on.
  package func adopt(_ carousels: [CarouselSection]) {
    state.own = carousels
    let carousels = state.tuned.map { carousels.map($0) } ?? carousels
    state.carousels = carousels
    state.links = LinkedRows(carousels)
    state.dotsKinds = [:]
    for carousel in carousels { state.dotsKinds[carousel.id] = carousel.dotsKind }
    state.counting = carousels.filter { $0.autoScroll != nil }.map(\.id)
    collectionView?.followerGroups = state.links.groups
    state.running.countdowns.adopt(carousels)
    let byID = Dictionary(carousels.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    collectionView?.rowConfiguration = { [weak collectionView] index, row in
      guard let collectionView, collectionView.sectionNames.indices.contains(index) else {
        return RowConfiguration()
      }
      return byID[collectionView.sectionNames[index]]?.configuration(of: row) ?? RowConfiguration()
    }
  }

  /// The carousels as the scene set them, without later tuning.
  package var ownCarousels: [CarouselSection] { state.own }

  /// Replaces every carousel by a tuned copy; `nil` restores the scene's own.
  package func tune(_ tuned: (@MainActor (CarouselSection) -> CarouselSection)?) {
    state.tuned = tuned
    adopt(state.own)
  }

  // MARK: FrameParticipant

  /// The earliest deadline of all countdowns; `nil` while none runs.
  public var nextDeadline: TimeInterval? { countdowns.nextDeadline }

  /// Scrolls the rows whose deadline has passed.
  public func deadlineReached(at time: TimeInterval) {
    state.running.countdowns.timeIs(time)
    for id in state.carousels.map(\.id) {
      guard let deadline = countdowns[row: id]?.deadline, deadline <= time, let facts = facts(ofRow: id),
        let move = state.running.countdowns.fire(id, by: facts)
      else { continue }
      collectionView?.perform(
        ScrollRequest(.row(id), to: move.target, cause: .autoplay, animation: move.animation))
    }
  }

  /// Pauses or resumes the focused row by the space bar, if it has auto-scroll; ignores other keys.
  public func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    state.running.countdowns.timeIs(time)
    guard key.key.name == "space", let row = collectionView?.focusedRow, hasAutoScroll(row: row),
      collectionView?.focusedControl == nil
    else { return false }
    togglePause(ofRow: row)
    return true
  }

  /// Pauses every auto-scroll, or resumes all when all are paused; returns false when there is none.
  public func toggleAutoScroll() -> Bool {
    guard !countdowns.rows.isEmpty else { return false }
    toggleAllPauses()
    return true
  }

  /// Updates a row's countdown at the time of an event: it starts when the row settles, and anew after use.
  public func sceneDidEmit(_ event: SceneEvent) {
    state.running.countdowns.timeIs(max(countdowns.lastTime, event.time))
    guard let collectionView, let row = event.scroller.scroller.row,
      event.scroller == collectionView.id(of: .row(row))
    else { return }
    if event.isUserMove { state.running.countdowns.noteInteraction(ofRow: row) }
    // A row is read at its motion's time, which may be later than an event reported together with others.
    update(row, at: max(event.time, collectionView.rowMotion(of: row)?.time ?? event.time))
    for request in state.links.requests(after: event, in: collectionView) { collectionView.perform(request) }
  }

  /// Records the user's input and changes of the window.
  public func didHandle(_ event: InputEvent) {
    state.running.countdowns.note(event)
    updateAll(at: event.timestamp)
    guard event.isOperation else { return }
    let touched = collectionView.flatMap { view in event.location.flatMap { view.row(atWindow: $0) } }
    state.running.countdowns.restart(at: event.timestamp, touching: touched)
  }

  /// Updates the dots on screen to the present page of their row.
  public func didLayout(at time: TimeInterval) {
    guard let collectionView else { return }
    let isFrame = !collectionView.isBetweenFrames
    if isFrame {
      state.running.countdowns.timeIs(time)
      updateAll(at: time)
    }
    collectionView.forEachSupplementaryView { id, kind, view in
      guard let control = showDots(in: view, ofKind: kind, ofRow: id) else { return }
      // A recycled control still has the window of another row.
      control.firstVisiblePage = state.running.firstVisiblePages[id] ?? 0
      AutoScrollProgress.show(countdowns.shownFraction(of: id, at: time, scale: scale), on: control)
      if isFrame { state.running.firstVisiblePages[id] = control.firstVisiblePage }
    }
  }

  /// Shows a row's page on the page control in a view; returns the control, or `nil` without one or without pages.
  private func showDots(in view: CollectionReusableView, ofKind kind: String, ofRow id: String)
    -> PageControl?
  {
    guard state.dotsKinds[id] == kind, let control: PageControl = view.firstDescendant() else { return nil }
    let tracker = collectionView?.rowMotion(of: id).flatMap(PageTracker.init)
    PageControlBinding.show(tracker, on: control)
    return tracker == nil ? nil : control
  }

  /// Sets the page of a row on the page control in a view that is not on screen.
  package func dress(_ view: CollectionReusableView, ofKind kind: String, inRow row: String) {
    _ = showDots(in: view, ofKind: kind, ofRow: row)
  }

  /// The next time at which a countdown's capsule grows by a step; `nil` while none does.
  public var nextDisplayTime: TimeInterval? {
    countdowns.nextStep(scale: scale) { (collectionView?.rowSnapshot(ofRow: $0)?.visibleFraction ?? 0) > 0 }
  }

  /// Returns the countdowns' events since the last call.
  public func takeEvents() -> [SceneEvent] {
    state.running.countdowns.takeEvents()
  }

  /// Returns the countdowns and the pauses.
  @MainActor public func snapshot() -> any Sendable { state.running }

  /// Restores the state that `snapshot()` returned.
  @MainActor public func restore(_ snapshot: any Sendable) {
    if let running = snapshot as? RunningState { state.running = running }
  }

  // MARK: RowReporting

  /// Returns the record of a row's dots and countdown.
  package func rowTrace(of row: String) -> RowTrace {
    var trace = RowTrace()
    if state.dotsKinds[row] != nil, let rowSnapshot = collectionView?.rowSnapshot(ofRow: row)?.row,
      let page = rowSnapshot.page
    {
      trace.dots = RowTrace.Dots(count: rowSnapshot.pages, current: page)
    }
    if let scroller = countdowns[row: row] {
      trace.autoplay = RowTrace.Autoplay(
        isRunning: scroller.isRunning, paused: scroller.reasons.sorted(by: <).map(\.rawValue),
        deadline: scroller.deadline)
    }
    return trace
  }

  // MARK: Countdowns

  private var countdowns: AutoScrollTimers { state.running.countdowns }

  /// The pixels in a point of the view.
  private var scale: CGFloat { collectionView?.context?.traits.displayScale ?? 1 }

  func updateAll(at time: TimeInterval) {
    for carousel in state.counting { update(carousel, at: time) }
  }

  private func update(_ id: String, at time: TimeInterval) {
    guard let facts = facts(ofRow: id) else { return }
    let row = collectionView?.id(of: .row(id)) ?? .row(id)
    state.running.countdowns.update(id, by: facts, at: time, as: row)
  }

  /// Returns the conditions of a row's countdown; `nil` for a row without one.
  private func facts(ofRow id: String) -> AutoScrollTimer.Conditions? {
    guard let settings = countdowns[row: id]?.settings else { return nil }
    guard let collectionView, let (row, visibleFraction) = collectionView.rowSnapshot(ofRow: id) else {
      return AutoScrollTimer.Conditions(
        isResting: false, page: 0, pageCount: 0, loops: false, reasons: [.offscreen])
    }
    var reasons = countdowns.reasons(ofRow: id)
    if row.isTouched || dots(ofRow: id).map({ $0.interactionState != .none }) == true {
      reasons.insert(.drag)
    }
    if settings.resetBy == .anyInput, collectionView.panGesture != nil { reasons.insert(.drag) }
    if collectionView.hoveredRow == id { reasons.insert(.hover) }
    if collectionView.focusedRow == id { reasons.insert(.focus) }
    if visibleFraction < settings.leastVisibleFraction { reasons.insert(.offscreen) }
    if collectionView.context?.traits.reducesMotion == true { reasons.insert(.reducedMotion) }
    guard let page = row.page else {
      return AutoScrollTimer.Conditions(
        isResting: false, page: 0, pageCount: 0, loops: false, reasons: reasons)
    }
    return AutoScrollTimer.Conditions(
      isResting: row.phase == .idle, page: page, pageCount: row.pages, loops: row.loops, reasons: reasons)
  }

  private func dots(ofRow id: String) -> PageControl? {
    guard let collectionView, let kind = state.dotsKinds[id] else { return nil }
    return PageControlBinding(row: id, elementKind: kind).pageControl(in: collectionView)
  }

  // MARK: Pausing

  /// Pauses a row's auto-scroll for a reason of the caller, once however often it is added, until `resume(row:from:)`.
  public func pause(row id: String, for reason: AutoScrollSettings.PauseReason = .program) {
    change(id) { $0.pause(row: id, for: reason) }
  }

  /// Removes a pause reason; the countdown starts again when it was the last one.
  public func resume(row id: String, from reason: AutoScrollSettings.PauseReason = .program) {
    change(id) { $0.resume(row: id, from: reason) }
  }

  /// Stops a row's auto-scroll until `start(row:)`.
  public func stop(row id: String) { change(id) { $0.stop(row: id) } }

  /// Starts a row's auto-scroll again after it was stopped, or ended because the user moved the row.
  public func start(row id: String) { change(id) { $0.start(row: id) } }

  /// Changes the countdown of a row; an unknown id is a programming error that ends the program.
  private func change(_ id: String, _ body: (inout AutoScrollTimers) -> Void) {
    precondition(
      state.carousels.contains { $0.id == id },
      "There is no carousel “\(id)”; there are: \(state.carousels.map(\.id).joined(separator: ", ")).")
    collectionView?.context?.note(.autoScroll, of: id)
    body(&state.running.countdowns)
    update(id, at: countdowns.lastTime)
  }

  /// Pauses or resumes a row's auto-scroll, as its button does; a stopped one starts again.
  public func togglePause(ofRow id: String) {
    if isPaused(row: id) {
      start(row: id)
      resume(row: id, from: .button)
    } else {
      pause(row: id, for: .button)
    }
  }

  /// Pauses every auto-scroll, or resumes all when all are paused.
  package func toggleAllPauses() {
    let all = countdowns.rows.filter(hasAutoScroll)
    let isEachPaused = all.allSatisfy(isPaused)
    for id in all where isPaused(row: id) == isEachPaused { togglePause(ofRow: id) }
  }

  /// True when the user paused a row or its auto-scroll is stopped; its button then shows "play".
  public func isPaused(row id: String) -> Bool { countdowns.isPaused(row: id) }

  /// Returns the pause reasons of a row, sorted; empty while its countdown runs or when it has none.
  package func pauseReasons(ofRow id: String) -> [AutoScrollSettings.PauseReason] {
    countdowns[row: id]?.reasons.sorted(by: <) ?? []
  }

  /// True when a row of the present carousels has auto-scroll, paused or not.
  package func hasAutoScroll(row id: String) -> Bool {
    countdowns[row: id] != nil && state.carousels.contains { $0.id == id }
  }
}
