public import Foundation
public import Replays
public import ScreenInterface
public import ScrollPhysics

/// The size and the colours of a plot.
public nonisolated struct PlotStyle: Sendable, Hashable {
  /// The size of the picture, in points; default 720 × 480.
  public var size: CGSize
  /// The number of device pixels per point; default 2.
  public var scale: CGFloat
  /// The theme; default light.
  public var theme: RecordingHeader.Theme

  /// Creates a style.
  public init(
    size: CGSize = CGSize(width: 720, height: 480), scale: CGFloat = 2, theme: RecordingHeader.Theme = .light
  ) {
    self.size = size
    self.scale = scale
    self.theme = theme
  }

  /// The background.
  public var paper: Color { colors.paper }
  /// The colour of text.
  public var ink: Color { colors.ink }
  /// The colour of secondary text.
  public var secondInk: Color { colors.secondInk }
  /// The colour of the grid lines.
  public var grid: Color { colors.grid }

  /// Returns the colour of a curve by its index; the colours repeat.
  public func color(ofCurve index: Int) -> Color { colors.color(ofCurve: index) }

  /// Returns the colour behind times of this phase; `nil` for rest.
  public func wash(of phase: ScrollPhase) -> Color? {
    switch phase {
    case .idle: nil
    case .tracking: ink.withOpacity(0.1)
    case .dragging: color(0xD9A441, 0xD9A441).withOpacity(0.28)
    case .decelerating: color(0x3E86A8, 0x5BA4C8).withOpacity(0.22)
    case .bouncing: color(0xB7282E, 0xE0696E).withOpacity(0.2)
    case .animating: color(0x68BE8D, 0x68BE8D).withOpacity(0.26)
    }
  }

  /// The colour of the line at a frame's limit.
  public var limit: Color { ink.withOpacity(0.7) }

  /// Returns the colour behind times of this activity; `nil` for rest.
  public func wash(of activity: FrameActivity) -> Color? {
    switch activity {
    case .drag: wash(of: .dragging)
    case .fling: wash(of: .decelerating)
    case .snap: wash(of: .bouncing)
    case .auto: wash(of: .animating)
    case .idle: nil
    }
  }

  private var colors: TimelineColors { TimelineColors(isDark: theme == .dark) }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: theme == .light ? light : dark) }
}

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
