import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

struct DisplayListDescriptionTests {
  private let window = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func command(_ content: DrawCommand.Content) -> DrawCommand {
    DrawCommand(
      content, element: "hero/card", order: PaintOrder(zIndex: 2, category: 1),
      frame: CGRect(x: 20, y: 10.5, width: 100, height: 1 / 3.0), clip: window)
  }

  @Test func `a list begins with its size and background and ends every line`() {
    let list = DisplayList(size: window.size, background: Color(hex: 0xF6F1E6))
    #expect(list.description == "390x844 #F6F1E6\n")
  }

  @Test func `a number has at most three decimals, rounded as printf rounds, and no zeros at its end`() {
    var random = SplitMix64(seed: 8)
    var numbers: [Double] = [
      0, -0.0, 0.0005, -0.0004, 1.0005, 2.5, -7.25, 0.001, 1e9, 123_456_789.1235, 1e17,
    ]
    for _ in 0..<5000 {
      let tick = Double(random.below(2_000_000) - 1_000_000)
      // Whole thousandths, middles between two of them and their neighbours, and anything.
      numbers += [tick / 1000, tick / 2000, (tick / 2000).nextUp, (tick / 2000).nextDown]
      numbers.append(Double(random.below(3_000_000_000)) / 1e6 - 1500)
    }
    for number in numbers {
      var digits = String(format: "%.3f", number)
      while digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") { digits.removeLast() }
      // In the middle between a whole number and its neighbour the product with 1000 decides.
      if (number * 1000).rounded() == number.rounded() * 1000 { digits = String(format: "%.0f", number) }
      let list = DisplayList(size: CGSize(width: number, height: 0), background: .clear)
      #expect(list.description == "\(digits == "-0" ? "0" : digits)x0 #00000000\n", "\(number)")
    }
  }

  @Test func `round corners are told where they cut`() {
    var cut = command(.fill(Color(hex: 0xFF0000), cornerRadius: 0))
    cut.round(by: RoundedClip(CGRect(x: 20, y: 10, width: 60, height: 40), radius: 8))
    #expect(cut.description == "hero/card z2.1 20,10.5,100,0.333 round 20,10,60,40 r8 fill #FF0000")
    cut.round(by: RoundedClip(CGRect(x: 0, y: -20, width: 300, height: 90), radius: 8))
    #expect(cut.rounding == nil)
  }

  @Test func `every kind of content has its line`() {
    let red = Color(hex: 0xFF0000)
    let line = TextLine("折本 \"a\"", style: TextStyle(.serif, .bold, size: 28), width: 80)
    var futura = TextStyle(size: 15)
    futura.names = ["Futura"]
    let named = TextLine("a", style: futura, width: 8)
    var italic = TextStyle(size: 15)
    italic.isItalic = true
    let ordered = TextLine(
      "a אב", style: italic, width: 30, direction: .rightToLeft,
      stretches: [.init(bytes: 2..<6, level: 1), .init(bytes: 0..<2, level: 2)], gapExpansion: 1.25)
    let described: [(DrawCommand.Content, String)] = [
      (.fill(red, cornerRadius: 0), "fill #FF0000"),
      (.fill(red, cornerRadius: 3.5), "fill #FF0000 r3.5"),
      (.stroke(red, width: 1, cornerRadius: 4), "stroke #FF0000 1 r4"),
      (.shadow(red.withOpacity(0.1), blur: 8, cornerRadius: 4), "shadow #FF00001A 8 r4"),
      (.gradient(red, .clear, .vertical, cornerRadius: 0), "gradient vertical #FF0000 #00000000"),
      (.text(line, red), "text serif bold 28 #FF0000 \"折本 \\\"a\\\"\""),
      (.picture(PictureReference(path: "/a/b/sun.png"), cornerRadius: 4), "picture sun.png r4"),
      (
        .picture(PictureReference(path: "/a/b/sun.png", isFlipped: true), cornerRadius: 0),
        "picture sun.png flipped"
      ),
      (
        .picture(
          PictureReference(path: "sun.png", fit: .fill(focus: CGPoint(x: 0.25, y: 1))), cornerRadius: 0),
        "picture sun.png focus 0.25,1"
      ), (.picture(PictureReference(path: "sun.png", fit: .whole), cornerRadius: 0), "picture sun.png whole"),
      (
        .picture(PictureReference(path: "sun.png", fit: .stretched), cornerRadius: 0),
        "picture sun.png stretched"
      ),
      (.text(named, red), "text Futura,sans regular 15 #FF0000 \"a\""),
      (
        .text(ordered, red),
        "text sans regular italic 15 #FF0000 \"a אב\" rtl stretches 2-6:1 0-2:2 gaps 1.25"
      ),
      (.symbol(.play, red), "symbol play #FF0000"),
    ]
    for (content, text) in described {
      #expect(command(content).description == "hero/card z2.1 20,10.5,100,0.333 \(text)")
    }
  }

  @Test func `a clip that cuts and an opacity that fades are told`() {
    var faded = command(.fill(Color(hex: 0), cornerRadius: 0))
    faded.clip = CGRect(x: 0, y: 0, width: 50, height: 844)
    faded.opacity = 0.25
    #expect(
      faded.description == "hero/card z2.1 20,10.5,100,0.333 clip 0,0,50,844 opacity 0.25 fill #000000")
  }

  @Test func `a line break in a text does not break the line of its command`() {
    let line = TextLine("a\nb", style: TextStyle(size: 15), width: 80)
    #expect(!command(.text(line, Color(hex: 0))).description.contains("\n"))
  }

  @Test func `a number that is tiny and negative is 0`() {
    var moved = command(.fill(Color(hex: 0), cornerRadius: 0))
    moved.frame = CGRect(x: -0.0001, y: 0, width: 1, height: 1)
    #expect(moved.description.contains(" 0,0,1,1 "))
  }
}
