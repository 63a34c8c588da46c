import Foundation
import LayoutGeometry
import Measurements
import ScreenInterface

/// A frame of a strip golden, at half its size, with the rectangles over masked elements.
nonisolated struct StripCell {
  var still: GoldenStill
  var caption: [String]

  init(_ still: GoldenStill, caption: [String]) {
    var small = GoldenStill(still.bitmap.halved, fonts: still.fonts)
    small.boxes = still.boxes.map { box in
      PixelRect(
        x: box.x / 2, y: box.y / 2, width: (box.maxX + 1) / 2 - box.x / 2,
        height: (box.maxY + 1) / 2 - box.y / 2)
    }
    self.still = GoldenStill(small.bitmap, fonts: small.fonts, boxes: small.boxes)
    self.caption = caption.flatMap { Self.folded($0, width: small.bitmap.width) }
  }

  /// Breaks a line that is too wide after its first part: a long id, with its numbers below.
  private static func folded(_ line: String, width: Int) -> [String] {
    guard CGFloat(line.count) * PixelFont.advance > CGFloat(width), let gap = line.firstRange(of: "  ")
    else { return [line] }
    return [String(line[..<gap.lowerBound]), String(line[gap.upperBound...])]
  }
}

/// A renderer of a strip's frames side by side, with captions in the built-in font.
enum StripPicture {
  /// Returns the strip; `nil` without frames.
  static func still(of cells: [StripCell]) -> GoldenStill? {
    let lettering = PixelFont()
    let strip = FilmStrip(scale: 1, text: lettering) { list, _ in lettering.bitmap(of: list) }
    let film = cells.map { FilmCell($0.still.bitmap, caption: $0.caption) }
    guard let picture = strip.picture(of: film) else { return nil }
    let margin = Int(FilmStrip.margin)
    var (boxes, left) = ([PixelRect](), margin)
    for cell in cells {
      boxes += cell.still.boxes.map {
        PixelRect(x: $0.x + left, y: $0.y + margin, width: $0.width, height: $0.height)
      }
      left += cell.still.bitmap.width + margin
    }
    return GoldenStill(picture, fonts: cells.first?.still.fonts, boxes: boxes)
  }
}

nonisolated extension Bitmap {
  /// The picture at half its size, each pixel the mean of four; an odd last column or row is cropped.
  var halved: Bitmap {
    var small = Bitmap(width: width / 2, height: height / 2)
    for y in 0..<small.height {
      for x in 0..<small.width {
        let four = [
          self[2 * x, 2 * y], self[2 * x + 1, 2 * y], self[2 * x, 2 * y + 1], self[2 * x + 1, 2 * y + 1],
        ]
        small[x, y] = [UInt32(0), 8, 16].reduce(0xFF00_0000) { color, shift in
          let sum = four.reduce(UInt32(2)) { $0 + ($1 >> shift & 0xFF) }
          return color | (sum / 4) << shift
        }
      }
    }
    return small
  }
}
