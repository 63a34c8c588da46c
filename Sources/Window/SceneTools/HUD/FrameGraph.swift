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

/// The history of the last presented frames for the HUD: their intervals and loads.
struct FrameHistory: Sendable, Hashable {
  /// The number of frames that are kept.
  static let capacity = 120
  /// The longest interval between two frames, in seconds; after a longer gap the window was idle.
  static let rest: TimeInterval = 0.25

  /// One presented frame.
  struct Frame: Sendable, Hashable {
    /// The time since the previous frame, in seconds; `nil` after an idle time.
    var interval: TimeInterval?
    /// The frame's duration as a fraction of its budget; above 1 is over budget, 0 without a budget.
    var load: Double
    /// True when the frame missed its deadline.
    var isLate: Bool
  }

  /// The frames, the oldest first.
  private(set) var frames = Ring<Frame>(capacity: capacity)
  /// The time that a frame may take, in seconds; `nil` where frames are not paced.
  private(set) var budget: TimeInterval?
  private var last: TimeInterval?
  private var sorted: [TimeInterval] = []

  /// Adds a presented frame.
  mutating func note(_ frame: PresentedFrame) {
    let gap = last.map { frame.time - $0 }
    budget = frame.schedule?.interval
    frames.append(
      Frame(
        interval: gap.flatMap { $0 < Self.rest ? $0 : nil },
        load: budget.map { (frame.work + frame.present) / $0 } ?? 0, isLate: frame.isLate))
    last = frame.time
  }

  /// Returns the frame intervals at these percentiles (0…1), in seconds; `nil` while there are none.
  mutating func intervals(at shares: [Double]) -> [TimeInterval]? {
    sorted.removeAll(keepingCapacity: true)
    for index in frames.indices {
      if let interval = frames[index].interval { sorted.append(interval) }
    }
    guard !sorted.isEmpty else { return nil }
    sorted.sort()
    return shares.map { sorted[min(Int((Double(sorted.count) * $0).rounded(.down)), sorted.count - 1)] }
  }
}
