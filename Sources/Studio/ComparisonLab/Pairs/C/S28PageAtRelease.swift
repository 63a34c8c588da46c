import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import UIKitNames

/// Article C: the dots change at the release, before the card has arrived.
enum S28PageAtRelease {
  static var pair: LabPair {
    LabPair(
      "S28", LabName("離した時の頁", "The page at release"),
      failure: "A card that is caught in flight is still the old one, and the dots already name the next.",
      origin: .code,
      measures: [LabMetricName("frames in which the dots name another card than the one held")],
      curve: LabCurve("the page of the dots"),
      setting: LabSetting(
        size: CardsDialog.size, grows: false,
        rateDependence:
          "Frames are counted, and at a higher rate there are more of them while the card is held."),
      stroke: [
        .wait(0.3), flick, .wait(0.1), .press(at: .point(CGPoint(x: 200, y: 200)), .mouse), .wait(1),
        .release,
        .wait(0.9),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A gentle flick to the next page, which is caught before halfway.
  private static var flick: GestureStep.Kind {
    var flick = FlickStep(from: .point(CGPoint(x: 230, y: 200)), velocity: 260, angle: 180)
    flick.duration = 0.12
    return .flick(flick)
  }

  private static var naive: LabSide {
    let (dialog, reported, source) = CardsDialog.toldAtRelease()
    let metric = HeldCardMetric(dialog.cards, .horizontal) { [weak dialog] in dialog?.dots }
    return LabSide(dialog, metric: metric, participants: [reported], owned: [source])
  }

  private static var cured: LabSide {
    let screen = CardsDialog.screen()
    let dialog = CardsDialog(screen)
    let reported = ReportedPage(dialog)
    let metric = HeldCardMetric(screen.view, .row(CardsDialog.row)) { [weak view = screen.view] in
      let footer = view?.supplementaryView(forElementKind: LabScreen.dots, inSection: CardsDialog.row)
      return (footer as? LabDots)?.control
    }
    return LabSide(
      dialog, metric: metric, participants: [CardsDialog.controller(of: screen), reported], owned: [screen])
  }
}

/// A metric that counts the frames in which the user holds a card that the dots do not show.
private final class HeldCardMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var frames = 0
    var lastFrame = -TimeInterval.infinity
  }

  var state = State()
  private weak var view: CollectionView?
  private let scroller: Scroller
  private let dots: @MainActor () -> PageControl?

  init(_ view: CollectionView, _ scroller: Scroller, _ dots: @escaping @MainActor () -> PageControl?) {
    self.view = view
    self.scroller = scroller
    self.dots = dots
  }

  var readings: [Double] { [Double(state.frames)] }
  var plotted: Double { Double(dots()?.currentPage ?? 0) + 1 }

  func didLayout(at time: TimeInterval) {
    guard let view, !view.isBetweenFrames, time > state.lastFrame else { return }
    state.lastFrame = time
    guard view.motion(of: scroller)?.motion.phase == .tracking, let dots = dots(),
      let item = view.nearestItem(), item != dots.currentPage
    else { return }
    state.frames += 1
  }
}
