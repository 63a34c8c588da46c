import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

struct DrawCommandTests {
  private func command(_ content: DrawCommand.Content) -> DrawCommand {
    DrawCommand(
      content, element: "a", frame: CGRect(x: 20, y: 20, width: 40, height: 20),
      clip: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a fill touches its frame`() {
    let extent = command(.fill(.clear, cornerRadius: 0)).extent(scale: 2)
    #expect(extent == PixelRect(x: 40, y: 40, width: 80, height: 40))
  }

  @Test func `a shadow reaches beyond by its blur, and not beyond the clip`() {
    #expect(
      command(.shadow(.clear, blur: 8, cornerRadius: 0)).extent(scale: 1)
        == PixelRect(x: 12, y: 12, width: 56, height: 36))
    #expect(
      command(.shadow(.clear, blur: 50, cornerRadius: 0)).extent(scale: 1)
        == PixelRect(x: 0, y: 0, width: 100, height: 90))
  }

  @Test func `an id is appended to by a slash`() {
    #expect(ElementID("hero").appending("card").path == "hero/card")
  }
}
