/// The limits of animations.
nonisolated enum AnimationLimits {
  /// The greatest number of frames that are played.
  static let frames = 2000
  /// The greatest number of pixels of all canvases of an animation together: 256 × 2²⁰.
  static let pixels = 1 << 28
  /// The maximum size of the frames kept for one displayed size of an animation, in bytes.
  static let bytes = 32 << 20
}
