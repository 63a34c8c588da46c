import Foundation

/// A frame of an animation, with its position on the canvas and a file that holds this frame only.
nonisolated struct AnimationFrame: Sendable {
  /// The disposal of the frame's area before the next frame.
  enum Disposal: Sendable {
    case keep
    case clear
    case restore
  }

  var x: Int
  var y: Int
  var width: Int
  var height: Int
  /// The duration of the frame in milliseconds, as stored in the file.
  var milliseconds: Int
  var disposal: Disposal
  /// True when the frame is blended over the canvas; false when it replaces the pixels.
  var isBlended: Bool
  /// A file of the same format with this frame only.
  var file: Data

  /// The duration of the frame in seconds; 0.1 where the file has at most 10 ms, as in browsers.
  var duration: TimeInterval { milliseconds <= 10 ? 0.1 : TimeInterval(milliseconds) / 1000 }
}
