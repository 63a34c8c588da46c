import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics
import UIKitNames

/// Article D: the jump back to the seam looks seamless, but it ends the fling, and the card there is a different one.
///
/// The end is detected by an interval here, so that only the jump differs.
enum S32UnseenJump {
  static var pair: LabPair {
    LabPair(
      "S32", LabName("見えない飛び移り", "Unseen jump"),
      failure: "Where the row goes back unseen, a fling stops dead and a card forgets that it was tapped.",
      origin: .code,
      measures: [
        LabMetricName("speed lost at the seam", unit: "pt/s"), LabMetricName("taps forgotten at the seam"),
      ],
      curve: LabCurve("speed", unit: "pt/s"),
      stroke: stroke, naive: { _ in naive }, cured: { _ in cured })
  }

  /// Taps a card and goes past the seam twice: held, so that the tapped card stands on the other side of it, and in a
  /// fling.
  ///
  /// The last fling ends a lap later at the tapped card, where nothing takes its speed away. What both sides show at the
  /// end is what is counted.
  private static var stroke: [GestureStep.Kind] {
    func press(_ x: CGFloat, for seconds: TimeInterval) -> [GestureStep.Kind] {
      [.press(at: .point(CGPoint(x: x, y: 100)), .mouse), .wait(seconds), .release, .wait(0.3)]
    }
    var lap = FiveCardCarousel.flick(5810, angle: 0, from: 20)
    lap.duration = 0.05
    let caught: [GestureStep.Kind] =
      [.wait(0.3), .flick(FiveCardCarousel.flick(4000, angle: 0, from: 20)), .wait(0.43)]
      + press(180, for: 0.05)
    let pull = GestureStep.Kind.pull(
      from: CGPoint(x: 80, y: 100), by: CGPoint(x: 220, y: 0), in: 0.4, hold: 0.2)
    return caught + press(80, for: 0.1) + [pull, .wait(0.3), .flick(lap), .wait(0.5)]
  }

  private static var naive: LabSide {
    let screen = FiveCardCarousel.screen(
      items: FiveCardCarousel.doubled, behavior: .continuous, handler: { handler(in: $0) }, adjusting: inset)
    return side(screen)
  }

  private static var cured: LabSide {
    let screen = FiveCardCarousel.screen(
      items: FiveCardCarousel.count, behavior: .continuous, adjusting: inset)
    let controller = CarouselController(
      [CarouselSection(id: FiveCardCarousel.row, loops: true)], in: screen.view)
    return side(screen, [controller])
  }

  private static func side(_ screen: LabScreen, _ participants: [any FrameParticipant] = []) -> LabSide {
    let taps = TapHighlights(in: screen.view)
    return LabSide(
      screen.view, metric: SeamSpeedMetric(screen.view, taps), participants: participants + [taps],
      owned: [screen])
  }

  private static func inset(_ section: CollectionLayoutSection) {
    section.contentInsets.leading = FiveCardCarousel.margin
    section.contentInsets.trailing = FiveCardCarousel.margin
  }

  private static func handler(
    in view: UICollectionView
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler {
    { [weak view] _, offset, environment in
      let width = environment.container.contentSize.width - 2 * FiveCardCarousel.margin
      guard width > 0 else { return }
      let last = FiveCardCarousel.doubled - 1
      let seam: Int? =
        offset.x <= 0
        ? FiveCardCarousel.count : offset.x >= width * CGFloat(last) ? FiveCardCarousel.count - 1 : nil
      guard let seam else { return }
      view?.scrollToItem(at: IndexPath(item: seam, section: 0), at: .centeredHorizontally, animated: false)
    }
  }
}

/// A metric of the speed that a fling loses at the seam, and of the tap marks that are lost there.
final class SeamSpeedMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The velocity at which a fling has reached the seam, and when; `nil` while there is none.
    var arrival: (velocity: CGFloat, time: TimeInterval)?
    var lost: CGFloat = 0
    var forgotten: Set<Int> = []
  }

  var state = State()
  private weak var view: CollectionView?
  private let taps: TapHighlights

  init(_ view: CollectionView, _ taps: TapHighlights) {
    self.view = view
    self.taps = taps
  }

  var readings: [Double] { [Double(state.lost.rounded()), Double(state.forgotten.count)] }
  var plotted: Double { Double(abs(motion?.velocity ?? 0)) }

  private var motion: ScrollMotion? { view?.rowReading(of: FiveCardCarousel.row)?.motion }

  func didHandle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind, pointer.phase == .pressed { state.arrival = nil }
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard let view, event.scroller == view.id(of: .row(FiveCardCarousel.row)), let motion, !motion.isTouched,
      state.arrival == nil, abs(motion.velocity) > 0
    else { return }
    switch event.kind {
    case .motion(.seamCrossed), .motion(.phaseChanged(.bouncing)):
      state.arrival = (motion.velocity, motion.time)
    default: break
    }
  }

  func didLayout(at time: TimeInterval) {
    state.forgotten.formUnion(taps.forgotten)
    guard let arrival = state.arrival, let motion, motion.phase != .bouncing else { return }
    // The speed that the fling would have at the seam by its normal deceleration alone.
    let kept =
      motion.velocity * exp(motion.geometry.decelerationRate.decay * CGFloat(motion.time - arrival.time))
    state.lost = max(state.lost, abs(arrival.velocity - kept))
    state.arrival = nil
  }
}

/// A marker of tapped cards, on both sides by index path, as UIKit's selection works.
final class TapHighlights: CollectionViewDelegate, SingleValueState {
  struct State: Sendable {
    var paths: Set<IndexPath> = []
  }

  var state = State()
  private weak var view: CollectionView?

  init(in view: CollectionView) {
    self.view = view
    view.delegate = self
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    state.paths.insert(indexPath)
  }

  func didLayout(at time: TimeInterval) {
    for card in visibleCards { card.cell.isMarked = state.paths.contains(card.path) }
  }

  /// The numerals of tapped cards without a mark.
  var forgotten: Set<Int> {
    let tapped = Set(state.paths.map { $0.item % FiveCardCarousel.count })
    return Set(
      visibleCards.filter {
        tapped.contains($0.path.item % FiveCardCarousel.count) && !state.paths.contains($0.path)
      }
      .map { $0.path.item % FiveCardCarousel.count })
  }

  private var visibleCards: [(cell: LabCard, path: IndexPath)] {
    guard let view else { return [] }
    return view.visibleCells.compactMap { cell in
      guard let card = (cell as? FramedCard)?.card, let path = view.indexPath(for: cell) else { return nil }
      return (card, path)
    }
  }
}
