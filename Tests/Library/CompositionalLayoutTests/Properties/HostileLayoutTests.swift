import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct HostileLayoutTests {
  private static func isFinite(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0.isFinite } && rect.width >= 0
      && rect.height >= 0
  }

  /// Returns elements of a section; of `Int.max` items it asks for a few only.
  ///
  /// A query by rectangle is left out then, because all items may lie in one spot.
  private static func looked(at section: SolvedSection) -> [LayoutAttributes] {
    let some = Array(0..<min(section.itemCount, 12)) + [section.itemCount - 1, section.itemCount / 2]
    var elements = some.compactMap(section.attributes(ofItem:))
    elements += section.boundaryItems.map(\.attributes) + section.decorations
    if section.itemCount < 1000 { elements += Solving.elements(of: section, in: .everything) }
    return elements
  }

  @Test func `whatever is described, every frame is finite`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = HostileLayout(seed: seed)
      let vector = random.layout()
      let solved = LayoutSolver.solve(vector.input)
      #expect(Self.isFinite(CGRect(origin: .zero, size: solved.contentSize)), "seed \(seed): \(vector.text)")
      for section in solved.sections {
        #expect(Self.isFinite(section.frame), "seed \(seed): \(vector.text)")
        for element in Self.looked(at: section) {
          #expect(Self.isFinite(element.frame), "seed \(seed), \(element.element): \(vector.text)")
        }
        guard let row = section.orthogonal else { continue }
        let numbers = [row.contentLength, row.period, row.offsetRange.lowerBound, row.offsetRange.upperBound]
        let rests = row.restOffsets.map { Array($0.prefix(3)) + $0.suffix(1) } ?? []
        let areFinite = (numbers + rests).allSatisfy { $0.isFinite }
        #expect(areFinite, "seed \(seed): \(vector.text)")
      }
    }
  }

  @Test func `no question about a layout is too far`() {
    for seed in 0..<50 as Range<UInt64> {
      var random = HostileLayout(seed: seed)
      let solved = LayoutSolver.solve(random.layout().input)
      for section in solved.sections {
        for item in [Int.min, -1, Int.max, section.itemCount] {
          #expect(section.frame(ofItem: item) == nil)
          #expect(section.group(ofItem: item) == nil)
          #expect(section.frame(ofGroup: item == section.itemCount ? .max : item) == nil)
          _ = section.loopedFrame(ofItem: item)
        }
        for rect in [CGRect.null, .infinite, .zero] where section.itemCount < 1000 {
          section.forEachElement(in: rect) { _ in }
          section.forEachLoopedElement(in: rect) { _, _ in }
        }
      }
      #expect(solved.frame(ofItem: 0, inSection: -1) == nil)
      #expect(solved.frame(ofItem: 0, inSection: .max) == nil)
      for bound in [-CGFloat.infinity, -1e300, 0, 1e300, .infinity] {
        let found = solved.sections(in: bound...bound)
        #expect(found.lowerBound >= 0 && found.upperBound <= solved.sections.count)
      }
    }
  }

  @Test func `a size that is no number is no measurement`() {
    var measured = MeasuredSizes()
    let cell = LayoutElement.cell(item: 3, section: 0)
    measured[cell] = CGSize(width: CGFloat.nan, height: 40)
    #expect(measured[cell] == nil)
    measured[cell] = CGSize(width: -5, height: 40)
    #expect(measured[cell] == CGSize(width: 0, height: 40))
    measured[cell] = CGSize(width: 30, height: CGFloat.infinity)
    #expect(measured[cell] == nil)
  }

  @Test func `a custom group that changes its mind still has every item once`() {
    for answers in [[3, 1], [1, 3], [3, 0], [2, 5, 1]] {
      let calls = CallCount()
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let group = CollectionLayoutGroup.custom(layoutSize: size) { _ in
        let count = answers[calls.next() % answers.count]
        return (0..<count).map {
          CollectionLayoutGroupCustomItem(frame: CGRect(x: 10 * $0, y: 0, width: 10, height: 10))
        }
      }
      let solved = Solving.solve(
        CollectionLayoutSection(group: group), items: 7, in: CGSize(width: 300, height: 600))
      let found = Solving.elements(of: solved, in: CGRect(x: -1, y: -1, width: 400, height: 4000))
      #expect(Set(found.map(\.element.item)).count == found.count, "\(answers)")
      for item in 0..<7 {
        #expect(solved.frame(ofItem: item) != nil, "\(answers), item \(item)")
      }
    }
  }

  @Test func `a million items cost what is looked at`() {
    let calls = CallCount()
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = CollectionLayoutGroup.custom(layoutSize: size) { _ in
      _ = calls.next()
      return [
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 0, width: 100, height: 100)),
      ]
    }
    let solved = Solving.solve(
      CollectionLayoutSection(group: group), items: 1_000_000, in: CGSize(width: 300, height: 600))
    let found = Solving.elements(of: solved, in: CGRect(x: 0, y: 25_000_010, width: 300, height: 600))
    #expect(found.map(\.element.item) == Array(500_000..<500_014))
    #expect(isClose(solved.frame.height, 50_000_000))
    #expect(calls.count <= 4)
  }

  @Test func `of a million items only the measured ones cost more`() {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let calls = CallCount()
    let item = CollectionLayoutItem(layoutSize: size)
    let badge = CollectionLayoutGroup.custom(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    ) { _ in
      _ = calls.next()
      return [CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
    }
    let section = CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item, badge]))
    var measured = MeasuredSizes()
    for index in stride(from: 0, to: 200, by: 2) {
      measured[.cell(item: index, section: 0)] = CGSize(width: 300, height: 70)
    }
    let solved = Solving.solve(
      [SectionInput(section, itemCount: 1_000_000, measured: measured)], in: CGSize(width: 300, height: 600)
    ).sections[0]
    // 100 groups of 80 and the rest of 60 points.
    #expect(isClose(solved.frame.height, CGFloat(100 * 80 + 499_900 * 60)))
    #expect(isClose(solved.frame(ofItem: 999_998)?.minY ?? 0, CGFloat(100 * 80 + 499_899 * 60)))
    #expect(calls.count < 1000)
  }
}

/// A counter of the calls of a closure that may run anywhere.
private nonisolated final class CallCount: @unchecked Sendable {
  private let lock = NSLock()
  private var made = 0

  var count: Int { lock.withLock { made } }

  /// Counts a call and returns the number of calls before it.
  func next() -> Int {
    lock.withLock {
      made += 1
      return made - 1
    }
  }
}
