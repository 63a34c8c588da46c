public import Foundation

/// When each pass of a frame began, and how long it took.
public struct FramePasses: Sendable, Hashable {
  /// One pass.
  public struct Span: Sendable, Hashable {
    /// When it began first, in seconds on the window's clock.
    public var start: TimeInterval = 0
    /// How long it took in all, in seconds.
    public var duration: TimeInterval = 0

    /// Creates a pass that took no time.
    public init() {}
  }

  private var input = Span()
  private var update = Span()
  private var layout = Span()
  private var display = Span()
  private var draw = Span()
  private var present = Span()

  /// Creates passes that took no time.
  public init() {}

  /// The time of one pass.
  public subscript(pass: FramePass) -> Span {
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
  public mutating func add(_ pass: FramePass, from start: TimeInterval, to end: TimeInterval) {
    var span = self[pass]
    if span.duration == 0 { span.start = start }
    span.duration += max(0, end - start)
    self[pass] = span
  }
}
