import CollectionViews
public import Foundation
import ScreenInterface
import ScrollPhysics

extension Stage {
  /// The scene's time, in seconds since it began.
  public var time: TimeInterval { state.time }

  /// The number of the last frame, counted from 0.
  public var frameNumber: Int { max(0, state.frame) }

  /// The extent of the window, in points.
  public var size: CGSize { state.size }

  /// The extent of the scene, in points: the window's, less the room of the HUD's dock.
  public var sceneSize: CGSize {
    CGSize(width: state.size.width - state.dock.room, height: state.size.height)
  }

  /// Device pixels in a point.
  public var displayScale: CGFloat { context.traits.displayScale }

  /// Seconds of the scene for a second of the window; what `-` and `=` change.
  public var clockRate: Double { state.clock.rate }

  /// What happened between the last frame and the one before it.
  public var frameEvents: [FrameTrace.Event] { state.frameEvents.map(FrameTrace.Event.init) }

  /// What the log tells of the last frame.
  public var trace: FrameTrace {
    let feed = content.collectionView
    return FrameTrace(
      number: frameNumber, time: state.time,
      feed: MotionTrace(feed.feedMotion, offset: feed.feedMotion.offset), feedAxis: feed.feedAxis,
      rows: (feed.rowReadings + context.scrollViews.filter { $0 !== feed }.flatMap(\.axisReadings)).map {
        row in
        FrameTrace.Row(row, content.reporter?.rowTrace(of: row.id) ?? RowTrace())
      }, events: frameEvents)
  }

  /// How long after its last turn a wheel moves nothing any more, in seconds: the longest that a scroll view waits.
  public var wheelSilence: TimeInterval {
    context.scrollViews.map(\.gestureSettings.wheelSilence).max() ?? 0
  }

  /// The rate of the softest spring that brings content back inside, per second.
  public var softestBounceRate: CGFloat {
    context.scrollViews.map(\.motionSettings.bounceRate).min() ?? MotionSettings.uiKit.bounceRate
  }

  /// Every number that decides where content is: the feed's offset and velocity, then offset, lap and velocity of
  /// each row by id.
  public var variables: [StageVariable] {
    let feed = content.collectionView
    let inner = context.scrollViews.filter { $0 !== feed }.flatMap { view in
      view.scrollVariables.map {
        StageVariable(row: view.traceID(ofRow: $0.row), name: $0.name, value: $0.value)
      }
    }
    return feed.scrollVariables.map { StageVariable(row: $0.row, name: $0.name, value: $0.value) } + inner
  }

  /// A number that differs when any of the `variables` differs in any bit (FNV-1a over their bits).
  public var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for variable in variables {
      var bits = Double(variable.value).bitPattern
      for _ in 0..<8 {
        hash = (hash ^ (bits & 0xFF)) &* 0x0000_0100_0000_01B3
        bits >>= 8
      }
    }
    return hash
  }

  /// Everything that changes while the scene runs.
  public func snapshot() -> StageSnapshot {
    takeBackLook()
    return StageSnapshot(
      time: state.time, size: state.size, traits: context.traits, dock: state.dock,
      tools: state.chrome.own,
      scrolling: content.collectionView.snapshot(),
      scrollViews: context.snapshotOfScrollViews(),
      interactions: interactions(in: content.root),
      participants: content.participants.map { $0.snapshot() }, input: state.input.snapshot,
      clock: state.clock, frame: state.frame)
  }

  /// Returns to the moment of a snapshot of this very scene.
  public func restore(_ snapshot: StageSnapshot) {
    state.look = nil
    state.time = snapshot.time
    state.windowTime = snapshot.clock.windowTime(at: snapshot.time)
    state.clock = snapshot.clock
    state.frame = snapshot.frame
    state.events.removeAll()
    context.now = snapshot.time
    restoreSurroundings(of: snapshot)
    content.collectionView.restore(snapshot.scrolling)
    restore(snapshot.participants)
    context.restoreScrollViews(snapshot.scrollViews)
    content.collectionView.betweenFrames(layout)
    restore(snapshot.interactions, in: content.root)
    // The layout told them of views as they were before their strokes were put back.
    restore(snapshot.participants)
    state.input.restore(snapshot.input, in: content.root)
  }

  func restore(_ participants: [any Sendable]) {
    for (participant, value) in zip(content.participants, participants) { participant.restore(value) }
  }

  func interactions(in view: View) -> [ElementID: any Sendable] {
    var found: [ElementID: any Sendable] = [:]
    found[view.elementID] = view.interactionSnapshot()
    for subview in view.subviews { found.merge(interactions(in: subview)) { first, _ in first } }
    return found
  }

  func restore(_ interactions: [ElementID: any Sendable], in view: View) {
    if let interaction = interactions[view.elementID] { view.restoreInteraction(interaction) }
    for subview in view.subviews { restore(interactions, in: subview) }
  }

  /// Lays out for the window of the snapshot first, so that its offsets meet the layout that they belong to.
  private func restoreSurroundings(of snapshot: StageSnapshot) {
    state.chrome.own = snapshot.tools
    guard
      state.size != snapshot.size || state.dock != snapshot.dock || context.traits != snapshot.traits
    else { return }
    context.traits = snapshot.traits
    state.size = snapshot.size
    state.dock = snapshot.dock
    content.collectionView.safeAreaInsets = safeArea(for: sceneSize)
    content.collectionView.reloadForTraits()
    layout()
  }
}
