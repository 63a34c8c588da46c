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
