import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import VisualQA

/// Tests that the text of a strip can be read without any font.
///
/// Covers requirement R59.
struct PixelFontTests {
  private let lettering = PixelFont()

  private func picture(of text: String, width: CGFloat? = nil) -> Bitmap {
    let style = TextStyle(size: 12)
    let line = TextLine(text, style: style, width: lettering.width(of: text, style: style))
    let size = CGSize(width: 120, height: 16)
    let frame = CGRect(x: 2, y: 0, width: width ?? line.width, height: 16)
    let command = DrawCommand(
      .text(line, Color(red: 1, green: 2, blue: 3)), element: "caption", frame: frame,
      clip: CGRect(origin: .zero, size: size))
    return lettering.bitmap(
      of: DisplayList(size: size, background: Color(red: 255, green: 255, blue: 255), commands: [command]))
  }

  private func rows(_ picture: Bitmap, columns: Range<Int>) -> [String] {
    (4..<11).map { y in columns.map { picture[$0, y] == 0xFF01_0203 ? "#" : "." }.joined() }
  }

  @Test func `a letter is five by seven pixels in the colour of the line`() {
    #expect(
      rows(picture(of: "4"), columns: 2..<7) == [
        "...#.", "..##.", ".#.#.", "#..#.", "#####", "...#.", "...#.",
      ])
    #expect(picture(of: "4").pixels.count { $0 == 0xFF01_0203 } == 14)
    #expect(picture(of: "A").pixels == picture(of: "a").pixels)
    #expect(picture(of: " ").pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(rows(picture(of: "折"), columns: 2..<7).first == "#####")
  }

  @Test func `all that a caption says has a letter of its own`() {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789.,:-+/_()"
    let pictures = Set(letters.map { picture(of: String($0)).pixels })
    #expect(pictures.count == letters.count)
    #expect(!pictures.contains(picture(of: "?").pixels))
  }

  @Test func `what does not fit is left out`() {
    #expect(picture(of: "4444", width: 13).pixels == picture(of: "44").pixels)
  }
}
