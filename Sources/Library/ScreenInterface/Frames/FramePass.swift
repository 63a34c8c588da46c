/// A pass of the work on a frame; the cases are in the order of the passes.
package enum FramePass: String, Sendable, Hashable, CaseIterable {
  /// The handling of events since the frame before.
  case input
  /// The advance of motions to the frame's time.
  case update
  /// The layout of views, and the calls of handlers.
  case layout
  /// The writing of the display lists.
  case display
  /// The search for the difference from the last frame, and its painting.
  case draw
  /// The showing of the painted frame.
  case present
}
