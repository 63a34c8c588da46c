/// A part of the work on a frame, in the order in which they come.
public enum FramePass: String, Sendable, Hashable, CaseIterable {
  /// Events were handled, since the frame before.
  case input
  /// Motions were brought to the frame's time.
  case update
  /// Views were laid out, and handlers called.
  case layout
  /// The display lists were written.
  case display
  /// What differs was found and painted.
  case draw
  /// What was painted was shown.
  case present
}
