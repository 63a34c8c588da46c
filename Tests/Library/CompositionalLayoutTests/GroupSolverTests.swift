import CompositionalLayout
import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct GroupSolverTests {
  struct Case: Decodable {
    var name: String
    var container: [CGFloat]
    var items: Int
    var group: GroupVector
    var frames: [[CGFloat]]
  }

  @Test func `groups place their items as the vectors say`() throws {
    for vector in try Vectors.load("layout/groups", as: Case.self) {
      let solved = Solving.solve(
        CollectionLayoutSection(group: vector.group.group), items: vector.items,
        in: CGSize(width: vector.container[0], height: vector.container[1]))
      let frames = (0..<vector.items).compactMap(solved.frame(ofItem:))
      for (index, (frame, expected)) in zip(frames, vector.frames).enumerated() {
        #expect(isClose(frame, CGRect(expected), within: 1e-6), "\(vector.name), item \(index): \(frame)")
      }
      #expect(frames.count >= vector.frames.count, "\(vector.name)")
    }
  }

  @Test func `a custom group asks its closure for the room it has`() {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = CollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
        CollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 3),
      ]
    }
    group.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20)
    let solved = Solving.solve(
      CollectionLayoutSection(group: group), items: 3, in: CGSize(width: 320, height: 600))
    #expect(solved.frame(ofItem: 0).map { isClose($0, CGRect([20, 10, 150, 50])) } == true)
    #expect(solved.frame(ofItem: 1).map { isClose($0, CGRect([170, 60, 150, 50])) } == true)
    #expect(solved.frame(ofItem: 2).map { isClose($0, CGRect([20, 110, 150, 50])) } == true)
    #expect(solved.attributes(ofItem: 1)?.zIndex == 3)
  }

  @Test func `a custom group without places holds nothing`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let solved = Solving.solve(
      CollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] }), items: 3,
      in: CGSize(width: 320, height: 600))
    #expect(solved.groupCount == 0)
    #expect(solved.frame(ofItem: 0) == nil)
  }
}
