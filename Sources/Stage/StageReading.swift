import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// What the tools above a scene may know of it.
struct StageReading {
  var size: CGSize
  let sceneSize: CGSize
  let time: TimeInterval
  let windowTime: TimeInterval
  let traits: TraitCollection
  let text: any TextMeasuring
  let feed: MotionTrace
  let row: FrameTrace.Row?
  let clock: SceneClock
  let isMoving: Bool
  let banner: String?
  /// What the window around the stage does.
  let services: WindowServices
  /// The gesture under way on the feed, and where its pointer is.
  let gesture: (pan: PanGestureRecognizer, location: CGPoint)?
  /// What the scene painted.
  let scene: DisplayList
  /// The scene's views.
  let root: View
  let collectionView: CollectionView
  private let reporter: (any RowReporting)?

  init(_ stage: Stage) {
    let collectionView = stage.content.collectionView
    size = stage.size
    sceneSize = stage.sceneSize
    time = stage.time
    windowTime = stage.state.windowTime
    scene = stage.displayList
    root = stage.content.root
    traits = stage.context.traits
    text = stage.context.text
    feed = MotionTrace(collectionView.feedMotion, offset: collectionView.feedMotion.offset)
    clock = stage.state.clock
    isMoving = stage.isMoving
    banner = stage.state.banner
    services = stage.state.services
    let location = stage.state.input.location
    gesture = location.flatMap { location in collectionView.panGesture.map { ($0, location) } }
    let id = location.flatMap { collectionView.row(atWindow: $0) }
    let reading = id.flatMap { collectionView.rowReading(of: $0) }
    row = reading.map { row in
      FrameTrace.Row(row, stage.content.reporter?.rowTrace(of: row.id) ?? RowTrace())
    }
    self.collectionView = collectionView
    reporter = stage.content.reporter
  }

  /// The auto-scroll of a row; `nil` where it has none.
  func autoplay(ofRow id: String) -> RowTrace.Autoplay? { reporter?.rowTrace(of: id).autoplay }

  /// What finds elements in the scene.
  var finder: ElementFinder { ElementFinder(list: scene, root: root) }

  /// Where everything that moves on the screen will rest.
  var ghosts: [LandingGhost] {
    let frame = collectionView.frame
    let feedGhost = LandingGhost(
      feed.forecast, named: "feed", in: frame, on: collectionView.feedAxis, isMirrored: traits.isRightToLeft)
    return [feedGhost].compactMap(\.self)
      + collectionView.rowReadings.compactMap { row in
        LandingGhost(
          row.motion.forecast, named: row.id, in: row.frame.offsetBy(dx: frame.minX, dy: frame.minY),
          on: row.axis, isMirrored: traits.isRightToLeft)
      }
  }
}
