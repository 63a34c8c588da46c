import Carousel
import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SceneReadings
import ScrollPhysics
import UIKitNames

/// Article B: after the last page it returns by a chain of animations of 0.05 s, one for each page.
///
/// It models UIKit's animation block, since the library has requests instead of such blocks.
enum S23Rewind {
  private static let rows = ["ten": 10, "twenty": 20]

  static var pair: LabPair {
    LabPair(
      "S23", LabName("頁ごとの巻き戻し", "Rewind"),
      failure:
        "The way back to the first page stops and starts at every page, and takes longer with every page.",
      origin: .model,
      measures: [
        LabMetricName("reversals of acceleration while ten pages are rewound", limit: 2, failsFrom: 10),
        LabMetricName("the rewind of twenty pages takes", unit: "s", limit: 0.6),
      ],
      curve: LabCurve("velocity of the ten pages", unit: "pt/s"),
      stroke: [.wait(0.2), turn(80), .wait(0.2), turn(230), .wait(4)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// Returns a drag of a row to its last page.
  private static func turn(_ y: CGFloat) -> GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: 270, y: y))])
    drag.distance = CGPoint(x: -180, y: 0)
    drag.duration = 0.3
    return .drag(drag)
  }

  private static func screen() -> LabScreen {
    LabScreen(
      ["ten", "twenty"].map { id in
        .row(id, count: rows[id, default: 1], card: CGSize(width: 250, height: 100)).withDots(height: 28)
      } + [.lines(count: 12)])
  }

  private static var naive: LabSide {
    let screen = screen()
    let view: UICollectionView = screen.view
    let chain = PageByPageReturn(view)
    let timer = LabTimer(every: Banners.interval, repeats: true)
    timer.fire = { [weak view] _ in
      guard let view else { return }
      for (section, part) in screen.sections.prefix(2).enumerated() {
        let shown = view.nearestItem(inSection: section) ?? 0
        if shown + 1 < part.count {
          view.scroll(
            to: IndexPath(item: shown + 1, section: section), at: .centeredHorizontally, axes: .horizontal)
        } else {
          chain.hop(to: shown - 1, in: part.id)
        }
      }
    }
    return LabSide(
      view, metric: RewindMetric(view), participants: [timer, chain, controller(of: screen, nil)],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen()
    let settings = AutoScrollSettings(
      interval: Banners.interval, wrap: .rewind, pauses: [])
    return LabSide(
      screen.view, metric: RewindMetric(screen.view), participants: [controller(of: screen, settings)],
      owned: [screen])
  }

  /// Returns a controller with bound dots on both sides, and rows that start on the page before the last.
  private static func controller(of screen: LabScreen, _ settings: AutoScrollSettings?) -> CarouselController
  {
    screen.connectDots()
    return CarouselController(
      screen.sections.prefix(2).map { section in
        var carousel = CarouselSection(id: section.id, autoScroll: settings, dotsKind: LabScreen.dots)
        carousel.initialPage = section.count - 2
        return carousel
      }, in: screen.view)
  }
}

/// The article's return to the first page: one animation per page, each started when the previous one ends,
/// even if interrupted.
private final class PageByPageReturn: SingleValueState {
  struct State: Sendable {
    /// The animations in progress by row: their requests and target items.
    var hops: [String: (request: Int, item: Int)] = [:]
  }

  /// The duration of one animation in seconds, as in the article.
  private static let duration: TimeInterval = 0.05

  var state = State()
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  /// Scrolls to an item; the article's last animation requests item −1, which does not exist.
  func hop(to item: Int, in row: String) {
    state.hops[row] = nil
    guard item >= 0, let view else { return }
    let usual = view.motionSettings
    view.motionSettings.requestCurve.duration = Self.duration
    let request = view.perform(ScrollRequest(.row(row), to: .stop(item, .shortest))).id
    view.motionSettings = usual
    state.hops[row] = (request, item)
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, let row = event.scroller.scroller.row, event.scroller == view.id(of: .row(row)),
      case .motion(.ended(let id, _)) = event.kind, let hop = state.hops[row], hop.request == id
    else { return }
    self.hop(to: hop.item - 1, in: row)
  }
}

/// A metric of how often a rewind changes between acceleration and deceleration, and how long it takes.
///
/// It samples at its own times, so that its count does not depend on the frame rate.
final class RewindMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The start times of the rewinds in progress, by row.
    var beginnings: [String: TimeInterval] = [:]
    var nextLook: TimeInterval?
    var velocity: CGFloat = 0
    var acceleration: CGFloat = 0
    var reversals = 0
    var mostReversals = 0
    var longest: TimeInterval = 0
  }

  private static let pace: TimeInterval = 0.005
  /// The smallest change of velocity between two samples that counts, in points per second.
  private static let leastChange: CGFloat = 5
  private static let (watched, timed) = ("ten", "twenty")

  var state = State()
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  var readings: [Double] { [Double(state.mostReversals), (state.longest * 1000).rounded() / 1000] }
  var plotted: Double { Double(motion(of: Self.watched)?.velocity ?? 0) }

  private func motion(of row: String) -> ScrollMotion? { view?.rowReading(of: row)?.motion }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, let row = event.scroller.scroller.row, event.scroller == view.id(of: .row(row)),
      case .motion(let kind) = event.kind
    else { return }
    switch kind {
    case .requested(_, .api, let stop?, _), .requested(_, .autoplay, let stop?, _):
      guard state.beginnings[row] == nil, let motion = motion(of: row),
        stop < motion.settledStop ?? 0
      else { return }
      state.beginnings[row] = event.time
      if row == Self.watched {
        (state.velocity, state.acceleration, state.reversals) = (0, 0, 0)
        state.nextLook = event.time + Self.pace
      }
    case .didSettle(0):
      guard let beginning = state.beginnings[row] else { return }
      if row == Self.timed { state.longest = max(state.longest, event.time - beginning) }
      end(row)
    case .phaseChanged(.dragging): end(row)
    default: break
    }
  }

  private func end(_ row: String) {
    state.beginnings[row] = nil
    if row == Self.watched { state.nextLook = nil }
  }

  var nextDeadline: TimeInterval? { state.nextLook }

  func deadlineReached(at time: TimeInterval) {
    state.nextLook = time + Self.pace
    guard let velocity = motion(of: Self.watched)?.velocity else { return }
    let change = velocity - state.velocity
    state.velocity = velocity
    guard abs(change) > Self.leastChange else { return }
    if change * state.acceleration < 0 {
      state.reversals += 1
      state.mostReversals = max(state.mostReversals, state.reversals)
    }
    state.acceleration = change
  }
}
