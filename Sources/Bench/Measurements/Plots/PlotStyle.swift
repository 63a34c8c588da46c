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
