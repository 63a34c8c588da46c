import Carousel
import CollectionViews
import Documents
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import Stage

/// The stack of feeds of a scene whose cards lead to other feed files.
///
/// UIKit counterpart: `UINavigationController`. The feed at the top is the scene's feed; the others are out of the view
/// tree and stand still, except for the one beneath while the top one slides.
final class FeedNavigation: FrameParticipant, RowReporting, SceneEditing {
  struct State {
    var library: FeedLibrary
    /// The feeds from the first to the one at the top.
    var levels: [FeedLevel]
    var running = RunningState()
  }

  /// The state besides that of the feeds.
  struct RunningState: Sendable {
    var transition = FeedTransition()
    var events: [SceneEvent] = []
  }

  var state: State
  /// The view that fills the scene.
  let view = NavigationView()
  private(set) weak var context: ViewContext?

  /// Creates a stack of one feed; `feed` is made of `reading`.
  init(_ feed: FeedScene, _ reading: FeedReading, file: URL, context: ViewContext) {
    let library = FeedLibrary(reading)
    let first = FeedLevel(
      feed, file: file, name: library.name(of: file), depth: 0, bar: nil, edge: nil)
    state = State(library: library, levels: [first])
    self.context = context
    feed.navigation = self
    view.show(first.view, over: nil)
  }

  /// The titles of the feeds that can be pushed, by file.
  var titles: [URL: String] { state.library.titles }

  /// The first feed, which the scene was made for.
  var first: FeedLevel { state.levels[0] }

  /// The feed at the top.
  var top: FeedLevel { state.levels[state.levels.count - 1] }

  /// True when a feed lies beneath the one at the top.
  var canGoBack: Bool { state.levels.count > 1 }

  /// The name of the feed that lies on others; `nil` while the first one is alone.
  var pushedFeed: String? { canGoBack ? top.name : nil }

  /// The warnings of that feed's own file; `nil` while the first one is alone.
  var pushedWarnings: [DocumentFault]? { canGoBack ? state.library[top.file]?.ownWarnings ?? [] : nil }

  /// The movement between the feed at the top and the one beneath.
  var transition: FeedTransition { state.running.transition }

  /// The direction in which a feed leaves: 1 to the right, -1 to the left.
  var leavingSign: CGFloat { context?.traits.isRightToLeft == true ? -1 : 1 }

  // MARK: Pushing

  /// Pushes another feed; nothing happens in the last feed that may lie on others, and while one slides off.
  func push(_ feed: LinkedFeed) {
    guard let context, let file = feed.file, let reading = state.library[file], !transition.isLeaving,
      state.levels.count < FeedLimits.stackedFeeds
    else { return }
    finish(at: context.now)
    let former = top
    let level = level(of: reading, file: file, at: state.levels.count, over: former, in: context)
    former.feed.controller.cover(true, at: context.now)
    former.feed.collectionView.endHover()
    state.levels.append(level)
    note(.pushed(level.name))
    slide(FeedSlide(from: 1, to: 0, at: context.now, isCut: context.traits.reducesMotion))
    context.replaceFeed(by: level.feed.collectionView)
  }

  /// Goes back to the feed beneath; a feed that slides off already is gone at once.
  func pop() {
    guard let context else { return }
    if transition.isLeaving { finish(at: context.now) }
    guard canGoBack else { return }
    let share = transition.share(at: context.now)
    slide(FeedSlide(from: share, to: 1, at: context.now, isCut: context.traits.reducesMotion))
  }

  /// Returns a feed at a depth of the stack, counted from 0, with the way back to the one beneath.
  func level(
    of reading: FeedReading, file: URL, at depth: Int, over beneath: FeedLevel, in context: ViewContext
  ) -> FeedLevel {
    let feed = FeedScene(reading.feed, reading.tuning, context: context)
    feed.navigation = self
    let bar = BackBar()
    bar.back.title = beneath.feed.document.title
    bar.back.addAction(for: .touchUpInside) { [weak self] _ in self?.pop() }
    return FeedLevel(
      feed, file: file, name: state.library.name(of: file), depth: depth, bar: bar,
      edge: EdgeView(over: feed.collectionView, receiver: EdgePressReceiver(self)))
  }

  private func slide(_ slide: FeedSlide) {
    state.running.transition.begin(slide)
    top.view.bar?.back.hasFocus = false
    arrange()
  }

  /// Shows the feed at the top, and the one beneath while the top one moves.
  func arrange() {
    let isRunning = transition.isRunning && canGoBack
    let beneath = isRunning ? state.levels[state.levels.count - 2] : nil
    let isBack = beneath.map { $0.view.superview == nil } ?? (top.view.superview == nil)
    view.show(top.view, over: beneath?.view)
    // The theme, the direction or the scale of text may have changed while it was covered.
    if isBack { (beneath ?? top).feed.collectionView.reloadForTraits() }
    top.view.isUserInteractionEnabled = true
    top.view.accessibilityElementsHidden = false
    top.view.isSliding = isRunning
    beneath?.view.isUserInteractionEnabled = false
    beneath?.view.accessibilityElementsHidden = true
    if let end = transition.slide?.end { context?.animate(until: end) }
  }

  /// Ends the slide, whatever is left of it.
  func finish(at time: TimeInterval) {
    guard let slide = transition.slide else { return }
    state.running.transition.end()
    if slide.goal == 1, canGoBack, let context {
      let gone = state.levels.removeLast()
      context.replaceFeed(by: top.feed.collectionView)
      arrange()
      context.forget(gone.feed.collectionView.elementID)
      top.feed.controller.cover(false, at: time)
      note(.popped(gone.name), at: time)
    } else {
      arrange()
    }
  }

  private func note(_ kind: SceneEvent.Kind, at time: TimeInterval? = nil) {
    guard let now = time ?? context?.now else { return }
    state.running.events.append(SceneEvent(kind, of: .axis(.vertical), at: now))
  }

  // MARK: The hand

  /// Handles a press on the edge of the feed at the top, or on a feed that slides.
  func press(_ press: Press) {
    guard canGoBack else { return }
    let gestures = top.feed.collectionView.gestureSettings
    state.running.transition.press(press, slop: gestures.slop(for: press.device), rule: gestures.axisRule)
    arrange()
  }

  /// Handles a move of the pressed pointer.
  func drag(_ press: Press) {
    guard canGoBack else { return }
    if state.running.transition.move(press, width: view.bounds.width, sign: leavingSign) { arrange() }
  }

  /// Handles the release, or the loss of the press.
  func release(_ press: Press?) {
    guard let time = press?.time ?? context?.now else { return }
    if state.running.transition.release(at: time, width: view.bounds.width, isLost: press == nil) {
      arrange()
    }
  }
}
