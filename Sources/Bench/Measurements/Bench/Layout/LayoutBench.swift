import CompositionalLayout
import Documents
import Foundation
import LayoutGeometry
package import Replays
package import ScreenInterface

/// A benchmark of large layouts without a window: solving, querying, editing and scrolling.
package struct LayoutBench {
  /// The numbers of items in the large and in the small layout.
  private static let (many, few) = (1_000_000, 1000)
  private static let mixedSections = 100_000
  private static let edits = 1000
  private static let editedSections = 1000
  private static let listedRows = 100_000
  private static let constraintRows = 10_000
  private static let size = CGSize(width: 430, height: 932)

  private let text: any TextMeasuring

  /// Creates a bench that measures its text with `text`.
  package init(text: any TextMeasuring) { self.text = text }

  /// Measures all costs; it takes some seconds.
  ///
  /// - Throws: `ReplayError` for an impossible event.
  package func costs() throws(ReplayError) -> LayoutCosts {
    let fling = try SelfSizingListFling(rows: Self.listedRows, size: Self.size, text: text).run()
    let (byHand, constrained) = try flings()
    return LayoutCosts(costs: [
      LayoutCost(
        work: "first solve of a grid of \(Self.many) items", value: Self.firstGrid(), unit: "ms", limit: 1),
      LayoutCost(
        work: "first solve of \(Self.mixedSections) mixed sections", value: Self.firstMixture(), unit: "ms",
        limit: 100),
      LayoutCost(
        work: "a query of \(Self.many) items, over one of \(Self.few)",
        value: Self.query(of: Self.many) / Self.query(of: Self.few), unit: "times", limit: 2),
      LayoutCost(
        work: "\(Self.edits) edits of \(Self.editedSections) sections, each", value: Self.edit(), unit: "ms",
        limit: 1),
      LayoutCost(
        work: "frames over their time in a fling of \(fling.frames) over \(Self.listedRows) rows that are "
          + "measured as they come, \(fling.measured) of them",
        value: Double(fling.late), unit: "frames", limit: 0),
      LayoutCost(
        work: "the longest of these frames", value: fling.longest, unit: "ms",
        limit: SelfSizingListFling.frameTime * 1000),
      LayoutCost(
        work: "a fling over \(Self.constraintRows) rows of cells with constraints, over one of cells "
          + "laid out by hand", value: constrained.total / byHand.total, unit: "times", limit: 2),
      LayoutCost(
        work: "frames over their time in the fling with constraints, of \(constrained.frames), "
          + "with \(constrained.measured) rows measured",
        value: Double(constrained.late), unit: "frames", limit: 0),
    ])
  }

  /// Flings over the same rows, laid out by hand and by constraints.
  private func flings() throws(ReplayError) -> (
    byHand: SelfSizingListFling.Result, constrained: SelfSizingListFling.Result
  ) {
    func fling(_ cell: any SentenceShowing.Type) throws(ReplayError) -> SelfSizingListFling.Result {
      try SelfSizingListFling(rows: Self.constraintRows, of: cell, size: Self.size, text: text).run()
    }
    return (try fling(SentenceCell.self), try fling(ConstraintSentenceCell.self))
  }

  // MARK: Cases

  private static func firstGrid() -> Double {
    milliseconds(of: 50) { _ in solve([SectionInput(grid(ofColumns: 3), itemCount: many)]).contentSize }
  }

  private static func firstMixture() -> Double {
    let sections = mixture
    let inputs = (0..<mixedSections).map { index in
      SectionInput(sections[index % sections.count], itemCount: 1 + index % 23)
    }
    // The layouts are kept, so that the time to free one is not counted for the next.
    var solved: [SolvedLayout] = []
    return milliseconds(of: 3) { _ in
      solved.append(solve(inputs))
      return solved[solved.count - 1].contentSize
    }
  }

  /// Returns the time of a query for the elements of one screen in a grid, in milliseconds.
  private static func query(of items: Int) -> Double {
    let layout = solve([SectionInput(grid(ofColumns: 3), itemCount: items)])
    let places = max(0, layout.contentSize.height - size.height)
    return milliseconds(of: 20_000) { round in
      let screen = CGRect(
        origin: CGPoint(x: 0, y: places * CGFloat(round % 997) / 997), size: size)
      var area: CGFloat = 0
      for index in layout.sections(in: screen.minY...screen.maxY) {
        layout.sections[index].forEachElement(in: screen) { area += $0.frame.width }
      }
      return CGSize(width: area, height: 0)
    }
  }

  /// Returns the time to insert or remove one item of a section, in milliseconds.
  private static func edit() -> Double {
    let sections = mixture
    var inputs = (0..<editedSections).map { index in
      SectionInput(sections[index % sections.count], itemCount: 20)
    }
    var layout = solve(inputs)
    return milliseconds(of: edits) { round in
      inputs[round * 379 % editedSections].itemCount += round % 2 == 0 ? 1 : -1
      layout = LayoutSolver.solve(input(inputs), reusing: layout)
      return layout.contentSize
    }
  }

  // MARK: Layouts

  private static func solve(_ sections: [SectionInput]) -> SolvedLayout {
    LayoutSolver.solve(input(sections))
  }

  private static func input(_ sections: [SectionInput]) -> LayoutInput {
    LayoutInput(
      container: CollectionLayoutContainerSize(contentSize: size),
      configuration: LayoutConfigurationValue(CollectionViewCompositionalLayoutConfiguration()),
      sections: sections)
  }

  private static func grid(ofColumns count: Int) -> CollectionLayoutSection {
    let cell = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        repeatingSubitem: cell, count: count))
    section.interGroupSpacing = 8
    return section
  }

  /// Sections of seven kinds: grids, a row of cards, lines under a header.
  private static var mixture: [CollectionLayoutSection] {
    let cards = grid(ofColumns: 1)
    cards.orthogonalScrollingBehavior = .groupPagingCentered
    let lines = grid(ofColumns: 1)
    lines.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: "header", alignment: .top)
    ]
    return (2...6).map(grid) + [cards, lines]
  }

  /// Returns the mean processor time of `count` calls, in milliseconds, after a first one that is not counted.
  private static func milliseconds(of count: Int, _ work: (Int) -> CGSize) -> Double {
    var sum = work(0).width
    let start = ProcessCost().processorTime
    for round in 1...count { sum += work(round).width }
    let time = ProcessCost().processorTime - start
    // The sum is used, so that the compiler cannot remove a call.
    return sum.isFinite ? time * 1000 / Double(count) : .infinity
  }
}

/// A measured cost of a layout, with its limit.
nonisolated struct LayoutCost: Encodable {
  /// A description of the work that was measured.
  let work: String
  let value: Double
  /// The unit of `value` and `limit`: `ms`, `times` or `frames`.
  let unit: String
  let limit: Double

  /// True when the cost is within its limit.
  var isHeld: Bool { value <= limit }

  private enum CodingKeys: String, CodingKey { case work, value, unit, limit }
}

/// The costs of layouts in the output of `orihon bench --layout`.
package nonisolated struct LayoutCosts: BenchResult {
  /// The number of this format.
  let format = 1
  let costs: [LayoutCost]

  /// True when every cost is within its limit.
  package var passed: Bool { costs.allSatisfy(\.isHeld) }

  private enum CodingKeys: String, CodingKey { case format, costs }

  /// The costs as a table.
  package var text: String {
    TextTable(
      costs.map { cost in
        [
          cost.work, "\(number(cost.value)) \(cost.unit)", "at most \(number(cost.limit))",
          cost.isHeld ? "held" : "exceeded",
        ]
      }
    ).text
  }

  private func number(_ value: Double) -> String { NumberText.text(value, decimals: value < 1 ? 3 : 1) }
}
