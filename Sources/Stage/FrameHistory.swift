import Foundation
import ScreenInterface

/// The last frames that were shown, for the HUD: how far apart they came, and what each took of what it was given.
struct FrameHistory: Sendable, Hashable {
  /// How many frames are kept.
  static let capacity = 120
  /// A gap longer than this is rest, not a frame, in seconds.
  static let rest: TimeInterval = 0.25

  /// One frame.
  struct Frame: Sendable, Hashable {
    /// Since the one before, in seconds; `nil` after a rest.
    var interval: TimeInterval?
    /// What it took of what it was given; more than 1 is too much.
    var load: Double
    /// Whether it missed its deadline.
    var isLate: Bool
  }

  /// The frames, the oldest first.
  private(set) var frames = Ring<Frame>(capacity: capacity)
  /// What a frame is given, in seconds; `nil` where frames follow each other without a pause.
  private(set) var budget: TimeInterval?
  private var last: TimeInterval?
  private var sorted: [TimeInterval] = []

  /// Notes a frame that was shown.
  mutating func note(_ frame: PresentedFrame) {
    let gap = last.map { frame.time - $0 }
    budget = frame.schedule?.interval
    frames.append(
      Frame(
        interval: gap.flatMap { $0 < Self.rest ? $0 : nil },
        load: budget.map { (frame.work + frame.present) / $0 } ?? 0, isLate: frame.isLate))
    last = frame.time
  }

  /// The intervals that these shares (0…1) of all do not exceed, in seconds; `nil` before the second frame.
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
