import CollectionViews
import CompositionalLayout
import FeedFiles
import Foundation
import LayoutGeometry
import Replays
import UIKitNames

/// Article B: an overlay is a footer that is moved up by a constant, its height when the article was written.
enum S17OverlayConstant {
  /// The overlay's height in the article, in points.
  private static let constant: CGFloat = 150

  static var pair: LabPair {
    LabPair(
      "S17", LabName("定数で置いた覆い", "An overlay placed by a constant"),
      failure:
        "The overlay is lifted by the height it once had: with two more lines it hangs over the cards' lower edge.",
      origin: .code,
      measures: [LabMetricName("the overlay stands off the cards' lower edge by", unit: "pt", limit: 0.5)],
      curve: LabCurve("the overlay's distance from the edge", unit: "pt"),
      stroke: [
        .wait(0.4), LabStrokes.tap(180, 218), .wait(0.8),
        LabStrokes.drag(280, 140, by: CGPoint(x: -200, y: 0), lasting: 0.3), .wait(1),
        LabStrokes.drag(180, 306, by: CGPoint(x: 0, y: -100), lasting: 0.4, hold: 0.2), .wait(0.5),
      ],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(
    _ side: String, _ overlay: @escaping @MainActor () -> NSCollectionLayoutBoundarySupplementaryItem
  ) -> LabScreen {
    LabScreen([
      .row("\(side)-cards", count: 5, card: CGSize(width: 328, height: 240)) { section in
        section.contentInsets.bottom = 0
        section.boundarySupplementaryItems = [overlay()]
      },
      .lines("\(side)-lines", count: 12),
    ])
  }

  private static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(constant))

  private static var naive: LabSide {
    let screen = screen("naive") {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: LabOverlay.kind, alignment: .bottom,
        absoluteOffset: CGPoint(x: 0, y: -constant))
    }
    return side(screen, "naive-cards")
  }

  private static var cured: LabSide {
    let screen = screen("ours") {
      let overlay = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: LabOverlay.kind, alignment: .bottom)
      overlay.fractionalOffset.y = -1
      return overlay
    }
    return side(screen, "ours-cards")
  }

  private static func side(_ screen: LabScreen, _ row: String) -> LabSide {
    let words = ExpandableText(screen, over: row)
    screen.showOverlays(lift: 96, words.fill)
    return LabSide(
      screen.view, metric: OverlayEdgeMetric(screen, over: row), participants: [words], owned: [screen])
  }
}

/// A metric of the distance between the lower edges of an overlay and of the cards below it.
private final class OverlayEdgeMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var worst: CGFloat = 0
    var present: CGFloat = 0
  }

  var state = State()
  private weak var screen: LabScreen?
  private let row: String

  init(_ screen: LabScreen, over row: String) {
    self.screen = screen
    self.row = row
  }

  var readings: [Double] { [Double(state.worst)] }
  var plotted: Double { Double(state.present) }

  func didLayout(at time: TimeInterval) {
    guard let screen, let overlay = screen.overlay(over: row),
      let card = screen.view.visibleCells.first(where: { $0 is LabCard })
    else { return }
    state.present = abs(overlay.frame.maxY - card.frame.maxY)
    state.worst = max(state.worst, state.present)
  }
}
