import CollectionViews
import Foundation
import LayoutGeometry
import Replays
import SceneReadings
import SceneTools
import ScreenInterface
import Stage

/// The outlines on a scroll view that show where a stroke lands, before and now.
struct StrokeLandingOutlines {
  let comparison: StrokeComparison
  let stage: Stage

  init(_ comparison: StrokeComparison, on stage: Stage) {
    self.comparison = comparison
    self.stage = stage
  }

  func draw(with painter: inout ChromePainter) {
    let id = comparison.now.scroller
    for view in stage.context.scrollViews {
      guard let placed = view.placedMotions.first(where: { $0.id == id }) else { continue }
      let viewport = view.convertToWindow(placed.frame)
      outline(comparison.before, painter.second, 1, placed, viewport, &painter)
      outline(comparison.now, painter.vermilion, 2, placed, viewport, &painter)
    }
  }

  private func outline(
    _ outcome: StrokeOutcome, _ color: Color, _ width: CGFloat, _ placed: PositionedMotion,
    _ viewport: CGRect,
    _ painter: inout ChromePainter
  ) {
    guard outcome.scroller == comparison.now.scroller else { return }
    let way = outcome.offset - placed.contentOffset
    let isMirrored = placed.axis == .horizontal && stage.context.traits.isRightToLeft
    let shift = isMirrored ? -way : way
    let frame =
      placed.axis == .horizontal ? viewport.offsetBy(dx: shift, dy: 0) : viewport.offsetBy(dx: 0, dy: shift)
    painter.paint(
      .stroke(color, width: width, cornerRadius: 0), "tools/tuning/ghost", frame.insetBy(dx: 3, dy: 3))
  }
}
