import Documents
public import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// A renderer of pictures side by side, each with its caption, so that motion can be studied in one picture.
public struct FilmStrip {
  /// A closure that paints a display list at a scale.
  package typealias Renderer = @MainActor (DisplayList, CGFloat) -> Bitmap

  /// The space around a cell, in points.
  public static let margin: CGFloat = 8

  private let scale: CGFloat
  private let text: any TextMeasuring
  private let render: Renderer
  private let style: TextStyle

  /// Creates a strip of pictures taken at `scale`, with captions in a font of `textSize` points.
  ///
  /// `text` measures the captions and `render` paints them.
  package init(
    scale: CGFloat, textSize: CGFloat = 12, text: any TextMeasuring, render: @escaping Renderer
  ) {
    self.scale = scale
    style = TextStyle(size: textSize).spoken(in: .japanese)
    self.text = text
    self.render = render
  }

  /// Returns the cells as one picture; `nil` when there are none.
  package func picture(of cells: [FilmCell]) -> Bitmap? {
    guard !cells.isEmpty else { return nil }
    var strip = render(background(of: cells), scale)
    for (cell, frame) in zip(cells, frames(of: cells)) {
      strip.paste(cell.picture, x: frame.minX.pixels(scale: scale), y: frame.minY.pixels(scale: scale))
    }
    return strip
  }

  /// Returns the background with the captions, below the pictures.
  private func background(of cells: [FilmCell]) -> DisplayList {
    let frames = frames(of: cells)
    let bottom = frames.map(\.maxY).max() ?? 0
    let lines = cells.map(\.caption.count).max() ?? 0
    let size = CGSize(
      width: (frames.last?.maxX ?? 0) + Self.margin,
      height: bottom + CGFloat(lines) * style.lineHeight + 2 * Self.margin)
    var list = DisplayList(size: size, background: Color(hex: 0xF6F1E6))
    for (index, (cell, frame)) in zip(cells, frames).enumerated() {
      for (row, caption) in cell.caption.enumerated() {
        let line = text.line(caption, style: style, direction: .leftToRight)
        let place = CGRect(
          x: frame.minX, y: bottom + Self.margin + CGFloat(row) * style.lineHeight,
          width: min(line.width, frame.width), height: style.lineHeight)
        list.commands.append(
          DrawCommand(
            .text(line, Color(hex: 0x1F1D1A)), element: ElementID("strip/\(index)/\(row)"), frame: place,
            clip: CGRect(origin: .zero, size: size)))
      }
    }
    return list
  }

  private func frames(of cells: [FilmCell]) -> [CGRect] {
    var left = Self.margin
    return cells.map { cell in
      let frame = CGRect(
        x: left, y: Self.margin, width: CGFloat(cell.picture.width) / scale,
        height: CGFloat(cell.picture.height) / scale)
      left = frame.maxX + Self.margin
      return frame
    }
  }
}

nonisolated extension Bitmap {
  /// Copies another picture over this one; parts beyond its edges are clipped.
  package mutating func paste(_ other: Bitmap, x left: Int, y top: Int) {
    for row in 0..<other.height where (0..<height).contains(top + row) {
      for column in 0..<other.width where (0..<width).contains(left + column) {
        self[left + column, top + row] = other[column, row]
      }
    }
  }
}

/// One picture of a film strip, with its caption below.
public nonisolated struct FilmCell: Sendable, Hashable {
  /// The picture.
  package var picture: Bitmap
  /// The lines of the caption.
  public var caption: [String]

  /// Creates a cell.
  package init(_ picture: Bitmap, caption: [String]) {
    self.picture = picture
    self.caption = caption
  }
}

extension FilmCell {
  /// The picture alone.
  package var withoutCaption: FilmCell { FilmCell(picture, caption: []) }

  /// Creates a cell with the frame, milliseconds, offset, velocity and page of a row in its caption.
  ///
  /// The feed is described if `row` is `nil` or not on screen. A page counts from 1 and is written with the
  /// number of pages; with `asLogged` it is that of the log, from 0, as goldens have it.
  package init(_ picture: Bitmap, of trace: FrameTrace, row: ScrollerID? = nil, asLogged: Bool = false) {
    let shown = trace.rows.first { $0.id == row }
    let motion = shown?.motion ?? trace.feed
    func text(_ number: Double, _ decimals: Int) -> String { JSONText.number(number, decimals: decimals) }
    let page = motion.page.map { page in
      asLogged ? "page \(page)" : "page \(page + 1)" + (motion.pages.map { "/\($0)" } ?? "")
    }
    let place = page ?? "no page"
    self.init(
      picture,
      caption: [
        "frame \(trace.number)  \(text(trace.time * 1000, 1)) ms",
        "\(shown?.id.name ?? ScrollerID.feedName)  \(text(motion.offset, 2)) pt  \(text(motion.velocity, 1)) pt/s",
        motion.lap == 0 ? place : "\(place)  lap \(motion.lap)",
      ])
  }
}
