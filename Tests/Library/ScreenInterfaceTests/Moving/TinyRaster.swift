import Foundation
import LayoutGeometry
import ScreenInterface

/// A picture whose pixels tell everything that painting did to them: what, in which order, and in which place of it.
struct TinyRaster: Equatable {
  let bounds: PixelRect
  private(set) var pixels: [UInt64]

  init(_ lists: [DisplayList], scale: CGFloat) {
    bounds = lists[0].bounds(scale: scale)
    pixels = Array(repeating: 0, count: bounds.area)
    paint(lists, in: bounds, scale: scale)
  }

  /// Brings the picture up to `lists`, as a window does.
  mutating func apply(_ update: FrameUpdate, _ lists: [DisplayList], scale: CGFloat) {
    perform(update.moves)
    for area in update.painted { paint(lists, in: area, scale: scale) }
  }

  /// The same, by turning the lines where that leaves less to copy.
  mutating func applyTurned(_ update: FrameUpdate, _ lists: [DisplayList], scale: CGFloat) {
    guard let turn = RingRotation(of: update, in: bounds) else { return apply(update, lists, scale: scale) }
    let before = pixels
    for y in 0..<bounds.height {
      let source = ((y - turn.lines) % bounds.height + bounds.height) % bounds.height
      for x in 0..<bounds.width { pixels[y * bounds.width + x] = before[source * bounds.width + x] }
    }
    perform(turn.moves)
    for area in turn.kept {
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX { pixels[y * bounds.width + x] = before[y * bounds.width + x] }
      }
    }
    for area in update.painted { paint(lists, in: area, scale: scale) }
  }

  private mutating func perform(_ moves: [PixelMove]) {
    for move in moves {
      let before = pixels
      for y in move.target.y..<move.target.maxY {
        for x in move.target.x..<move.target.maxX {
          pixels[y * bounds.width + x] = before[(y - move.shift.y) * bounds.width + x - move.shift.x]
        }
      }
    }
  }

  mutating func paint(_ lists: [DisplayList], in area: PixelRect, scale: CGFloat) {
    each(area) { _, _, pixel in pixel = Self.ink(lists[0].background) }
    for command in lists.flatMap(\.commands) {
      let frame = PixelRect(command.frame, scale: scale)
      let ink = Self.ink(command.content)
      each(command.extent(scale: scale).intersection(area)) { x, y, pixel in
        switch command.content {
        case .fill(let color, let radius) where radius == 0:
          pixel = color.alpha == 255 ? Self.ink(color) : Self.mix(pixel, ink)
        case .fill(_, let radius):
          let cap = Int((radius * scale).rounded(.up))
          let isCorner = y < frame.y + cap || y >= frame.maxY - cap
          pixel = Self.mix(pixel, isCorner ? Self.place(x - frame.x, y - frame.y, frame) : ink)
        case .stroke(_, let width, _):
          let line = max(1, width.pixels(scale: scale))
          let isInside =
            x >= frame.x + line && x < frame.maxX - line && y >= frame.y + line && y < frame.maxY - line
          if !isInside { pixel = Self.mix(pixel, Self.place(x - frame.x, y - frame.y, frame)) }
        default:
          pixel = Self.mix(Self.mix(pixel, ink), Self.place(x - frame.x, y - frame.y, frame))
        }
      }
    }
  }

  private mutating func each(_ area: PixelRect, _ change: (Int, Int, inout UInt64) -> Void) {
    let inside = area.intersection(bounds)
    for y in inside.y..<inside.maxY {
      for x in inside.x..<inside.maxX { change(x, y, &pixels[y * bounds.width + x]) }
    }
  }

  private static func ink(_ value: some Hashable) -> UInt64 { UInt64(bitPattern: Int64(value.hashValue)) }

  private static func place(_ x: Int, _ y: Int, _ frame: PixelRect) -> UInt64 {
    UInt64(bitPattern: Int64(((x * 4099 + y) * 4099 + frame.width) * 4099 + frame.height))
  }

  private static func mix(_ pixel: UInt64, _ ink: UInt64) -> UInt64 {
    ((pixel ^ ink) &* 0x9E37_79B9_7F4A_7C15) ^ (pixel >> 29)
  }
}
