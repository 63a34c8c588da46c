import CollectionViews
import CompositionalLayout
import Foundation
import Replays
import ScrollPhysics
import UIKitNames

/// Article A: the page is the card closest to the centre, which does not exist at the ends of a row of small cards.
enum S05ClosestToCentre {
  private static let count = 10

  static var pair: LabPair {
    LabPair(
      "S05", LabName("中央の札", "Closest to centre"),
      failure:
        "At either end of the row another card is closer to the middle, so that the first dot and the last "
        + "never light.",
      origin: .code,
      measures: [LabMetricName("dots that never light, of ten in the article's row")],
      curve: LabCurve("the page of the dots"),
      stroke: Array(
        repeating: [
          .pull(from: CGPoint(x: 330, y: 90), by: CGPoint(x: -300, y: 0), in: 0.5, hold: 0.08), .wait(0.45),
        ], count: 5
      ).flatMap(\.self),
      naive: { _ in sides.naive }, cured: { _ in sides.cured })
  }

  private static func screen(
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void
  ) -> LabScreen {
    LabScreen([
      .row(
        "shelf", count: count, card: CGSize(width: 150, height: 150),
        behavior: .continuousGroupLeadingBoundary,
        adjusting: adjusting
      ).withDots(),
      .lines(count: 12),
    ])
  }

  /// On the Orihon side a page is a resting offset of the row, and there is a dot for each of them.
  private static var sides: DotsPairSides {
    DotsPairSides(screen: screen) { screen, row, dots in
      LabSide(screen.view, metric: UnvisitedDotMetric(row), participants: [dots], owned: [screen])
    }
  }
}

/// A metric that counts the dots that were never current after the row was dragged from one end to the other.
private final class UnvisitedDotMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    var lit: Set<Int> = []
    var hasRestedAtStart = false
    var hasRestedAtEnd = false
    var unlit = 0
    var offset: CGFloat = 0
  }

  var state = State()
  private let row: LabRow

  init(_ row: LabRow) { self.row = row }

  var readings: [Double] { [Double(state.unlit)] }
  var plotted: Double { Double(row.dots.map { $0.currentPage + 1 } ?? 0) }

  func didLayout(at time: TimeInterval) {
    guard let dots = row.dots, let motion = row.motion, case .clamped(let range) = motion.geometry.bounds,
      // During overscroll the row shows no other page.
      range.contains(motion.offset)
    else { return }
    state.lit.insert(dots.currentPage)
    // On the way to a clicked dot the dots between are not shown, and half a page per frame is too fast to see.
    let page = (range.upperBound - range.lowerBound) / CGFloat(max(1, dots.numberOfPages - 1))
    let isHasty = abs(motion.offset - state.offset) > page / 2
    state.offset = motion.offset
    if motion.phase == .animating || isHasty {
      (state.hasRestedAtStart, state.hasRestedAtEnd) = (false, false)
    }
    guard row.isResting else { return }
    if motion.offset <= range.lowerBound + 0.5 { state.hasRestedAtStart = true }
    if motion.offset >= range.upperBound - 0.5 { state.hasRestedAtEnd = true }
    guard state.hasRestedAtStart, state.hasRestedAtEnd else { return }
    state.unlit = (0..<dots.numberOfPages).count { !state.lit.contains($0) }
  }
}
