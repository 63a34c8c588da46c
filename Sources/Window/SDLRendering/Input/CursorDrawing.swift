import Foundation

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
