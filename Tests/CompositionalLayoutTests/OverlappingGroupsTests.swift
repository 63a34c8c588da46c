import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

/// Tests of groups that overlap, and of counts that a narrow window makes.
struct OverlappingGroupsTests {
  private func solve(
    spacing: CGFloat, items: Int = 5, behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    _ group: CollectionLayoutGroup? = nil
  ) -> SolvedSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = CollectionLayoutSection(
      group: group ?? .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    return Solving.solve(section, items: items, in: CGSize(width: 300, height: 600))
  }

  @Test func `a negative spacing lets groups overlap`() throws {
    let section = solve(spacing: -30)
    #expect((0..<5).map { section.frame(ofItem: $0)?.minY } == [0, 70, 140, 210, 280])
    #expect(isClose(section.frame.height, 380))
    var seen: [Int] = []
    section.forEachElement(in: CGRect(x: 0, y: 90, width: 300, height: 20)) { seen.append($0.element.item) }
    #expect(seen == [0, 1])
  }

  @Test(arguments: [-100, -101, -1e9] as [CGFloat])
  func `groups overlap by their own extent at most`(spacing: CGFloat) throws {
    let section = solve(spacing: spacing)
    #expect((0..<5).allSatisfy { section.frame(ofItem: $0)?.minY == 0 })
    #expect(isClose(section.frame.height, 100))
  }

  @Test func `rows of overlapping groups rest on each of them`() throws {
    let row = try #require(solve(spacing: -20, items: 9, behavior: .groupPaging).orthogonal)
    #expect(row.restOffsets.map(Array.init)?.prefix(3) == [0, 80, 160])
    for behavior in CollectionLayoutSectionOrthogonalScrollingBehavior.allCases {
      _ = solve(spacing: -1000, items: 9, behavior: behavior)
    }
  }

  @Test(arguments: [0, -1, .min]) func `a count below one is one`(count: Int) throws {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = CollectionLayoutItem(layoutSize: size)
    for group in [
      CollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count),
      .horizontal(layoutSize: size, repeatingSubitem: item, count: count),
      .vertical(layoutSize: size, subitem: item, count: count),
      .vertical(layoutSize: size, repeatingSubitem: item, count: count),
    ] {
      let section = solve(spacing: 0, items: 3, group)
      #expect(section.groupCount == 3)
      #expect(isClose(try #require(section.frame(ofItem: 0)).width, 300))
    }
  }
}
