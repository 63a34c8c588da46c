import Foundation

/// A frame of an animation, as a picture of its own that lies somewhere on the canvas.
nonisolated struct AnimationFrame: Sendable {
  /// What becomes of the frame's area before the next frame.
  enum Disposal: Sendable {
    case keep
    case clear
    case restore
  }

  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The time that the frame shows, as the file says it.
  var milliseconds: Int
  var disposal: Disposal
  /// True when what lies beneath shows through.
  var isBlended: Bool
  /// A file of the same format with this picture alone.
  var file: Data

  /// The time that the frame shows, in seconds; a tenth where the file says next to none, as browsers do.
  var duration: TimeInterval { milliseconds <= 10 ? 0.1 : TimeInterval(milliseconds) / 1000 }
}
