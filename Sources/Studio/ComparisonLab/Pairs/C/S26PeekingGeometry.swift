import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import ScrollPhysics
import UIKitNames

/// Article C: the gap between the cards is computed once from the width of the screen, so that the next card peeks in.
enum S26PeekingGeometry {
  static var pair: LabPair {
    LabPair(
      "S26", LabName("覗くカード", "Peeking cards"),
      failure: "Where there is less room than the screen had at the start, the next card no longer peeks in.",
      origin: .code,
      measures: [LabMetricName("the peek of 14 pt is wrong by", unit: "pt", limit: 0.5)],
      curve: LabCurve("the peek", unit: "pt"),
      setting: LabSetting(size: CardsDialog.size, grows: false),
      stroke: [.wait(0.3), narrow(by: -30), .wait(0.5), narrow(by: 30, from: 322), .wait(0.5)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// Returns a drag of the screen's edge.
  private static func narrow(by distance: CGFloat, from x: CGFloat = 352) -> GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: x, y: 200))])
    drag.distance = CGPoint(x: distance, y: 0)
    drag.duration = 0.9
    drag.hold = 0.2
    return .drag(drag)
  }

  private static var naive: LabSide {
    let source = CardsSource()
    let dialog = CardsDialog(PeekingFlowLayout(screenWidth: CardsDialog.size.width), source: source)
    return LabSide(
      ResizablePane(dialog), metric: PeekMetric(dialog.cards, .horizontal),
      participants: [ReportedPage(dialog)],
      owned: [source])
  }

  private static var cured: LabSide {
    let screen = CardsDialog.screen()
    let dialog = CardsDialog(screen)
    return LabSide(
      ResizablePane(dialog), metric: PeekMetric(screen.view, .row(CardsDialog.row)),
      participants: [CardsDialog.controller(of: screen), ReportedPage(dialog)], owned: [screen])
  }
}

/// A metric of the visible width of the next card at rest.
private final class PeekMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var peek = PeekingFlowLayout.peek
    var worst: CGFloat = 0
  }

  var state = State()
  private weak var view: CollectionView?
  private let scroller: Scroller

  init(_ view: CollectionView, _ scroller: Scroller) {
    self.view = view
    self.scroller = scroller
  }

  var readings: [Double] { [Double((state.worst * 1000).rounded() / 1000)] }
  var plotted: Double { Double(state.peek) }

  func didLayout(at time: TimeInterval) {
    guard let view, view.motion(of: scroller)?.motion.phase == .idle, let page = view.nearestItem(),
      page + 1 < CardsDialog.count
    else { return }
    let window = view.convertToWindow(view.box)
    let next = view.visibleCells.first { view.indexPath(for: $0)?.item == page + 1 }
    let shown = next.map { $0.convertToWindow($0.bounds).intersection(window) } ?? .null
    state.peek = shown.isNull ? 0 : shown.width
    state.worst = max(state.worst, abs(state.peek - PeekingFlowLayout.peek))
  }
}
