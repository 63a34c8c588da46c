import Foundation
import LayoutGeometry
import ScreenInterface
import ScrollPhysics

/// The layout of the trails' panel.
struct TrailPanel {
  static let curveHeight: CGFloat = 56
  static let laneHeight: CGFloat = 14
  static let padding: CGFloat = 10
  static let lineHeight: CGFloat = 18
  /// The least and the greatest width of the column of names, in points.
  static let nameWidths: ClosedRange<CGFloat> = 64...140

  /// The least width of a panel whose legend parts take one line each, in points.
  static let wideLegend: CGFloat = 400

  /// The number of lines of the legend.
  let legendLines: Int
  /// The frame of the whole panel.
  let frame: CGRect
  /// The width of the column of names, in points.
  let nameWidth: CGFloat
  /// The time at the end of the time axis, in seconds.
  let end: TimeInterval

  /// Lays out the panel above the HUD's strip, or at the foot of its dock; the widest name has `nameWidth`.
  init(in size: CGSize, lanes: Int, nameWidth: CGFloat = 0, hud: CGRect?, end: TimeInterval) {
    self.nameWidth = min(
      max(nameWidth.rounded(.up) + 8, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
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

  private var left: CGFloat { frame.minX + Self.padding + nameWidth }
  private var width: CGFloat { frame.width - 2 * Self.padding - nameWidth }

  /// The origin of the curve's title.
  var title: CGPoint { CGPoint(x: frame.minX + Self.padding, y: frame.minY + Self.padding) }

  /// The frame of the curve.
  var curve: CGRect {
    CGRect(x: left, y: title.y + Self.lineHeight, width: width, height: Self.curveHeight)
  }

  /// Returns the frame of a lane, counted from the top; the one after the last scroller's is the barcode's.
  func lane(_ index: Int) -> CGRect {
    CGRect(
      x: left, y: curve.maxY + 8 + Self.laneHeight * CGFloat(index), width: width, height: Self.laneHeight)
  }

  /// The origin of the legend.
  var legend: CGPoint {
    CGPoint(
      x: frame.minX + Self.padding, y: frame.maxY - Self.padding - Self.lineHeight * CGFloat(legendLines))
  }

  /// Returns the x coordinate of a time on the axis; `nil` outside the axis.
  func x(of time: TimeInterval) -> CGFloat? {
    let share = 1 - (end - time) / MotionTrails.span
    return share >= 0 && share <= 1 ? left + width * share : nil
  }
}
