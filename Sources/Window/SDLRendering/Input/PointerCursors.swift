import CSDL2
import Foundation
import ScreenInterface

/// The cursors over the window: the desktop's arrow and pointing hand, and drawn hands, as SDL has no closed hand.
final class PointerCursors {
  private let magnification: Int
  private var cursors: [PointerShape: OpaquePointer] = [:]
  private var shown = PointerShape.arrow

  /// Creates the pointers.
  ///
  /// - Parameter magnification: screen pixels for a pixel of the drawings, at least 1.
  init(magnification: Int) { self.magnification = max(1, magnification) }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  /// Sets the pointer's shape.
  func show(_ shape: PointerShape) {
    guard shape != shown else { return }
    shown = shape
    if let cursor = cursor(for: shape) { SDL_SetCursor(cursor) }
  }

  private func cursor(for shape: PointerShape) -> OpaquePointer? {
    if let cursor = cursors[shape] { return cursor }
    let cursor =
      switch shape {
      case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
      case .pointingHand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
      case .openHand: draw(CursorDrawing.openHand)
      case .closedHand: draw(CursorDrawing.closedHand)
      }
    cursors[shape] = cursor
    return cursor
  }

  private func draw(_ drawing: CursorDrawing) -> OpaquePointer? {
    var (pixels, side) = drawing.pixels(magnification: magnification)
    let middle = Int32(side / 2)
    return pixels.withUnsafeMutableBytes { bytes in
      let format = SDL_PIXELFORMAT_ARGB8888.rawValue
      let (extent, pitch) = (Int32(side), Int32(side * MemoryLayout<UInt32>.size))
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, extent, extent, 32, pitch, format)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      return SDL_CreateColorCursor(surface, middle, middle)
    }
  }
}

/// A pointer image in text form: `#` is the outline, `.` the inside, a space nothing; the hot spot is the middle.
struct CursorDrawing {
  private let rows: [String]

  /// The pointer over things that can be dragged.
  static let openHand = CursorDrawing(rows: [
    "       ##       ",
    "   ## #..###    ",
    "  #..##..#..#   ",
    "  #..##..#..# # ",
    "   #..#..#..##.#",
    "   #..#..#..#..#",
    " ## #.......#..#",
    "#..##..........#",
    "#...#.........# ",
    " #............# ",
    "  #...........# ",
    "  #..........#  ",
    "   #.........#  ",
    "    #.......#   ",
    "     #......#   ",
    "     #......#   ",
  ])

  /// The pointer during a drag.
  static let closedHand = CursorDrawing(rows: [
    "                ",
    "                ",
    "                ",
    "    ## ## ##    ",
    "   #..#..#..##  ",
    "   #........#.# ",
    "    #.........# ",
    "   ##.........# ",
    "  #...........# ",
    "  #...........# ",
    "  #..........#  ",
    "   #.........#  ",
    "    #.......#   ",
    "     #......#   ",
    "     #......#   ",
    "                ",
  ])

  /// Returns the drawing as square rows of `0xAARRGGBB`, and the length of a side.
  func pixels(magnification: Int) -> (pixels: [UInt32], side: Int) {
    let side = rows.count * magnification
    let drawn = rows.map { row in row.map { $0 == " " ? 0 : $0 == "#" ? 0xFF00_0000 : 0xFFFF_FFFF } }
    let pixels = (0..<(side * side)).map { index in
      UInt32(drawn[index / side / magnification][index % side / magnification])
    }
    return (pixels, side)
  }
}
