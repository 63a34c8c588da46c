import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

struct SVGFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func drawing(_ content: String, _ root: String = #"viewBox="0 0 10 10""#) throws -> String {
    let file = folder.file("drawing.svg")
    try Data(#"<svg xmlns="http://www.w3.org/2000/svg" \#(root)>\#(content)</svg>"#.utf8).write(to: file)
    return file.path
  }

  private func decode(_ path: String, _ size: CGSize, fit: PictureFit = .fill, scale: CGFloat = 1)
    -> DecodedPicture
  {
    let request = PictureRequest(
      picture: PictureReference(path: path, fit: fit), size: size, cornerRadius: 0)
    return PictureDecoding.decode(request, scale: scale)
  }

  private let halves =
    "<rect width='10' height='10' fill='#ff0000'/><rect width='5' height='10' fill='#0000ff'/>"

  @Test(arguments: [(40, 40), (401, 401), (1000, 500)])
  func `a drawing is painted at the pixels that it covers, with sharp edges`(_ width: Int, _ height: Int)
    throws
  {
    let image = try #require(decode(try drawing(halves), CGSize(width: width, height: height)).image)
    let row = image.pixels[(height / 2 * width)..<((height / 2 + 1) * width)]
    let between = row.filter { $0 != 0xFF00_00FF && $0 != 0xFFFF_0000 }
    #expect(between.count <= 1, "only the pixel across which the edge runs is mixed")
    #expect(row.first == 0xFF00_00FF && row.last == 0xFFFF_0000)
  }

  @Test func `a drawing that shows whole lies in the middle of clear pixels`() throws {
    let image = try #require(decode(try drawing(halves), CGSize(width: 40, height: 20), fit: .whole).image)
    let row = Array(image.pixels[400..<440])
    #expect(row[9] == 0 && row[10] == 0xFF00_00FF && row[29] == 0xFFFF_0000 && row[30] == 0)
  }

  @Test(arguments: [(40, 8), (8, 40)])
  func `a stretched drawing shows whole in any shape`(_ width: Int, _ height: Int) throws {
    let size = CGSize(width: width, height: height)
    let image = try #require(decode(try drawing(halves), size, fit: .stretched).image)
    for row in [0, height - 1] {
      let pixels = Array(image.pixels[(row * width)..<((row + 1) * width)])
      #expect(pixels[0] == 0xFF00_00FF && pixels[width - 1] == 0xFFFF_0000)
      #expect(abs(pixels.count { $0 == 0xFF00_00FF } - width / 2) <= 1)
    }
  }

  @Test(arguments: [
    ("<!-- %@ -->", "a remark"), ("<script>%@</script>", "a script"),
    ("<script><![CDATA[%@]]></script>", "a script's text"), ("<clipPath id='c'>%@</clipPath>", "a clip"),
    ("<mask id='m'><g>%@</g></mask>", "a mask"), ("<defs>%@</defs>", "a definition"),
    ("<image href='file:///etc/passwd'>%@</image>", "a picture from elsewhere"),
    ("<foreignObject>%@</foreignObject>", "something foreign"),
  ])
  func `nothing of what is no drawing is painted`(_ around: String, _ what: String) throws {
    let green = "<rect width='10' height='10' fill='#00ff00'/>"
    let path = try drawing(halves + around.replacingOccurrences(of: "%@", with: green))
    let image = try #require(decode(path, CGSize(width: 20, height: 20)).image)
    #expect(!image.pixels.contains { $0 & 0xFF00 != 0 }, "\(what)")
  }

  @Test func `entities and files from elsewhere are left out, and a style is kept`() throws {
    let file = folder.file("drawing.svg")
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY f "&e;&e;">]>
      <svg viewBox="0 0 10 10"><style><![CDATA[.a{fill:#ff0000}]]></style><text>&f;</text>
      <svg width="1" height="1"><rect class="a" width="10" height="10"/></svg></svg>
      """
    try Data(text.utf8).write(to: file)
    let image = try #require(decode(file.path, CGSize(width: 8, height: 8)).image)
    #expect(image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test(arguments: [
    (#"width="20" height="10""#, 20, 10), (#"width="1in" height="48""#, 96, 48),
    (#"width="100%" height="100%" viewBox="0 0 30 40""#, 30, 40), (#"viewBox="0,0,1,1""#, 2, 2),
    (#"width="1000000" height="1000000""#, 8192, 8192),
  ])
  func `a drawing tells its size`(_ root: String, _ width: Int, _ height: Int) throws {
    #expect(try PictureDecoding.size(of: drawing(halves, root)) == (width, height))
  }

  @Test(arguments: ["#8E8E93", "#1e9", "#9E9E9E9E"])
  func `the digits of a colour are no number that is too large`(color: String) throws {
    let rect = "<rect width='10' height='10' fill='\(color)' stroke=\"\(color)\"/>"
    #expect(PictureFile.fault(of: try drawing(rect)) == nil)
  }

  @Test func `what would take very long to paint is refused with a sentence`() throws {
    let deep = String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200)
    let many = "<path d=\"M0 0\(String(repeating: " 1 2", count: 200_000))\"/>"
    let dashed = #"<path d="M0 0H100000" stroke="black" stroke-dasharray="0.001 0.001"/>"#
    let styled = #"<style>.a{stroke-dasharray: .0001}</style><path class="a" d="M0 0H100000"/>"#
    let crowd = String(repeating: "<rect width='10' height='10'/>", count: 60_000)
    for (content, word) in [
      (deep, "deep"), (many, "numbers"), (dashed, "dashes"), (styled, "dashes"),
      (halves + "<path d='M1e30 0'/>", "number above"),
    ] {
      let fault = try #require(PictureFile.fault(of: drawing(content)))
      #expect(fault.hasPrefix("the drawing is too large to be painted: ") && fault.contains(word), "\(fault)")
    }
    guard case .failed(let reason) = decode(try drawing(crowd), CGSize(width: 2000, height: 2000)).outcome
    else {
      Issue.record("a crowd is painted")
      return
    }
    #expect(reason.contains("too many"))
    #expect(PictureFile.fault(of: try drawing("<g>")) == "the picture is damaged (it breaks off)")
    #expect(PictureFile.fault(of: try drawing(halves, ""))?.contains("view box") == true)
  }
}
