package import Foundation

/// The start and the duration of each pass of a frame.
package struct FramePasses: Sendable, Hashable {
  /// The measurement of one pass.
  package struct Span: Sendable, Hashable {
    /// The time at which the pass first began, in seconds of the window's clock.
    package var start: TimeInterval = 0
    /// The total duration of the pass, in seconds.
    package var duration: TimeInterval = 0

    /// Creates a measurement of zero duration.
    package init() {}
  }

  private var input = Span()
  private var update = Span()
  private var layout = Span()
  private var display = Span()
  private var draw = Span()
  private var present = Span()

  /// Creates measurements of zero duration.
  package init() {}

  /// The measurement of a pass.
  package subscript(pass: FramePass) -> Span {
    get {
      switch pass {
      case .input: input
      case .update: update
      case .layout: layout
      case .display: display
      case .draw: draw
      case .present: present
      }
    }
    set {
      switch pass {
      case .input: input = newValue
      case .update: update = newValue
      case .layout: layout = newValue
      case .display: display = newValue
      case .draw: draw = newValue
      case .present: present = newValue
      }
    }
  }

  /// Adds the time from `start` to `end` to a pass.
  package mutating func add(_ pass: FramePass, from start: TimeInterval, to end: TimeInterval) {
    var span = self[pass]
    if span.duration == 0 { span.start = start }
    span.duration += max(0, end - start)
    self[pass] = span
  }
}

/// A stage of the work on a frame; the cases are in the order of execution.
package enum FramePass: String, Sendable, Hashable, CaseIterable {
  /// The handling of events since the previous frame.
  case input
  /// The advance of motions to the frame's time.
  case update
  /// The layout of views, and the calls of handlers.
  case layout
  /// The writing of the display lists.
  case display
  /// The computation of the damage, and its painting.
  case draw
  /// The presentation of the painted frame.
  case present
}

/// A probe that measures the passes of a frame; only the probe reads a clock, its callers only name the pass.
@MainActor
package protocol FrameProbe: AnyObject {
  /// Begins a pass, and ends the one in progress.
  func enter(_ pass: FramePass)

  /// Ends the current pass and returns its seconds; 0 when there was none.
  @discardableResult
  func leave() -> TimeInterval
}
