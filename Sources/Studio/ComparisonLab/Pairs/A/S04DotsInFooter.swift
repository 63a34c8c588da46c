import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article A: the dots are in a footer of their section, which is reused when the section leaves the screen.
enum S04DotsInFooter {
  static var pair: LabPair {
    LabPair(
      "S04", LabName("使い回しの脚", "A recycled footer"),
      failure: "The row comes back on its third page, and its dots come back on the first.",
      origin: .code,
      measures: [LabMetricName("pages by which the dots are wrong in the first frame in which they show")],
      curve: LabCurve("pages by which the dots are ahead of the row"),
      stroke: [
        .flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.6),
        .flickLeft(from: CGPoint(x: 280, y: 90)), .wait(0.6),
      ] + ScrollAwayStrokes.steps,
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static func screen(
    adjusting: @escaping @MainActor (CollectionLayoutSection) -> Void = { _ in }
  ) -> LabScreen {
    LabScreen([
      .row("shelf", count: 5, card: CGSize(width: 280, height: 150), adjusting: adjusting).withDots(),
      .lines(count: 14),
    ])
  }

  /// The dots store the page: they are updated for each new one, and a new footer starts with the first.
  private static var naive: LabSide {
    let dots = ArticleDots("shelf")
    let screen = screen(adjusting: dots.listen(to:))
    dots.attach(to: screen)
    ArticleDots.connect(screen) { 0 }
    return LabSide(
      screen.view, metric: DotsMetric(LabRow("shelf", in: screen.view), .onArrival), participants: [dots],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = screen()
    return LabSide(
      screen.view, metric: DotsMetric(LabRow("shelf", in: screen.view), .onArrival),
      participants: [screen.boundDots(of: "shelf")], owned: [screen])
  }
}
