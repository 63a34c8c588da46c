import Foundation
import ScreenInterface

/// The background of a plot, beneath its curves: fills and texts, as a display list.
struct PlotGround {
  private(set) var list: DisplayList
  private let text: any TextMeasuring
  private let font = TextStyle(size: 12)
  private let secondInk: Color
  private let bounds: CGRect

  init(style: PlotStyle, text: any TextMeasuring) {
    self.text = text
    secondInk = style.secondInk
    bounds = CGRect(origin: .zero, size: style.size)
    list = DisplayList(size: style.size, background: style.paper)
  }

  mutating func fill(_ color: Color, _ frame: CGRect) {
    list.commands.append(
      DrawCommand(.fill(color, cornerRadius: 0), element: "plot/ground", frame: frame, clip: bounds))
  }

  /// Writes a line whose top left, top middle or top right lies at `point`; returns its right end.
  @discardableResult
  mutating func text(
    _ string: String, _ color: Color, at point: CGPoint, centred: Bool = false, alignedRight: Bool = false
  ) -> CGFloat {
    let line = TextLine(string, style: font, width: text.width(of: string, style: font))
    let left = point.x - (alignedRight ? line.width : centred ? line.width / 2 : 0)
    let kept = max(0, min(left, bounds.maxX - line.width))
    let frame = CGRect(
      x: kept, y: point.y, width: min(line.width, bounds.maxX - kept), height: font.lineHeight)
    list.commands.append(
      DrawCommand(.text(line, color), element: "plot/text", frame: frame, clip: bounds))
    return frame.maxX
  }

  /// Writes a line behind a swatch of `height` points; returns the line's right end.
  @discardableResult
  mutating func key(_ string: String, _ color: Color, at point: CGPoint, swatch height: CGFloat) -> CGFloat {
    let y = point.y + (font.lineHeight - height) / 2
    fill(color, CGRect(x: point.x, y: y, width: 16, height: height))
    return text(string, secondInk, at: CGPoint(x: point.x + 22, y: point.y))
  }
}
