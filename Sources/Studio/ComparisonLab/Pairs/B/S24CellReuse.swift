import Carousel
import CollectionViews
import Foundation
import Replays
import ScrollPhysics
import UIKitNames

/// Article B: each carousel is in a cell, which keeps the page of its dots when it is reused for another carousel.
enum S24CellReuse {
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

  static var pair: LabPair {
    LabPair(
      "S24", LabName("セルの中の列", "A carousel in a cell"),
      failure: "A cell that comes back for another carousel still shows the page of the old one on its dots.",
      origin: .code,
      measures: [LabMetricName("carousels whose dots show another one's page")],
      curve: LabCurve("carousels with false dots"),
      stroke: [.wait(0.2), turn, .wait(0.4), turn, .wait(0.5), scroll, .wait(0.2), scroll, .wait(1.2)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  /// A drag of the first carousel to its next page.
  private static var turn: GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: 280, y: 90))])
    drag.distance = CGPoint(x: -200, y: 0)
    drag.duration = 0.25
    return .drag(drag)
  }

  /// A flick that scrolls the list.
  private static var scroll: GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: 180, y: 300))])
    drag.distance = CGPoint(x: 0, y: -280)
    drag.duration = 0.4
    drag.hold = 0.12
    return .drag(drag)
  }

  private static var naive: LabSide {
    let screen = LabScreen([.carouselCells(count: letters.count)])
    let view: UICollectionView = screen.view
    view.register(CarouselCell.self, forCellWithReuseIdentifier: CarouselCell.identifier)
    screen.prepareCell = { cell, path in (cell as? CarouselCell)?.letter = letters[path.item] }
    return LabSide(
      view,
      metric: CellDotsMetric { [weak view] in
        (view?.visibleCells ?? []).compactMap { cell in
          guard let cell = cell as? CarouselCell, cell.isResting, let path = view?.indexPath(for: cell) else {
            return nil
          }
          return (path.item, cell.dots.currentPage, cell.page)
        }
      }, owned: [screen])
  }

  private static var cured: LabSide {
    let ids = letters.map { "row-\($0)" }
    let screen = LabScreen(
      ids.map { .row($0, count: Banners.count, card: Banners.card, spacing: 32).withDots() })
    screen.prepareCell = { cell, path in (cell as? LabCard)?.show(path.item, of: letters[path.section]) }
    screen.connectDots()
    let controller = CarouselController(
      ids.map { CarouselSection(id: $0, dotsKind: LabScreen.dots) }, in: screen.view)
    return LabSide(
      screen.view,
      metric: CellDotsMetric { [weak view = screen.view] in
        ids.enumerated().compactMap { index, id in
          guard let view, let motion = view.rowReading(of: id)?.motion, motion.phase == .idle,
            let dots = view.supplementaryView(forElementKind: LabScreen.dots, inSection: id) as? LabDots
          else { return nil }
          return (index, dots.control.currentPage, motion.nearestStop ?? 0)
        }
      }, participants: [controller], owned: [screen])
  }
}

/// A metric that counts the carousels at rest on screen whose dots show another page.
private final class CellDotsMetric: FailureMetric, SingleValueState {
  /// The carousels at rest on screen: the row, the page of its dots, and its own page.
  typealias Shown = @MainActor () -> [(row: Int, dots: Int, page: Int)]

  struct State: Sendable {
    var wrong: Set<Int> = []
  }

  var state = State()
  private let shown: Shown

  init(_ shown: @escaping Shown) { self.shown = shown }

  var readings: [Double] { [Double(state.wrong.count)] }

  func didLayout(at time: TimeInterval) {
    for row in shown() where row.dots != row.page { state.wrong.insert(row.row) }
  }
}
