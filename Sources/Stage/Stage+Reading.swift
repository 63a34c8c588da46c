package import CollectionViews
public import Foundation
public import LayoutGeometry
public import SceneReadings
import ScreenInterface
import ScrollPhysics

extension Stage {
  /// The scene's time, in seconds since it began.
  public var time: TimeInterval { state.time }

  /// The number of the last frame, counted from 0.
  public var frameNumber: Int { max(0, state.frame) }

  /// The size of the window, in points.
  public var size: CGSize { state.size }

  /// The size of the scene, in points: the window's, less the room of the HUD's dock.
  public var sceneSize: CGSize {
    CGSize(width: state.size.width - (tools?.room ?? 0), height: state.size.height)
  }

  /// Device pixels per point.
  public var displayScale: CGFloat { context.traits.displayScale }

  /// Seconds of the scene per second of the window, which the keys `-` and `=` change.
  public var clockRate: Double { state.clock.rate }

  /// The events between the last frame and the one before it.
  public var frameEvents: [SceneEvent] { state.frameEvents }

  /// The log's record of the last frame.
  public var trace: FrameTrace {
    let scrollers = context.scrollViews.flatMap(\.placedMotions)
    return FrameTrace(
      number: frameNumber, time: state.time, scrollers: scrollers.map(trace), events: frameEvents)
  }

  /// Returns the record of one scroller, with the scene's own record of its dots and auto-scroll.
  package func trace(of placed: PlacedMotion) -> ScrollerTrace {
    let row = placed.id.feedRow.flatMap { content.reporter?.rowTrace(of: $0) } ?? RowTrace()
    return ScrollerTrace(
      placed.id, on: placed.axis, MotionTrace(placed.motion, offset: placed.contentOffset), row)
  }

  /// The safe area of the scene, in points.
  public var safeAreaInsets: EdgeInsets { content.feed?.safeAreaInsets ?? state.safeArea }

  /// The time after its last turn from which a wheel moves nothing any more, in seconds.
  ///
  /// It is the longest that any scroll view waits.
  public var wheelSilence: TimeInterval {
    context.scrollViews.map(\.gestureSettings.wheelSilence).max() ?? 0
  }

  /// The rate of the softest spring that brings content back inside, per second.
  public var softestBounceRate: CGFloat {
    context.scrollViews.map(\.motionSettings.bounceRate).min() ?? MotionSettings.uiKit.bounceRate
  }

  /// The numbers that decide the places of all content.
  ///
  /// These are the feed's offset and velocity, then offset, lap and velocity of each row by id.
  public var variables: [ScrollVariable] {
    // Recordings contain a feed also for a scene without one.
    let missing = content.feed == nil ? ScrollVariable.atRest(.axis(.vertical)) : []
    return missing + context.scrollViews.flatMap(\.scrollVariables)
  }

  /// A hash of the `variables` that differs when any of them differs in any bit.
  public var digest: UInt64 {
    var hash = StableHash()
    for variable in variables { hash.combine(bitsOf: Double(variable.value)) }
    return hash.value
  }

  /// Returns the values of everything that changes while the scene runs.
  public func snapshot() -> StageSnapshot {
    takeBackLook()
    return StageSnapshot(
      time: state.time, size: state.size, traits: context.traits,
      tools: tools?.snapshot(),
      scrollViews: context.snapshotOfScrollViews(),
      interactions: interactions(in: content.root),
      participants: content.participants.map { $0.snapshot() }, input: state.input.snapshot,
      clock: state.clock, frame: state.frame)
  }

  /// Brings the scene back to the moment of a snapshot, taken of this very scene.
  public func restore(_ snapshot: StageSnapshot) {
    state.look = nil
    state.time = snapshot.time
    state.windowTime = snapshot.clock.windowTime(at: snapshot.time)
    state.clock = snapshot.clock
    state.frame = snapshot.frame
    state.events.removeAll()
    context.now = snapshot.time
    restoreSurroundings(of: snapshot)
    restore(snapshot.participants)
    context.restoreScrollViews(snapshot.scrollViews)
    context.betweenFrames(layout)
    restore(snapshot.interactions, in: content.root)
    // The layout told participants of views whose strokes were not back yet, so they are restored again.
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

  /// Restores window, traits and tools, and lays out for them.
  ///
  /// This comes first, so that offsets meet the layout that they belong to.
  private func restoreSurroundings(of snapshot: StageSnapshot) {
    let room = tools?.room
    if let own = snapshot.tools { tools?.restore(own) }
    guard state.size != snapshot.size || tools?.room != room || context.traits != snapshot.traits else {
      return
    }
    context.traits = snapshot.traits
    state.size = snapshot.size
    content.feed?.safeAreaInsets = safeArea(for: sceneSize)
    reloadForTraits()
    layout()
  }
}
