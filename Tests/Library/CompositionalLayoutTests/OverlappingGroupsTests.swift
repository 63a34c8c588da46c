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

  private func frames(itemSpacing: CollectionLayoutSpacing, items: Int = 3) -> [CGFloat?] {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(100)),
      repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: items)
    line.interItemSpacing = itemSpacing
    let section = solve(spacing: 0, items: items, line)
    return (0..<items).map { section.frame(ofItem: $0)?.minX }
  }

  @Test func `a negative spacing lets items overlap, by their own extent at most`() {
    #expect(frames(itemSpacing: .fixed(-30)) == [0, 70, 140])
    #expect(frames(itemSpacing: .fixed(-100)) == [0, 0, 0])
    #expect(frames(itemSpacing: .fixed(-1e300)) == [0, 0, 0])
    #expect(frames(itemSpacing: .flexible(-30)) == [0, 100, 200], "free room goes between them")
  }

  @Test func `a negative edge spacing moves an item over its neighbour`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let item = CollectionLayoutItem(layoutSize: size)
    item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(-20), top: nil, trailing: nil, bottom: nil)
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(100)),
      subitems: [item])
    let section = solve(spacing: 0, items: 3, line)
    #expect((0..<3).map { section.frame(ofItem: $0)?.minX } == [-20, 60, 140])
  }

  @Test func `a negative spacing lets sections overlap, and each is found where it shows`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    for (spacing, starts) in [(-30, [0, 70, 140]), (-1e300, [0, 0, 0])] as [(CGFloat, [CGFloat])] {
      let configuration = CollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = spacing
      let solved = LayoutSolver.solve(
        LayoutInput(
          container: CollectionLayoutContainerSize(contentSize: CGSize(width: 300, height: 600)),
          configuration: LayoutConfigurationValue(configuration),
          sections: (0..<3).map { _ in SectionInput(section, itemCount: 1) }))
      #expect(solved.sections.map { $0.frame.minY } == starts)
      #expect(solved.sections(in: 80...90) == (spacing == -30 ? 0..<2 : 0..<3))
    }
  }

  @Test func `a spacing that is no number is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = CollectionLayoutSpacing.fixed(.nan) }
    await #expect(processExitsWith: .failure) { _ = CollectionLayoutSpacing.flexible(.infinity) }
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

  private func starts(
    of widths: [CGFloat], _ line: (CollectionLayoutSize, [CollectionLayoutItem]) -> CollectionLayoutGroup
  )
    -> [CGFloat?]
  {
    let items = widths.map { width in
      CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100)))
    }
    let size = CollectionLayoutSize(widthDimension: .estimated(150), heightDimension: .absolute(100))
    let section = solve(spacing: 0, items: 2 * widths.count, behavior: .continuous, line(size, items))
    return (0..<2 * widths.count).map { section.frame(ofItem: $0)?.minX }
  }

  @Test func `a group of estimated length reaches as far as the farthest of its items`() {
    let places = starts(of: [100, 100, 10, 100]) { size, items in
      let line = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
      line.interItemSpacing = .fixed(-50)
      return line
    }
    #expect(places == [0, 50, 100, 100, 200, 250, 300, 300])
  }

  @Test func `no item begins before the one that precedes it, whatever its edges say`() {
    let places = starts(of: [10, 10, 10]) { size, items in
      for item in items {
        item.edgeSpacing = CollectionLayoutEdgeSpacing(
          leading: .fixed(-20), top: nil, trailing: nil, bottom: nil)
      }
      return .horizontal(layoutSize: size, subitems: items)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { ($0 ?? 0) <= ($1 ?? 0) }, "\(places)")
  }

  @Test(arguments: [-99, -100, -101] as [CGFloat])
  func `as many as fit are all on one line once hardly any room is between them`(spacing: CGFloat) {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(100)),
      subitems: [CollectionLayoutItem(layoutSize: size)])
    line.interItemSpacing = .fixed(spacing)
    let section = solve(spacing: 0, items: 7, line)
    #expect((0..<7).allSatisfy { section.frame(ofItem: $0)?.minY == 0 })
  }
}
