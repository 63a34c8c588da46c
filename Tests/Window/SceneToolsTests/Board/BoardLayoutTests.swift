import Foundation
import LayoutGeometry
import SceneTools
import Stage
import TestSupport
import Testing

struct BoardLayoutTests {
  private static let phone = CGSize(width: 430, height: 932)
  private static let small = CGSize(width: 320, height: 640)
  private static let tablet = CGSize(width: 834, height: 1194)

  @Test(arguments: [
    CGSize(width: 1400, height: 1000), CGSize(width: 2600, height: 700), CGSize(width: 500, height: 1400),
  ])
  func `stages lie inside the window, apart, on whole pixels and at one scale`(window: CGSize) {
    let sizes = [Self.phone, Self.small, Self.phone, Self.small, Self.phone, Self.small]
    for pixels in [1.0, 1.25, 2] {
      let layout = BoardLayout(sizes, group: 2, in: window, pixels: pixels)
      #expect(layout.scale > 0.05 && layout.scale <= 1)
      let whole = CGRect(origin: .zero, size: window)
      for (index, frame) in layout.frames.enumerated() {
        let room = CGRect(
          x: frame.minX, y: frame.minY, width: frame.width,
          height: frame.height + BoardLayout.captionHeight)
        #expect(whole.contains(room), "\(frame)")
        #expect(isClose(frame.width, sizes[index].width * layout.scale))
        #expect(isClose(frame.minX * pixels, (frame.minX * pixels).rounded()))
        #expect(isClose(frame.minY * pixels, (frame.minY * pixels).rounded()))
        for other in layout.frames[(index + 1)...] { #expect(!room.intersects(other)) }
      }
    }
  }

  @Test(arguments: [
    (CGSize(width: 1400, height: 1000), 4), (CGSize(width: 4000, height: 1000), 8),
    (CGSize(width: 700, height: 2000), 2),
  ])
  func `rows are as long as gives the largest stages, and part no group`(window: CGSize, length: Int) {
    let sizes = (0..<4).flatMap { _ in [Self.phone, Self.small] }
    let layout = BoardLayout(sizes, group: 2, in: window, pixels: 1)
    let tops = layout.frames.map(\.minY)
    #expect(tops.filter { $0 == tops[0] }.count == length)
    #expect(Set(tops).count == 8 / length)
  }

  @Test func `sizes alone may stand in rows of any length`() {
    let sizes = [Self.phone, Self.small, Self.tablet]
    let layout = BoardLayout(sizes, group: 3, in: CGSize(width: 900, height: 2300), pixels: 1)
    #expect(Set(layout.frames.map(\.minY)).count == 2)
  }

  @Test func `a window of the natural size shows stages as large as life`() {
    for count in 1...6 {
      let sizes = (0..<count).flatMap { _ in [Self.phone, Self.tablet] }
      let natural = BoardLayout.naturalSize(of: sizes, group: 2)
      let layout = BoardLayout(sizes, group: 2, in: natural, pixels: 1)
      #expect(isClose(layout.scale, 1))
      #expect(isClose(layout.frames.map(\.maxX).max() ?? 0, natural.width - BoardLayout.gap))
      let smaller = CGSize(width: natural.width - 1, height: natural.height - 1)
      #expect(BoardLayout(sizes, group: 2, in: smaller, pixels: 1).scale < 1)
    }
  }
}
