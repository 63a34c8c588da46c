import Foundation
import LayoutGeometry
import TestSupport
import Testing

@testable import SceneTools
@testable import Stage

/// Tests of distances as a design tool draws them.
struct RedlineTests {
  private let frame = CGRect(x: 100, y: 100, width: 50, height: 40)
  private let holder = CGRect(x: 0, y: 0, width: 300, height: 200)

  private func lengths(_ neighbours: [CGRect]) -> [CGFloat] {
    Redline.around(frame, neighbours: neighbours, holder: holder).map(\.length)
  }

  @Test func `without neighbours they lead to the edges of what holds the element`() {
    #expect(lengths([]) == [100, 150, 100, 60])
  }

  @Test func `the nearest neighbour beyond an edge counts, and one that is not opposite does not`() {
    let near = CGRect(x: 60, y: 90, width: 30, height: 20)
    let far = CGRect(x: 10, y: 90, width: 30, height: 20)
    let aside = CGRect(x: 90, y: 0, width: 5, height: 20)
    #expect(lengths([near, far, aside]) == [10, 150, 100, 60])
  }

  @Test func `what lies over the element is no neighbour, and what touches it no distance`() {
    #expect(lengths([frame.insetBy(dx: 10, dy: 10)]) == [100, 150, 100, 60])
    #expect(lengths([CGRect(x: 150, y: 100, width: 20, height: 40)]) == [100, 100, 60])
  }

  @Test func `a line stands in the middle of the stretch that both share`() throws {
    let line = try #require(
      Redline.around(frame, neighbours: [CGRect(x: 60, y: 90, width: 30, height: 20)], holder: holder).first)
    #expect(line.start == CGPoint(x: 100, y: 105) && line.end == CGPoint(x: 90, y: 105))
  }
}
