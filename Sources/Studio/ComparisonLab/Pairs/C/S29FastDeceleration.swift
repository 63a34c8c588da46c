import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SceneReadings
import ScreenInterface
import ScrollPhysics
import UIKitNames

/// Article C: fast deceleration and paging are decided separately, so the card's velocity jumps at the release.
///
/// This is a model. The article lets UIKit combine the two, and the engine here does so. The model does it in
/// app code: it stops the card and scrolls it to its page along the fast curve.
enum S29FastDeceleration {
  static var pair: LabPair {
    LabPair(
      "S29", LabName("速い減速", "Fast deceleration"),
      failure:
        "The card leaps when the finger lifts: its animation to the page begins at a velocity that no drag gave it.",
      origin: .model,
      measures: [LabMetricName("jump of velocity at the release", unit: "pt/s", limit: 1)],
      curve: LabCurve("the card's velocity", unit: "pt/s"),
      setting: LabSetting(size: CardsDialog.size, grows: false),
      stroke: [.wait(0.3), flick(400), .wait(1), flick(700), .wait(1)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func flick(_ velocity: CGFloat) -> GestureStep.Kind {
    var flick = FlickStep(from: .point(CGPoint(x: 250, y: 200)), velocity: velocity, angle: 180)
    flick.duration = 0.2
    return .flick(flick)
  }

  private static var naive: LabSide {
    let source = CardsSource()
    let dialog = CardsDialog(PeekingFlowLayout(screenWidth: CardsDialog.size.width), source: source)
    let snapper = FastSnapper(dialog)
    dialog.cards.delegate = snapper
    return LabSide(
      dialog, metric: VelocityJumpMetric(dialog.cards, .horizontal), participants: [snapper], owned: [source])
  }

  private static var cured: LabSide {
    let screen = CardsDialog.screen()
    let dialog = CardsDialog(screen)
    return LabSide(
      dialog, metric: VelocityJumpMetric(screen.view, .row(CardsDialog.row)),
      participants: [CardsDialog.controller(of: screen), ReportedPage(dialog)], owned: [screen])
  }
}

/// A delegate that stops a released card and scrolls it to the page that the layout has chosen.
private final class FastSnapper: UIScrollViewDelegate, SingleValueState {
  struct State: Sendable {
    var target = CGPoint.zero
  }

  var state = State()
  private let dialog: CardsDialog

  init(_ dialog: CardsDialog) {
    self.dialog = dialog
    // The fast rate slows to 0.99 in each millisecond: 10 s⁻¹, which takes half a second to almost zero.
    dialog.cards.motionSettings.requestCurve = ScrollCurve(
      duration: 0.5, firstControl: CGPoint(x: 0.1, y: 0.5), secondControl: CGPoint(x: 0.3, y: 1))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    state.target = targetContentOffset.pointee
    targetContentOffset.pointee = scrollView.contentOffset
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.setContentOffset(state.target, animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    dialog.dots.currentPage = dialog.cards.nearestItem() ?? 0
  }

  func didLayout(at time: TimeInterval) {
    dialog.caption.text = CardsDialog.words(ofPage: dialog.dots.currentPage)
  }
}

/// A metric of the difference between the velocities of the cards before and after a release.
private final class VelocityJumpMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var isDragging = false
    /// The last velocity of the drag, and its time.
    var hand: (velocity: CGFloat, time: TimeInterval) = (0, 0)
    var worst: CGFloat = 0
  }

  var state = State()
  private weak var view: CollectionView?
  private let scroller: Scroller

  init(_ view: CollectionView, _ scroller: Scroller) {
    self.view = view
    self.scroller = scroller
  }

  private var motion: ScrollMotion? { view?.motion(of: scroller)?.motion }

  var readings: [Double] { [Double(state.worst)] }
  var plotted: Double { Double(motion?.velocity ?? 0) }

  func didHandle(_ event: InputEvent) {
    guard let motion, motion.phase == .dragging else { return }
    state.hand = (motion.velocity, event.timestamp)
  }

  func sceneDidEmit(_ event: SceneEvent) {
    guard event.scroller == view?.id(of: scroller), let motion,
      case .motion(.phaseChanged(let phase)) = event.kind
    else { return }
    if state.isDragging, phase != .dragging {
      // A pointer that rested before the release gave no velocity.
      let isQuiet = event.time - state.hand.time >= motion.settings.quietTime
      state.worst = max(state.worst, abs(motion.velocity - (isQuiet ? 0 : state.hand.velocity)))
    }
    state.isDragging = phase == .dragging
  }
}
