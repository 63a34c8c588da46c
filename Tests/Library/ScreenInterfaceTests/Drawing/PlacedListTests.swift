import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing

struct PlacedListTests {
  private let window = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let placement = ListPlacement("a", frame: CGRect(x: 40, y: 20, width: 100, height: 50), scale: 0.5)

  private func command(_ content: DrawCommand.Content, _ element: ElementID = "e") -> DrawCommand {
    DrawCommand(
      content, element: element, frame: CGRect(x: 10, y: 20, width: 40, height: 30),
      clip: CGRect(x: 0, y: 25, width: 400, height: 400))
  }

  @Test func `every length of a command is scaled, and it is cut where its list ends`() {
    let ink = Color(hex: 0x102030)
    let line = TextLine("年", style: TextStyle(.serif, .bold, size: 20), width: 20)
    let contents: [(DrawCommand.Content, String)] = [
      (.fill(ink, cornerRadius: 4), "fill #102030 r2"),
      (.stroke(ink, width: 2, cornerRadius: 4), "stroke #102030 1 r2"),
      (.shadow(ink, blur: 8, cornerRadius: 4), "shadow #102030 4 r2"),
      (.gradient(ink, ink, .vertical, cornerRadius: 4), "gradient vertical #102030 #102030 r2"),
      (.text(line, ink), "text serif bold 10 #102030 \"年\""),
      (.picture(PictureReference(path: "p.png"), cornerRadius: 4), "picture p.png r2"),
      (.symbol(.cross, ink), "symbol cross #102030"),
    ]
    for (content, text) in contents {
      var original = command(content)
      original.opacity = 0.25
      let placed = original.placed(by: placement, as: "a/e")
      #expect(placed.description == "a/e z0.0 45,30,20,15 clip 40,32.5,100,37.5 opacity 0.25 " + text)
    }
    if case .text(let small, _) = command(.text(line, ink)).placed(by: placement, as: "e").content {
      #expect(isClose(small.width, 10))
    }
  }

  @Test func `round corners are scaled and moved with what they cut`() {
    var original = command(.fill(Color(hex: 0x102030), cornerRadius: 0))
    original.round(by: RoundedClip(CGRect(x: 10, y: 20, width: 40, height: 30), radius: 6))
    let placed = original.placed(by: placement, as: "a/e")
    #expect(placed.rounding == RoundedClip(CGRect(x: 45, y: 30, width: 20, height: 15), radius: 3))
  }

  @Test func `points and rectangles go in and come out again`() {
    let point = CGPoint(x: 65, y: 45)
    #expect(isClose(placement.inner(point), CGPoint(x: 50, y: 50)))
    let rect = CGRect(x: 50, y: 50, width: 20, height: 10)
    #expect(isClose(placement.outer(rect), CGRect(x: 65, y: 45, width: 10, height: 5)))
  }

  @Test func `a list that is kept up to date is the list that is written anew`() {
    var random = SplitMix64(seed: 7)
    var kept = PlacedList(placement)
    var commands: [DrawCommand] = []
    for round in 0..<400 {
      let change = random.below(4)
      if change == 0 || commands.isEmpty {
        let element = ElementID("e\(random.below(6))")
        commands.insert(
          command(.fill(Color(hex: UInt32(random.below(9))), cornerRadius: 0), element),
          at: random.below(commands.count + 1))
      } else if change == 1 {
        commands.remove(at: random.below(commands.count))
      } else if change == 2 {
        commands[random.below(commands.count)].opacity = CGFloat(random.below(10)) / 10
      }
      let paper = Color(hex: UInt32(round / 100))
      let list = DisplayList(size: window.size, background: paper, commands: commands)
      _ = kept.show(list)
      var fresh = PlacedList(placement)
      _ = fresh.show(list)
      #expect(kept.commands == fresh.commands)
      #expect(kept.commands.map(\.element.path) == ["a"] + commands.map { "a/" + $0.element.path })
      let isChanged = kept.show(list)
      #expect(!isChanged)
    }
  }

  @Test func `a clear background paints nothing`() {
    var list = PlacedList(placement)
    let clear = DisplayList(
      size: window.size, background: .clear, commands: [command(.symbol(.play, .clear))])
    let isChanged = list.show(clear)
    #expect(isChanged)
    #expect(list.commands.count == 1)
  }
}
