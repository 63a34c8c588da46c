import Foundation
import ScreenInterface

/// The background of a plot, below its curves: fills and texts, as a display list.
struct PlotBackground {
  private(set) var list: DisplayList
  private let text: any TextMeasuring
  private let font = TextStyle(size: 12).spoken(in: .japanese)
  private let style: PlotStyle
  private let bounds: CGRect

  init(style: PlotStyle, text: any TextMeasuring) {
    self.text = text
    self.style = style
    bounds = CGRect(origin: .zero, size: style.size)
    list = DisplayList(size: style.size, background: style.paper)
  }

  mutating func fill(_ color: Color, _ frame: CGRect) {
    list.commands.append(
      DrawCommand(.fill(color, cornerRadius: 0), element: "plot/ground", frame: frame, clip: bounds))
  }

  /// Draws a line of text whose top left, top middle or top right lies at `point`; returns its right end.
  @discardableResult
  mutating func text(
    _ string: String, _ color: Color, at point: CGPoint, centred: Bool = false, alignedRight: Bool = false
  ) -> CGFloat {
    let line = text.line(string, style: font, direction: .leftToRight)
    let left = point.x - (alignedRight ? line.width : centred ? line.width / 2 : 0)
    // Only a label around a tick moves away from the edge; a line with a fixed start is clipped there.
    let kept = centred || alignedRight ? max(0, min(left, bounds.maxX - line.width)) : left
    let frame = CGRect(
      x: kept, y: point.y, width: min(line.width, bounds.maxX - kept), height: font.lineHeight)
    list.commands.append(
      DrawCommand(.text(line, color), element: "plot/text", frame: frame, clip: bounds))
    return frame.maxX
  }

  /// Draws a line of text after a swatch of `height` points; returns the line's right end.
  @discardableResult
  mutating func key(_ string: String, _ color: Color, at point: CGPoint, swatch height: CGFloat) -> CGFloat {
    let y = point.y + (font.lineHeight - height) / 2
    fill(color, CGRect(x: point.x, y: y, width: 16, height: height))
    return text(string, style.secondInk, at: CGPoint(x: point.x + 22, y: point.y))
  }

  /// Draws the title above a panel, and a labelled line at each tick of its values.
  mutating func values(_ title: String, _ scale: PlotScale, of panel: CGRect) {
    text(title, style.secondInk, at: CGPoint(x: panel.minX, y: panel.minY - PlotLayout.titleLine))
    for tick in scale.ticks {
      let y = scale.y(tick, in: panel)
      fill(style.grid, CGRect(x: panel.minX, y: y, width: panel.width, height: 1 / style.scale))
      text(
        scale.text(of: tick), style.secondInk, at: CGPoint(x: panel.minX - 8, y: y - 9), alignedRight: true)
    }
  }

  /// Draws a line at each tick of time across panels of one width, with a label below the last of them.
  mutating func times(_ scale: PlotScale, across panels: [CGRect]) {
    guard let last = panels.last else { return }
    for tick in scale.ticks {
      let x = scale.x(tick, in: last)
      for panel in panels {
        fill(style.grid, CGRect(x: x, y: panel.minY, width: 1 / style.scale, height: panel.height))
      }
      text(
        scale.text(of: tick) + " s", style.secondInk, at: CGPoint(x: x, y: last.maxY + 4), centred: true)
    }
  }

  /// Fills a time range in panels with a colour, from one x coordinate to another.
  mutating func wash(_ color: Color, from left: CGFloat, to right: CGFloat, across panels: [CGRect]) {
    for panel in panels {
      fill(color, CGRect(x: left, y: panel.minY, width: right - left, height: panel.height))
    }
  }
}
