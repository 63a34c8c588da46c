import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import UIKitNames

/// Article B: before iOS 14.5 a footer is drawn behind the cells of its section.
enum S19LegacyOrder {
  static var pair: LabPair {
    LabPair(
      "S19", LabName("裏に回る覆い", "An overlay behind the cards"),
      failure:
        "An older system draws the overlay behind the cards: nobody sees it, and nobody can press its button.",
      origin: .model,
      measures: [
        LabMetricName("of the overlay lies hidden behind cards", unit: "%"),
        LabMetricName("presses on its button taken by a card"),
      ],
      curve: LabCurve("of the overlay hidden", unit: "%"),
      stroke: [
        .wait(0.5), LabStrokes.tap(180, 198), .wait(0.5),
        LabStrokes.drag(280, 60, by: CGPoint(x: -200, y: 0), lasting: 0.8), .wait(1),
      ],
      naive: { _ in side("naive", drawnBehind) }, cured: { _ in side("ours") })
  }

  // A model of UIKit's behaviour: the article reports that a footer lies behind the cells before iOS 14.5.
  private static func drawnBehind(_ section: NSCollectionLayoutSection) {
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for footer in items where footer.representedElementKind == LabOverlay.kind { footer.zIndex = -1 }
    }
  }

  private static func side(
    _ side: String, _ model: @escaping @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> LabSide {
    let row = "\(side)-cards"
    let screen = LabScreen([
      .row(row, count: 5, card: CGSize(width: 328, height: 220)) { section in
        section.contentInsets.bottom = 0
        let overlay = CollectionLayoutBoundarySupplementaryItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
          elementKind: LabOverlay.kind, alignment: .bottom)
        overlay.fractionalOffset.y = -1
        section.boundarySupplementaryItems = [overlay]
        model(section)
      },
      .lines("\(side)-lines", count: 12),
    ])
    let words = ExpandableText(screen, over: row)
    screen.showOverlays(lift: 74, words.fill)
    return LabSide(
      screen.view, metric: PaintOrderMetric(screen, over: row), participants: [words], owned: [screen])
  }
}

/// A metric of how much of an overlay lies behind cards, by the order in which the views are painted.
private final class PaintOrderMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var present = 0.0
    var worst = 0.0
    var lostPresses = 0
  }

  var state = State()
  private weak var screen: LabScreen?
  private let row: String

  init(_ screen: LabScreen, over row: String) {
    self.screen = screen
    self.row = row
  }

  var readings: [Double] { [state.worst, Double(state.lostPresses)] }
  var plotted: Double { state.present }

  func didLayout(at time: TimeInterval) {
    guard let screen, let overlay = screen.overlay(over: row), overlay.frame.width > 0 else { return }
    let order = screen.view.hitTestOrder
    guard let place = order.firstIndex(where: { $0 === overlay }) else { return }
    let hidden = order[place...].filter { $0 is LabCard && !$0.isHidden }
      .map { $0.frame.intersection(overlay.frame) }
      .reduce(0) { $0 + ($1.isNull ? 0 : $1.width * $1.height) }
    state.present = Double(hidden / (overlay.frame.width * overlay.frame.height) * 100)
    state.worst = max(state.worst, state.present)
  }

  func didHandle(_ event: InputEvent) {
    guard case .pointer(let pointer) = event.kind, pointer.phase == .pressed, let screen,
      let button = screen.overlay(over: row)?.button,
      let point = screen.view.ownPoint(of: pointer.location),
      button.convertToWindow(button.box).contains(point)
    else { return }
    if screen.view.view(atWindow: point) !== button { state.lostPresses += 1 }
  }
}
