import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// Where the parts of the traces' panel stand.
struct TracePanel {
  static let curveHeight: CGFloat = 56
  static let laneHeight: CGFloat = 14
  static let padding: CGFloat = 10
  static let lineHeight: CGFloat = 18
  static let nameWidth: CGFloat = 64

  /// From this width on each part of the legend takes one line, in points.
  static let wideLegend: CGFloat = 400

  /// How many lines the legend takes.
  let legendLines: Int
  /// The whole of it.
  let frame: CGRect
  /// When the time axis ends, in seconds.
  let end: TimeInterval

  /// Above the HUD's strip, or at the foot of its dock.
  init(in size: CGSize, lanes: Int, hud: CGRect?, end: TimeInterval) {
    let isDocked = size.width >= HUDDock.leastWindowWidth
    let width = isDocked ? HUDDock.width - 16 : size.width - 16
    legendLines = width >= Self.wideLegend ? 2 : 4
    let height =
      Self.padding * 2 + Self.lineHeight * CGFloat(1 + legendLines) + Self.curveHeight
      + Self.laneHeight * CGFloat(lanes + 1) + 8
    let bottom = isDocked ? size.height - 8 : (hud?.minY ?? size.height) - 8
    let left = isDocked ? size.width - HUDDock.width + 8 : 8
    frame = CGRect(x: left, y: bottom - height, width: width, height: height)
    self.end = end
  }

  private var left: CGFloat { frame.minX + Self.padding + Self.nameWidth }
  private var width: CGFloat { frame.width - 2 * Self.padding - Self.nameWidth }

  /// Where the curve's title begins.
  var title: CGPoint { CGPoint(x: frame.minX + Self.padding, y: frame.minY + Self.padding) }

  /// Where the curve is drawn.
  var curve: CGRect {
    CGRect(x: left, y: title.y + Self.lineHeight, width: width, height: Self.curveHeight)
  }

  /// A lane, counted from the top; the one after the last scroller's is the barcode's.
  func lane(_ index: Int) -> CGRect {
    CGRect(
      x: left, y: curve.maxY + 8 + Self.laneHeight * CGFloat(index), width: width, height: Self.laneHeight)
  }

  /// Where the legend begins.
  var legend: CGPoint {
    CGPoint(
      x: frame.minX + Self.padding, y: frame.maxY - Self.padding - Self.lineHeight * CGFloat(legendLines))
  }

  /// Where an instant is; `nil` before the axis begins.
  func x(of time: TimeInterval) -> CGFloat? {
    let share = 1 - (end - time) / MotionTraces.span
    return share >= 0 && share <= 1 ? left + width * share : nil
  }
}
