import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct PixelAlignmentTests {
  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func `neighbours that share an edge in points share it in pixels`(scale: CGFloat) {
    let width: CGFloat = 320 / 3
    for index in 0..<30 {
      let left = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 10)
      let right = CGRect(x: left.maxX, y: 0, width: width, height: 10)
      #expect(PixelRect(left, scale: scale).maxX == PixelRect(right, scale: scale).x)
    }
  }

  @Test func `halves round up on both sides of zero`() {
    #expect(isClose(CGFloat(0.5).alignedToPixels(scale: 1), 1))
    #expect(isClose(CGFloat(-0.5).alignedToPixels(scale: 1), 0))
    #expect(isClose(CGFloat(3.3).alignedToPixels(scale: 2), 3.5))
    #expect(CGFloat(3.3).pixels(scale: 2) == 7)
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func `the nearest pixel is found by rounding down, on both sides of zero and however far`(scale: CGFloat) {
    let places: [CGFloat] = (-400...400).map { CGFloat($0) / 8 }
    for place in places + [1e8 + 0.3, -1e8 - 0.7, 1e9, -1e9, 3e18, -3e18, .infinity, -.infinity, .nan] {
      #expect(place.pixels(scale: scale) == Int(bounding: (place * scale + 0.5).rounded(.down)), "\(place)")
    }
  }

  @Test func `a size becomes the nearest of whole pixels, and stays that`() {
    let size = CGSize(width: 375, height: 300)
    #expect(size.alignedToPixels(scale: 1) == size && size.alignedToPixels(scale: 2) == size)
    #expect(size.alignedToPixels(scale: 1.25) == CGSize(width: 375.2, height: 300))
    #expect(CGSize(width: 0.1, height: 0).alignedToPixels(scale: 2) == CGSize(width: 0.5, height: 0))
    for scale in [0.5, 1.1, 1.25, 1.33, 1.75, 3] as [CGFloat] {
      for side in 1...500 {
        let whole = CGSize(width: CGFloat(side), height: 1).alignedToPixels(scale: scale)
        #expect(whole.alignedToPixels(scale: scale) == whole)
        #expect(isClose(whole.width * scale, (whole.width * scale).rounded()))
      }
    }
    #expect(size.alignedToPixels(scale: 0) == size && size.alignedToPixels(scale: .nan) == size)
  }

  @Test func `pixel rectangles meet, join and contain`() {
    let first = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let second = PixelRect(x: 5, y: 5, width: 10, height: 10)
    #expect(first.intersection(second) == PixelRect(x: 5, y: 5, width: 5, height: 5))
    #expect(first.union(second) == PixelRect(x: 0, y: 0, width: 15, height: 15))
    #expect(first.union(.zero) == first && PixelRect.zero.union(first) == first)
    #expect(first.intersects(second) && !first.intersects(.zero))
    #expect(first.contains(PixelRect(x: 1, y: 1, width: 2, height: 2)) && !first.contains(second))
    #expect(first.intersection(PixelRect(x: 20, y: 0, width: 5, height: 5)).isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: -5, height: 3).area == 0)
  }
}
