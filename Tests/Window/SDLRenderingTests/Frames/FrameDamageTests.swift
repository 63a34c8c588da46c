import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

struct FrameDamageTests {
  private let size = CGSize(width: 100, height: 100)
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private let noChrome = DisplayList(size: .zero, background: .clear)

  @Test func `the first frame, and one after everything was lost, is painted whole`() {
    var damage = FrameDamage()
    compare(&damage, scene(x: 0), noChrome)
    #expect(damage.all == [bounds])
    damage.loseEverything()
    compare(&damage, scene(x: 0), noChrome)
    #expect(damage.all == [bounds])
  }

  @Test func `the same lists again differ in nothing`() {
    var damage = FrameDamage()
    compare(&damage, scene(x: 0), noChrome)
    compare(&damage, scene(x: 0), noChrome)
    #expect(damage.all.isEmpty)
  }

  @Test func `what differs in the tools is painted and is not the scene's damage`() {
    var damage = FrameDamage()
    compare(&damage, scene(x: 0), scene(x: 0))
    compare(&damage, scene(x: 0), scene(x: 40))
    #expect(damage.scene.isEmpty)
    #expect(!damage.all.isEmpty)
  }

  @Test func `what is shown beyond the window damages nothing there`() {
    var damage = FrameDamage()
    let window = PixelRect(x: 0, y: 0, width: 45, height: 100)
    damage.compare(scene(x: 0), noChrome, bounds: window, scale: 1)
    damage.shown(scene(x: 0), noChrome)
    damage.compare(scene(x: 40), noChrome, bounds: window, scale: 1)
    #expect(!damage.all.isEmpty && damage.all.allSatisfy { window.contains($0) && !$0.isEmpty })
    damage.shown(scene(x: 40), noChrome)
    damage.compare(scene(x: 60), noChrome, bounds: window, scale: 1)
    #expect(damage.all.allSatisfy { window.contains($0) })
    damage.shown(scene(x: 60), noChrome)
    damage.compare(scene(x: 80), noChrome, bounds: window, scale: 1)
    #expect(damage.all.isEmpty && damage.scene.isEmpty)
  }

  @Test func `tools that vanish leave nothing behind`() {
    var damage = FrameDamage()
    compare(&damage, scene(x: 0), scene(x: 40))
    compare(&damage, scene(x: 0), noChrome)
    #expect(damage.all == [bounds])
  }

  @Test func `a picture that came is painted where an unchanged list shows it`() {
    let picture = PictureReference(path: "a.png")
    var list = scene(x: 0)
    let frame = CGRect(x: 20, y: 30, width: 40, height: 20)
    let clip = CGRect(origin: .zero, size: size)
    list.commands.append(
      DrawCommand(.picture(picture, cornerRadius: 0), element: "picture", frame: frame, clip: clip))
    var damage = FrameDamage()
    compare(&damage, list, noChrome)
    damage.pictureChanged(picture)
    compare(&damage, list, noChrome)
    #expect(damage.all == [PixelRect(x: 20, y: 30, width: 40, height: 20)])
    compare(&damage, list, noChrome)
    #expect(damage.all.isEmpty)
  }

  @Test func `what scrolled is moved, unless everything was lost`() {
    func scene(_ y: CGFloat) -> DisplayList {
      var list = self.scene(x: 0)
      let card = DrawCommand(
        .picture(PictureReference(path: "a.png"), cornerRadius: 0), element: "card",
        frame: CGRect(x: 0, y: y, width: 100, height: 200), clip: CGRect(origin: .zero, size: size))
      list.commands = [card]
      return list
    }
    var damage = FrameDamage()
    compare(&damage, scene(0), noChrome)
    compare(&damage, scene(-10), noChrome)
    #expect(damage.all == [bounds] && damage.scene == [bounds])
    #expect(
      damage.update.moves == [
        PixelMove(to: PixelRect(x: 0, y: 0, width: 100, height: 90), by: PixelShift(x: 0, y: -10))
      ])
    #expect(damage.update.painted == [PixelRect(x: 0, y: 90, width: 100, height: 10)])
    damage.loseEverything()
    compare(&damage, scene(-20), noChrome)
    #expect(damage.update == FrameUpdate(painting: [bounds]))
  }

  @Test func `lost pixels are painted, and shown`() {
    var damage = FrameDamage()
    let lost = PixelRect(x: 10, y: 10, width: 5, height: 5)
    compare(&damage, scene(x: 0), noChrome)
    damage.compare(scene(x: 0), noChrome, bounds: bounds, scale: 1, lost: lost)
    #expect(damage.update == FrameUpdate(painting: [lost]))
    #expect(damage.scene.isEmpty)
  }

  private func compare(_ damage: inout FrameDamage, _ scene: DisplayList, _ chrome: DisplayList) {
    damage.compare(scene, chrome, bounds: bounds, scale: 1)
    damage.shown(scene, chrome)
  }

  private func scene(x: CGFloat) -> DisplayList {
    let ink = Color(red: 1, green: 2, blue: 3)
    let frame = CGRect(x: x, y: 0, width: 10, height: 10)
    let clip = CGRect(origin: .zero, size: size)
    let command = DrawCommand(.fill(ink, cornerRadius: 0), element: "square", frame: frame, clip: clip)
    return DisplayList(size: size, background: .clear, commands: [command])
  }
}
