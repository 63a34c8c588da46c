import Foundation
import SceneReadings
import ScreenInterface

/// The graph of the last frames: a bar for each frame, as high as its fraction of the time budget.
///
/// A line marks the whole budget. Late frames have their own colour, and all bars are pale while nothing moves.
struct FrameGraph {
  let history: FrameHistory
  let frame: CGRect
  let isIdle: Bool

  /// Draws the graph.
  func draw(with painter: inout ChromePainter) {
    let line = frame.maxY - (frame.height * Self.budgetShare).rounded()
    painter.paint(
      .fill(painter.rule, cornerRadius: 0), "tools/graph",
      CGRect(x: frame.minX, y: line, width: frame.width, height: 1))
    let slot = frame.width / CGFloat(FrameHistory.capacity)
    let first = FrameHistory.capacity - history.frames.count
    for (place, index) in history.frames.indices.enumerated() {
      let bar = history.frames[index]
      let left = frame.minX + (CGFloat(first + place) * slot).rounded()
      let right = frame.minX + (CGFloat(first + place + 1) * slot).rounded()
      let height = max(1, min(frame.height, CGFloat(bar.load) * frame.height * Self.budgetShare))
      let color = bar.isLate ? painter.vermilion : painter.indigo
      painter.paint(
        .fill(color.withOpacity(isIdle ? 0.35 : 0.9), cornerRadius: 0), "tools/graph",
        CGRect(x: left, y: frame.maxY - height, width: max(1, right - left - 0.5), height: height))
    }
  }

  /// The height of the budget line, as a fraction of the graph's height.
  private static let budgetShare: CGFloat = 0.75
}
