package import Foundation

/// A probe that measures the passes of a frame; only the probe reads a clock, its callers only name the pass.
@MainActor
package protocol FrameProbe: AnyObject {
  /// Begins a pass, and ends the one in progress.
  func enter(_ pass: FramePass)

  /// Ends the current pass and returns its seconds; 0 when there was none.
  @discardableResult
  func leave() -> TimeInterval
}
