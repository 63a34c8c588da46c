import Foundation
import ScreenInterface

extension ChromePainter {
  /// A bar for each of the last frames, as high as what it took, and a line at what it was given; late frames stand
  /// out, and all are pale while nothing moves.
  mutating func graph(_ history: FrameHistory, in frame: CGRect, isIdle: Bool) {
    let line = frame.maxY - (frame.height * Self.budgetShare).rounded()
    paint(
      .fill(rule, cornerRadius: 0), "tools/graph",
      CGRect(x: frame.minX, y: line, width: frame.width, height: 1))
    let slot = frame.width / CGFloat(FrameHistory.capacity)
    let first = FrameHistory.capacity - history.frames.count
    for (place, index) in history.frames.indices.enumerated() {
      let bar = history.frames[index]
      let left = frame.minX + (CGFloat(first + place) * slot).rounded()
      let right = frame.minX + (CGFloat(first + place + 1) * slot).rounded()
      let height = max(1, min(frame.height, CGFloat(bar.load) * frame.height * Self.budgetShare))
      let color = bar.isLate ? vermilion : indigo
      paint(
        .fill(color.withOpacity(isIdle ? 0.35 : 0.9), cornerRadius: 0), "tools/graph",
        CGRect(x: left, y: frame.maxY - height, width: max(1, right - left - 0.5), height: height))
    }
  }

  /// How high the line stands in the graph.
  private static let budgetShare: CGFloat = 0.75
}
