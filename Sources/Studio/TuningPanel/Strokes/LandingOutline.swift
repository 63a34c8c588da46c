import CollectionViews
package import Foundation
import LayoutGeometry
import Replays
import SceneReadings
package import SceneTools
import ScreenInterface
package import Stage

/// The outline on a scroll view that shows where content lands, or has landed.
package struct LandingOutline {
  /// The name of the scroller.
  package let scroller: String
  /// The content offset, in points.
  package let offset: CGFloat

  /// Creates the outline of an offset.
  package init(of scroller: String, at offset: CGFloat) { (self.scroller, self.offset) = (scroller, offset) }

  /// Draws the outline where its scroller shows; the colour is that of what was before, or of what is now.
  package func draw(on stage: Stage, isFormer: Bool, with painter: inout ChromePainter) {
    let (color, width): (Color, CGFloat) = isFormer ? (painter.second, 1) : (painter.vermilion, 2)
    for view in stage.context.scrollViews {
      guard let placed = view.placedMotions.first(where: { $0.id.name == scroller }) else { continue }
      let viewport = view.convertToWindow(placed.frame)
      let way = offset - placed.contentOffset
      let isMirrored = placed.axis == .horizontal && stage.context.traits.isRightToLeft
      let shift = isMirrored ? -way : way
      let frame =
        placed.axis == .horizontal
        ? viewport.offsetBy(dx: shift, dy: 0) : viewport.offsetBy(dx: 0, dy: shift)
      painter.paint(
        .stroke(color, width: width, cornerRadius: 0), "tools/tuning/ghost", frame.insetBy(dx: 3, dy: 3))
    }
  }
}

/// The outlines of where a stroke lands, before and now, on the scroll view that it moves now.
struct StrokeLandingOutlines {
  let comparison: StrokeComparison
  let stage: Stage

  init(_ comparison: StrokeComparison, on stage: Stage) {
    self.comparison = comparison
    self.stage = stage
  }

  func draw(with painter: inout ChromePainter) {
    let scroller = comparison.now.scroller
    for (outcome, isFormer) in [(comparison.before, true), (comparison.now, false)]
    where outcome.scroller == scroller {
      LandingOutline(of: scroller.name, at: outcome.offset)
        .draw(on: stage, isFormer: isFormer, with: &painter)
    }
  }
}
