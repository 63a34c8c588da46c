package import CollectionViews
public import Foundation
package import LayoutGeometry
public import SceneReadings
package import ScreenInterface
import ScrollPhysics

extension Stage {
  /// Counts frames that were skipped, because nothing in them would have changed.
  package func passOver(frames count: Int) { state.frame += count }

  /// The collection view that is the scene's feed at present; `nil` for a scene without one.
  ///
  /// A scene that pushes other feeds changes it.
  package var feed: CollectionView? { context.feed }

  /// The scene's time, in seconds since it began.
  public var time: TimeInterval { state.time }

  /// The number of the last frame, counted from 0.
  package var frameNumber: Int { max(0, state.frame) }

  /// The size of the window, in points.
  public var size: CGSize { state.size }

  /// The size of the scene, in points: the window's, less the width of the HUD's dock in whole pixels.
  package var sceneSize: CGSize {
    guard let room = tools?.room, room != 0 else { return state.size }
    return CGSize(width: state.size.width - room, height: state.size.height)
      .alignedToPixels(scale: displayScale)
  }

  /// Device pixels per point.
  package var displayScale: CGFloat { context.traits.displayScale }

  /// The seconds of the scene per second of the window, which the keys `-` and `=` change.
  package var clockRate: Double { state.clock.rate }

  /// Returns the window's time at a time of the scene, as its clock runs now.
  package func windowTime(ofScene time: TimeInterval) -> TimeInterval { state.clock.windowTime(at: time) }

  /// The events between the last frame and the one before it.
  package var frameEvents: [SceneEvent] { state.frameEvents }

  /// The log's record of the last frame.
  public var trace: FrameTrace {
    let scrollers = context.scrollViews.flatMap(\.placedMotions)
    return FrameTrace(
      number: frameNumber, time: state.time, scrollers: scrollers.map(trace), events: frameEvents)
  }

  /// Returns the record of one scroller, with the scene's own record of its dots and auto-scroll.
  package func trace(of placed: PositionedMotion) -> ScrollerTrace {
    let row = placed.id.feedRow.flatMap { content.reporter?.rowTrace(of: $0) } ?? RowTrace()
    return ScrollerTrace(
      placed.id, on: placed.axis, MotionTrace(placed.motion, offset: placed.contentOffset), row)
  }

  /// The safe area of the scene, in points.
  package var safeAreaInsets: EdgeInsets { feed?.safeAreaInsets ?? state.safeArea }

  /// The time after its last event at which a wheel gesture has ended, in seconds.
  ///
  /// It is the longest of all scroll views.
  package var wheelSilence: TimeInterval {
    context.scrollViews.map(\.gestureSettings).map { max($0.wheelSilence, $0.wheelGlide) }.max() ?? 0
  }

  /// The rate of the softest spring that returns overscrolled content, per second.
  package var softestBounceRate: CGFloat {
    context.scrollViews.map(\.motionSettings.bounceRate).min() ?? MotionSettings.uiKit.bounceRate
  }

  /// The numbers that decide the positions of all content.
  ///
  /// These are the feed's offset and velocity, then offset, lap and velocity of each row by id.
  package var variables: [ScrollStateValue] {
    // Recordings contain a feed also for a scene without one.
    let missing = feed == nil ? ScrollStateValue.atRest(.axis(.vertical)) : []
    return missing + context.scrollViews.flatMap(\.scrollVariables)
  }

  /// A hash of the `variables` that differs when any of them differs in any bit.
  public var digest: UInt64 {
    var hash = StableHash()
    for variable in variables { hash.combine(bitsOf: Double(variable.value)) }
    return hash.value
  }

  /// The lower half of `digest`, for every frame of a recording.
  package var motionDigest: UInt32 { UInt32(truncatingIfNeeded: digest) }

  /// The number of cells on screen, including those of views inside the feed.
  package var liveCells: Int {
    context.scrollViews.reduce(0) { $0 + (($1 as? CollectionView)?.visibleCellCount ?? 0) }
  }

  /// Calls `body` with each scroller that moves, in no particular order.
  ///
  /// It allocates nothing.
  package func forEachMovingScroller(_ body: (ScrollerSample) -> Void) {
    for view in context.scrollViews {
      view.forEachMovingScroller { id, motion, offset in body(ScrollerSample(id, motion, offset: offset)) }
    }
  }

  /// Returns a sample of the scroller with this id; `nil` when it has gone.
  package func sample(of id: ScrollerID) -> ScrollerSample? {
    let view = context.scrollViews.first { $0.id(of: id.scroller) == id }
    return view?.motion(of: id.scroller).map { ScrollerSample(id, $0.motion, offset: $0.contentOffset) }
  }
}

extension Stage {
  /// Returns what a screen reader is told of the scene as it is on screen, or of all of it, visible or not.
  ///
  /// It is made for this call. All of a feed is told as it is without scrolling transforms, and without frames.
  package func accessibilityTree(everything: Bool = false) -> AccessibilityElement {
    if everything { feed?.measureAllElements() }
    var screen = AccessibilityElement(
      ElementID(scene.name), .screen, label: scene.title,
      children: AccessibilityReader(everything: everything).elements(of: content.root))
    // A root that is the feed itself has the scene's name already.
    if screen.children.count == 1, screen.children[0].id == screen.id, screen.children[0].role == .feed {
      screen.children[0].id = ElementID(ScrollerID.feedName)
    }
    return screen
  }

  /// The id of the element that has the keyboard focus, on screen or not; `nil` for none.
  package var focusedElement: ElementID? { feed?.focusedElement }
}
