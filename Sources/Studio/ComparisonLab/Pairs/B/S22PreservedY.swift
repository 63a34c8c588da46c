import Carousel
import CollectionViews
import Foundation
import Replays
import SceneReadings
import ScrollPhysics
import UIKitNames

/// Article B: the vertical offset is saved before each page change, and restored for the duration of its animation.
///
/// It models UIKit's animation block, since the library has requests instead of such blocks.
enum S22PreservedY {
  static var pair: LabPair {
    LabPair(
      "S22", LabName("縦位置の書き戻し", "The offset written back"),
      failure:
        "A list that is dragged while the banners turn jumps back to where it stood when the turn began.",
      origin: .model,
      measures: [LabMetricName("the user's vertical drag is lost during a turn", unit: "pt")],
      curve: LabCurve("the feed's offset", unit: "pt"),
      stroke: [
        .wait(0.2), Banners.pull(by: -48, in: 0.4, holding: 0.15), .wait(1.95),
        Banners.pull(by: -158, in: 0.4, holding: 0.12), .wait(0.8),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var naive: LabSide {
    let screen = Banners.screen()
    let timer = LabTimer(every: Banners.interval, repeats: true)
    let view: UICollectionView = screen.view
    let block = OffsetAnimation(view)
    timer.fire = { [weak view] time in
      guard let view else { return }
      let next = ((view.nearestItem() ?? 0) + 1) % Banners.count
      block.begin(keeping: view.contentOffset.y, at: time)
      view.scrollToItem(at: IndexPath(item: next, section: 0), at: .centeredHorizontally, animated: true)
    }
    return LabSide(
      view, metric: OffsetLossMetric(view), participants: [timer, block, Banners.controller(of: screen)],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = Banners.screen()
    let controller = Banners.controller(
      of: screen,
      AutoScrollSettings(
        interval: Banners.interval, wrap: .rewind, pauses: []))
    return LabSide(
      screen.view, metric: OffsetLossMetric(screen.view), participants: [controller], owned: [screen])
  }
}

/// The vertical part of the article's animation of 0.3 s, which keeps the saved offset.
private final class OffsetAnimation: SingleValueState {
  struct State: Sendable {
    var offset: CGFloat = 0
    var end = -TimeInterval.infinity
  }

  private static let duration: TimeInterval = 0.3

  var state = State()
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  func begin(keeping offset: CGFloat, at time: TimeInterval) {
    state = State(offset: offset, end: time + Self.duration)
  }

  func frameWillBegin(at time: TimeInterval) {
    guard time <= state.end else { return }
    view?.contentOffset.y = state.offset
  }
}

/// A metric of how far the feed moves from where the user's drag ended.
private final class OffsetLossMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isDragging = false
    /// The resting offset of the last drag, its fling included; `nil` before one and while the user holds the feed.
    var home: CGFloat?
    var worst: CGFloat = 0
  }

  var state = State()
  private weak var view: CollectionView?

  init(_ view: CollectionView) { self.view = view }

  var readings: [Double] { [Double(state.worst)] }
  var plotted: Double { Double(view?.contentOffset.y ?? 0) }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .vertical), let motion = view.motion(on: .vertical),
      case .motion(.phaseChanged(let phase)) = event.kind
    else { return }
    if state.isDragging, phase != .dragging { state.home = motion.targetOffset ?? motion.offset }
    if phase == .dragging || phase == .tracking { state.home = nil }
    state.isDragging = phase == .dragging
  }

  func didLayout(at time: TimeInterval) {
    guard let home = state.home, let motion = view?.motion(on: .vertical), motion.phase == .idle else {
      return
    }
    state.worst = max(state.worst, abs(motion.offset - home))
  }
}
