import Foundation
import ScreenInterface
import Testing

@testable import VisualQA

/// An example to copy: two pictures and a tolerance give a verdict.
struct ExampleOfPictureTests {
  @Test func `a picture is the same as itself`() {
    let picture = Bitmap(width: 4, height: 4, color: 0xFF80_8080)
    #expect(BitmapDifference(picture, from: picture) == nil)
  }
}
