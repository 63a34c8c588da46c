public import Foundation

/// Takes the time of the passes of a frame: it alone reads a clock, what it measures only says where it is.
@MainActor
public protocol FrameProbe: AnyObject {
  /// Begins a pass, and ends the one under way.
  func enter(_ pass: FramePass)

  /// Ends the pass under way, and tells how many seconds it took; 0 when there was none.
  @discardableResult
  func leave() -> TimeInterval
}
