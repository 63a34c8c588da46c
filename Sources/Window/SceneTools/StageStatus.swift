import CollectionViews
package import Foundation
import LayoutGeometry
import SceneReadings
package import ScreenInterface
import ScrollPhysics
package import Stage

/// The snapshot of a stage's state that the tools above its scene read.
package struct StageStatus {
  var size: CGSize
  let sceneSize: CGSize
  let time: TimeInterval
  let windowTime: TimeInterval
  let traits: TraitCollection
  /// The text scale of the scene.
  package var textScale: CGFloat { traits.textScale }
  /// The measuring of text.
  package let text: any TextMeasuring
  /// False in a scene of which no scroll view is the feed.
  let hasFeed: Bool
  let feed: MotionTrace
  let feedAxis: Axis
  /// The row of the feed under the pointer; `nil` where there is none.
  let row: ScrollerTrace?
  let clock: SceneClock
  /// The playback rate: replayed seconds per second of the window.
  private(set) var playbackSpeed = 1.0
  let isMoving: Bool
  let banner: String?
  /// The lower edge of the scene's bar above its feed, in points; 0 without one.
  let topBarEdge: CGFloat
  /// The services that the window around the stage offers to keys.
  let services: WindowServices
  /// The current pan gesture and the location of its pointer; `nil` where there is none.
  let gesture: (pan: PanGestureRecognizer, location: CGPoint)?
  /// The display list of the scene.
  let scene: DisplayList
  /// The scene's views.
  let root: View
  /// The scene's scroll views, the feed first.
  let scrollViews: [ScrollView]
  private let reporter: (any RowReporting)?

  init(_ stage: Stage, _ tools: Toolbox) {
    self.init(stage, banner: tools.banner, services: tools.services)
    playbackSpeed = tools.playbackSpeed
  }

  /// Reads a stage's current state.
  package init(_ stage: Stage, banner: String? = nil, services: WindowServices) {
    let feedView = stage.feed
    size = stage.size
    sceneSize = stage.sceneSize
    time = stage.time
    windowTime = stage.windowTime
    scene = stage.displayList
    root = stage.content.root
    traits = stage.context.traits
    text = stage.context.text
    hasFeed = feedView != nil
    feed = feedView.map { MotionTrace($0.feedMotion, offset: $0.feedMotion.offset) } ?? .atRest
    feedAxis = feedView?.feedAxis ?? .vertical
    clock = stage.clock
    isMoving = stage.isMoving
    self.banner = banner
    topBarEdge = stage.topBarEdge
    self.services = services
    let location = stage.pointerLocation
    let scrollViews = stage.context.scrollViews
    let pan = scrollViews.lazy.compactMap(\.panGesture).first
    gesture = location.flatMap { location in pan.map { ($0, location) } }
    let id = location.flatMap { feedView?.row(atWindow: $0) }
    row = id.flatMap { feedView?.rowReading(of: $0) }.map(stage.trace)
    self.scrollViews = scrollViews
    reporter = stage.content.reporter
  }

  /// Returns the auto-scroll of a row; `nil` where it has none.
  func autoplay(ofRow id: String) -> RowTrace.Autoplay? { reporter?.rowTrace(of: id).autoplay }

  /// The lookup of elements in the scene.
  var finder: ElementFinder { ElementFinder(list: scene, root: root) }

  /// Returns the element that an inspector inspects; `nil` when there is none.
  func inspectedID(_ inspector: Inspector) -> ElementID? {
    guard inspector.isOn, let target = inspector.target else { return nil }
    switch target {
    case .point(let point): return finder.element(at: point, levels: inspector.levels)
    case .element(let id):
      return (0..<inspector.levels).reduce(id) { inner, _ in finder.holder(of: inner) ?? inner }
    }
  }

  /// Every scroller that is on screen or moving, with its viewport in the window.
  var scrollers: [(view: ScrollView, placed: PositionedMotion, viewport: CGRect)] {
    scrollViews.flatMap { view in
      view.placedMotions.map { (view, $0, view.convertToWindow($0.frame)) }
    }
  }

  /// The rows that are on screen or moving, with their viewports in the window.
  var rows: [(view: CollectionView, row: String, placed: PositionedMotion, viewport: CGRect)] {
    scrollers.compactMap { scroller in
      guard let view = scroller.view as? CollectionView, let row = scroller.placed.id.scroller.row else {
        return nil
      }
      return (view, row, scroller.placed, scroller.viewport)
    }
  }

  /// The indicators of the target offsets of all scrollers that move on the screen.
  var ghosts: [LandingIndicator] {
    scrollers.compactMap { view, placed, viewport in
      LandingIndicator(
        placed.motion.projection, named: placed.id.name, in: viewport, on: placed.axis,
        isMirrored: traits.isRightToLeft, within: ground(of: view))
    }
  }

  /// Returns the part of the window in which a view's content is visible: inside all ancestors that clip.
  func ground(of view: View) -> CGRect {
    var ground = CGRect(origin: .zero, size: size)
    var holder = view.superview
    while let around = holder {
      if around.clipsToBounds { ground = ground.intersection(around.convertToWindow(around.box)) }
      holder = around.superview
    }
    return ground
  }
}
