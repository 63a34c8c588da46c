/// The limits of animations.
nonisolated enum AnimationLimits {
  /// The greatest number of frames that are played.
  static let frames = 2000
  /// The greatest number of pixels of all canvases of an animation together: 256 × 2²⁰.
  static let pixels = 1 << 28
  /// The greatest number of bytes of the frames that are kept for one place where an animation shows.
  static let bytes = 32 << 20
}
