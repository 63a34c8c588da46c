import Foundation
import LayoutGeometry
import Testing

@testable import ComparisonLab

/// Tests of where the two sides of a pair stand.
struct PairLayoutTests {
  private nonisolated static let windows = [
    CGSize(width: 320, height: 640), CGSize(width: 430, height: 932), CGSize(width: 768, height: 520),
    CGSize(width: 800, height: 1000), CGSize(width: 1600, height: 900), CGSize(width: 2560, height: 1440),
  ]

  @Test(arguments: windows)
  func `both sides are equal, in the window and apart from each other`(window: CGSize) {
    let layout = PairLayout(CGSize(width: 360, height: 320), in: window)
    let frames = layout.screens + layout.readings + [layout.words]
    for (index, frame) in frames.enumerated() {
      #expect(CGRect(origin: .zero, size: window).contains(frame), "\(frame)")
      for other in frames[(index + 1)...] {
        #expect(frame.intersection(other).isEmpty, "\(frame) and \(other)")
      }
    }
    #expect(layout.screens[0].size == layout.screens[1].size)
  }

  @Test func `a side keeps its own size wherever there is room`() {
    for window in Self.windows.dropFirst(2) {
      let layout = PairLayout(CGSize(width: 360, height: 320), in: window)
      #expect(layout.screens[0].size == CGSize(width: 360, height: 320), "\(window)")
      #expect(layout.share == CGSize(width: 1, height: 1))
    }
  }

  @Test(arguments: windows)
  func `a side that may grow takes the height of a high window, and stays as wide`(window: CGSize) {
    let wanted = CGSize(width: 360, height: 320)
    let layout = PairLayout(wanted, growingTo: 640, in: window)
    let plain = PairLayout(wanted, in: window)
    #expect(layout.screens[0].width == plain.screens[0].width)
    #expect(layout.screens[0].height >= plain.screens[0].height && layout.screens[0].height <= 640)
    #expect(layout.share.height <= 1 && layout.share == plain.share, "the stroke keeps its points")
    #expect(CGRect(origin: .zero, size: window).contains(layout.screens[1].union(layout.words)))
    if window == CGSize(width: 800, height: 1000) { #expect(layout.screens[0].height == 640) }
  }

  @Test func `in a wide window the words stand beside the sides`() {
    let window = CGSize(width: 1600, height: 900)
    let layout = PairLayout(CGSize(width: 360, height: 320), in: window)
    #expect(layout.isColumn && layout.words.maxX < layout.screens[0].minX)
  }

  @Test func `every pair fits whole into a telephone's window`() {
    for pair in Lab.pairs {
      let layout = pair.layout(in: CGSize(width: 430, height: 932))
      #expect(layout.share == CGSize(width: 1, height: 1), "\(pair.id)")
    }
  }

  @Test func `in the window for counting both sides stand side by side at their own size`() {
    let wanted = CGSize(width: 390, height: 400)
    let layout = PairLayout(wanted, in: PairLayout.window(for: wanted))
    #expect(layout.screens.allSatisfy { $0.size == wanted })
    #expect(layout.screens[0].minY == layout.screens[1].minY)
  }
}
