import CSDL2
import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport
import Testing
import Typesetting

@testable import SDLRendering

struct SDLCanvasTests {
  private static let size = CGSize(width: 120, height: 90)

  private func draw(_ range: ClosedRange<CGFloat>, _ random: inout SplitMix64) -> CGFloat {
    let steps = 4 * (range.upperBound - range.lowerBound)
    return range.lowerBound + CGFloat(random.below(Int(steps) + 1)) / 4
  }

  private func content(_ random: inout SplitMix64, picture: PictureReference) -> DrawCommand.Content {
    let alpha: UInt8 = random.below(2) == 0 ? 255 : UInt8(random.below(256))
    let color = Color(hex: UInt32(random.below(1 << 24))).withOpacity(CGFloat(alpha) / 255)
    let radius = random.below(2) == 0 ? 0 : CGFloat(random.below(30)) / 2
    switch random.below(8) {
    case 0, 1: return .fill(color, cornerRadius: radius)
    case 2: return .stroke(color, width: CGFloat(1 + random.below(4)), cornerRadius: radius)
    case 3: return .shadow(color, blur: CGFloat(random.below(10)), cornerRadius: radius)
    case 4:
      let axis: Axis = random.below(2) == 0 ? .horizontal : .vertical
      return .gradient(color, Color(hex: UInt32(random.below(1 << 24))), axis, cornerRadius: radius)
    case 5:
      let style = TextStyle(size: CGFloat(8 + random.below(12)))
      let string = ["折本の一年", "Orihon 2026", "春、夏"][random.below(3)]
      let width = BlockTextMeasuring().width(of: string, style: style)
      return .text(TextLine(string, style: style, width: width), color)
    case 6: return .picture(picture, cornerRadius: random.below(2) == 0 ? 0 : 6)
    default: return .symbol(DrawCommand.Symbol.allCases[random.below(4)], color)
    }
  }

  private func commands(_ random: inout SplitMix64, picture: PictureReference) -> [DrawCommand] {
    (0..<(4 + random.below(14))).map { index in
      let frame = CGRect(
        x: self.draw(-20...110, &random), y: self.draw(-20...80, &random),
        width: self.draw(0...110, &random), height: self.draw(0...90, &random))
      let whole = CGRect(origin: .zero, size: Self.size)
      let clip = random.below(3) == 0 ? whole.insetBy(dx: 13.25, dy: 20.5) : whole
      var command = DrawCommand(
        content(&random, picture: picture), element: ElementID("e\(index)"), frame: frame, clip: clip)
      if random.below(4) == 0 { command.opacity = self.draw(0...1, &random) }
      if random.below(3) == 0 {
        command.round(by: RoundedClip(clip.intersection(frame), radius: self.draw(0...20, &random)))
        if let corners = command.rounding { command.clip = corners.frame }
      }
      return command
    }
  }

  private func renderer(_ folder: ScratchFolder) throws -> (OffscreenRenderer, PictureReference) {
    let file = folder.file("picture.png")
    let pixels = (0..<UInt32(60 * 40)).map { place -> UInt32 in
      let color: UInt32 = (place &* 2_654_435) & 0xFF_FFFF
      return 0xFF00_0000 | color
    }
    try PNGFile().png(of: Bitmap(width: 60, height: 40, pixels: pixels)).write(to: file)
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let picture = PictureReference(path: file.path)
    for radius in [0, 6] as [CGFloat] {
      let request = PictureRequest(
        picture: picture, size: CGSize(width: 60, height: 40), cornerRadius: radius)
      #expect(renderer.load(request, scale: 1) == .ready)
    }
    return (renderer, picture)
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func `drawing the damage of two frames gives the pixels of the second`(_ scale: CGFloat) throws {
    let folder = try ScratchFolder()
    let (incremental, picture) = try renderer(folder)
    let (fresh, _) = try renderer(folder)
    for seed in 0..<30 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var old = DisplayList(size: Self.size, background: Drawing.white)
      old.commands = commands(&random, picture: picture)
      var new = old
      for index in new.commands.indices where random.below(3) == 0 {
        new.commands[index].frame.origin.x += self.draw(-9...9, &random)
      }
      if random.below(2) == 0 { new.commands.remove(at: random.below(new.commands.count)) }
      new.commands.append(contentsOf: commands(&random, picture: picture).prefix(random.below(3)))
      incremental.paint([old], update: FrameUpdate(painting: [old.bounds(scale: scale)]), scale: scale)
      let damage = DisplayListDifference.damage(from: old, to: new, scale: scale)
      incremental.paint([new], update: FrameUpdate(painting: damage), scale: scale)
      let isEqual = incremental.snapshot() == fresh.bitmap(of: [new], scale: scale)
      #expect(isEqual, "seed \(seed), damage \(damage)")
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func `moving what moved and drawing the rest gives the pixels of the frame`(_ scale: CGFloat) throws {
    let folder = try ScratchFolder()
    let (incremental, picture) = try renderer(folder)
    let (fresh, _) = try renderer(folder)
    var search = PixelMoveSearch()
    var moves = 0
    for seed in 200..<240 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var old = DisplayList(size: Self.size, background: Drawing.white)
      old.commands = commands(&random, picture: picture)
      var new = old
      let way = CGPoint(x: CGFloat(random.below(2) * 12), y: CGFloat(random.below(31) - 15))
      for index in new.commands.indices where random.below(5) > 0 {
        new.commands[index].frame.origin.x += way.x
        new.commands[index].frame.origin.y += way.y
        if random.below(2) == 0, let corners = new.commands[index].rounding {
          let frame = corners.frame.offsetBy(dx: way.x, dy: way.y)
          new.commands[index].clip = frame
          new.commands[index].round(by: RoundedClip(frame, radius: corners.radius))
        }
      }
      let bounds = old.bounds(scale: scale)
      incremental.paint([old], update: FrameUpdate(painting: [bounds]), scale: scale)
      search.compare(PixelMoveSearch.Frames(from: [old], to: [new]), bounds: bounds, scale: scale)
      let update = search.update(changed: search.damage(of: 0))
      moves += update.moves.count
      incremental.paint([new], update: update, scale: scale)
      let isEqual = incremental.snapshot() == fresh.bitmap(of: [new], scale: scale)
      #expect(isEqual, "seed \(seed), \(update)")
    }
    #expect(moves > 5)
  }

  @Test func `drawing any rectangle again changes no pixel`() throws {
    let folder = try ScratchFolder()
    let (renderer, picture) = try renderer(folder)
    for seed in 100..<130 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var list = DisplayList(size: Self.size, background: Drawing.white)
      list.commands = commands(&random, picture: picture)
      let whole = renderer.bitmap(of: [list], scale: 1.5)
      for _ in 0..<8 {
        let area = PixelRect(
          x: random.below(180), y: random.below(135), width: 1 + random.below(90),
          height: 1 + random.below(70))
        renderer.paint([list], update: FrameUpdate(painting: [area]), scale: 1.5)
        #expect(renderer.snapshot() == whole, "seed \(seed), \(area)")
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5] as [CGFloat])
  func `cards that touch show no hair-line between them, wherever they are scrolled to`(
    _ scale: CGFloat
  ) throws {
    let renderer = try OffscreenRenderer(fonts: .blocks)
    for step in 0..<1000 {
      let offset = CGFloat(step) * 0.0371
      let cards = (-1..<5).map { index in
        (
          DrawCommand.Content.fill(Drawing.black, cornerRadius: 0),
          CGRect(
            x: CGFloat(index) * 17.3 - offset.truncatingRemainder(dividingBy: 17.3), y: 0, width: 17.3,
            height: 4)
        )
      }
      let bitmap = renderer.bitmap(
        of: [Drawing.list(cards, size: CGSize(width: 60, height: 4))], scale: scale)
      let isWhole = bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 }
      #expect(isWhole, "at \(offset)")
    }
  }

  @Test func `lists lie above each other, and only the lowest needs a background`() throws {
    let below = Drawing.list([
      (.fill(Drawing.black, cornerRadius: 0), CGRect(x: 0, y: 0, width: 20, height: 40))
    ])
    let above = Drawing.list(
      [(.fill(Color(hex: 0xFF0000), cornerRadius: 0), CGRect(x: 10, y: 0, width: 20, height: 40))],
      background: .clear)
    let bitmap = try OffscreenRenderer(fonts: .blocks).bitmap(of: [below, above], scale: 1)
    #expect([5, 15, 25, 35].map { bitmap[$0, 3] } == [0xFF00_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF])
  }

  @Test func `what is discarded is drawn again alike`() throws {
    let list = Drawing.list([
      (.fill(Drawing.black, cornerRadius: 8), CGRect(x: 4, y: 4, width: 30, height: 30))
    ])
    let renderer = try OffscreenRenderer(fonts: .blocks)
    let first = renderer.bitmap(of: [list], scale: 1)
    renderer.discardTextures()
    #expect(renderer.bitmap(of: [list], scale: 1) == first)
  }

  @Test func `a clear command leaves no trace`() throws {
    var list = Drawing.list([
      (.fill(Drawing.black, cornerRadius: 3), CGRect(x: 4, y: 4, width: 30, height: 30))
    ])
    list.commands[0].opacity = 0
    #expect(try OffscreenRenderer(fonts: .blocks).bitmap(of: [list], scale: 1).ink().isEmpty)
  }

  @Test func `a list smaller than what it is painted on has its ground all around`() throws {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, 60, 40, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    let target = try SoftwareTarget(surface: surface, resources: DrawingResources(fonts: .blocks))
    defer { target.close() }
    let all = PixelRect(x: 0, y: 0, width: 60, height: 40)
    let large = DisplayList(size: CGSize(width: 60, height: 40), background: Color(hex: 0xFF0000))
    let small = DisplayList(size: CGSize(width: 30, height: 20), background: Color(hex: 0x00FF00))
    let chrome = DisplayList(size: CGSize(width: 30, height: 20), background: .clear)
    _ = target.pixels(of: [large, chrome], in: all, scale: 1)
    let picture = target.pixels(of: [small, chrome], in: all, scale: 1)
    #expect(Set(picture.pixels) == [0xFF00_FF00])
  }
}
