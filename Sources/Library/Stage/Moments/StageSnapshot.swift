import CollectionViews
public import Foundation
import ScreenInterface

/// The state of a stage at one time, which `Stage.restore(_:)` restores.
public struct StageSnapshot: Sendable {
  /// The time of the snapshot, in seconds since the stage began.
  public let time: TimeInterval
  let size: CGSize
  let traits: TraitCollection
  let tools: (any Sendable)?
  var scrollViews: [ElementID: ScrollViewSnapshot]
  let interactions: ViewInteractions
  let participants: [any Sendable]
  let guests: GuestsSnapshot
  let input: PointerEventRouter.Snapshot
  let clock: SceneClock
  let frame: Int
}

/// The interaction state of the controls of a view tree, by element id.
struct ViewInteractions: Sendable {
  private var states: [ElementID: any Sendable] = [:]

  /// Reads the interaction state of every view in a tree.
  @MainActor init(in root: View) { take(root) }

  @MainActor private mutating func take(_ view: View) {
    if let state = view.interactionSnapshot(), states[view.elementID] == nil {
      states[view.elementID] = state
    }
    for subview in view.subviews { take(subview) }
  }

  /// Restores the interaction state of the views of a tree.
  @MainActor func restore(in view: View) {
    if let state = states[view.elementID] { view.restoreInteraction(state) }
    for subview in view.subviews { restore(in: subview) }
  }
}

/// The snapshots of a scene: saving and restoring its state, and layout passes between two frames.
extension Stage {
  /// Returns the complete state of the scene.
  public func snapshot() -> StageSnapshot {
    takeBackLook()
    return StageSnapshot(
      time: state.time, size: state.size, traits: context.traits,
      tools: tools?.snapshot(),
      scrollViews: context.snapshotOfScrollViews(),
      interactions: ViewInteractions(in: content.root),
      participants: content.participants.map { $0.snapshot() }, guests: context.snapshotOfGuests(),
      input: state.input.snapshot, clock: state.clock, frame: state.frame)
  }

  /// Restores the state of a snapshot, which must be one of this scene.
  public func restore(_ snapshot: StageSnapshot) { context.inOwnTime { goBack(to: snapshot) } }

  private func goBack(to snapshot: StageSnapshot, byNewViews: Bool = false) {
    state.look = nil
    state.time = snapshot.time
    state.windowTime = snapshot.clock.windowTime(at: snapshot.time)
    state.clock = snapshot.clock
    state.frame = snapshot.frame
    state.events.removeAll()
    context.now = snapshot.time
    restoreSurroundings(of: snapshot)
    context.restore(snapshot.guests)
    restore(snapshot.participants)
    if byNewViews { for view in context.scrollViews { (view as? CollectionView)?.discardViews() } }
    context.restoreScrollViews(snapshot.scrollViews)
    context.betweenFrames(layout)
    snapshot.interactions.restore(in: content.root)
    // The layout called participants of views whose strokes were not restored yet, so they are restored again.
    context.restore(snapshot.guests)
    restore(snapshot.participants)
    state.input.restore(snapshot.input, in: content.root)
  }

  func restore(_ participants: [any Sendable]) {
    for (participant, value) in zip(content.participants, participants) { participant.restore(value) }
  }

  /// Restores window, traits and tools, and lays out for them.
  ///
  /// This comes first, so that offsets are restored in their own layout.
  private func restoreSurroundings(of snapshot: StageSnapshot) {
    let room = tools?.room
    if let own = snapshot.tools { tools?.restore(own) }
    guard state.size != snapshot.size || tools?.room != room || context.traits != snapshot.traits else {
      return
    }
    context.traits = snapshot.traits
    state.size = snapshot.size
    feed?.safeAreaInsets = safeArea(for: sceneSize)
    context.safeArea = safeArea(for: sceneSize)
    reloadForTraits()
    layout()
  }

  // MARK: Frames that are not presented

  /// Advances time in `body` without presenting its frames: only the display lists of the last one are written, and
  /// only when they are read.
  package func unseen(_ body: () -> Void) {
    let wasUnseen = state.isUnseen
    state.isUnseen = true
    defer { state.isUnseen = wasUnseen }
    body()
  }

  /// Writes the display lists of the last frame if they were not written yet.
  func displayIfDue() {
    guard state.isDisplayDue, !state.isUnseen else { return }
    context.inOwnTime(display)
  }

  // MARK: Layout passes between two frames

  /// Advances the scene to `time` between two frames, or updates it for pictures that have just arrived.
  ///
  /// It lays out and writes the display lists, and counts no frame.
  ///
  /// Scripts use it to aim and check at their own times, whatever the frame rate. Changes that the scene's own
  /// handlers make to controls and participants during this layout, and the layout of new data itself, last until the
  /// next event or frame and are then undone, because no recording contains such a pass.
  package func refresh(to time: TimeInterval) { call { look(at: time) } }

  private func look(at time: TimeInterval) {
    takeBackLook()
    catchUp(to: time)
    state.look = PreviewState(
      interactions: ViewInteractions(in: content.root),
      participants: content.participants.map { $0.snapshot() })
    // What joins later, outside of this pass, stays.
    let guests = context.snapshotOfGuests()
    context.betweenFrames(isLook: true, layout)
    display()
    context.restore(guests)
  }

  /// The state of controls and participants before a layout pass between two frames.
  struct PreviewState {
    let interactions: ViewInteractions
    let participants: [any Sendable]
  }

  /// Undoes the effects of a layout pass between two frames, before the next event or frame.
  func takeBackLook() {
    guard let look = state.look else { return }
    state.look = nil
    context.takeBackLook()
    look.interactions.restore(in: content.root)
    restore(look.participants)
  }

  /// Shows the state of `other` with views that have never shown anything else.
  ///
  /// `other` runs the same scene on the same data, whose identifiers may be others. Content that is only in the views of `other` is a leftover of an
  /// earlier state.
  package func showAnew(_ other: Stage) {
    var moment = other.snapshot()
    for view in context.scrollViews {
      guard let own = view as? CollectionView, let kept = moment.scrollViews[own.elementID],
        let twin = other.context.scrollViews.first(where: { $0.elementID == own.elementID })
      else { continue }
      if let twin = twin as? CollectionView {
        moment.scrollViews[own.elementID] = own.ownSnapshot(kept, of: twin)
      }
    }
    context.pictures = other.context.pictures
    context.inOwnTime { goBack(to: moment, byNewViews: true) }
    context.betweenFrames(layout)
    display()
  }
}
