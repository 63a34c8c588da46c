import Foundation
import ScreenInterface
import Testing

/// Tests of text styles at other text scales.
struct TextStyleScaleTests {
  @Test(
    arguments: [
      (15, 2, 30), (12, 1.25, 15), (17, 3, 51), (20, 2, 37), (28, 2, 45), (64, 2, 81), (34, 0.8, 30.5),
      (15, 0.8, 12),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `text up to 17 points grows by the whole scale, larger text by as many points as that`(
    written: CGFloat, scale: CGFloat, size: CGFloat
  ) {
    #expect(TextStyle(size: written).scaled(by: scale).size == size)
  }

  @Test func `at scale 1 a style is the same to the bit`() {
    let style = TextStyle(.serif, .bold, size: 13.3, lineHeightMultiple: 1.37)
    #expect(style.scaled(by: 1) == style)
  }
}
