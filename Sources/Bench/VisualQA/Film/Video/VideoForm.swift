/// A format of a film that `ffmpeg` makes.
package nonisolated enum VideoForm: String, Sendable, Hashable, CaseIterable {
  /// H.264 in MP4, which everything plays.
  case mp4
  /// VP9 in WebM.
  case webm
  /// An animated GIF with one palette for all frames.
  case gif

  /// The default number of frames a second: every frame of a script, and for a GIF what it can count.
  package var defaultRate: Double { self == .gif ? 20 : 60 }

  /// Returns true when frames at this rate have exact times: a GIF counts in hundredths of a second.
  package func isExact(_ rate: Double) -> Bool {
    self != .gif || (100 / rate).rounded() * rate == 100 && rate <= 50
  }

  /// The arguments that pack the frames, which are read from the standard input, without the output.
  var packing: [String] {
    switch self {
    case .mp4:
      Self.filter(Self.even + "," + Self.colors)
        + [
          "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags",
          "+faststart",
          "-bf", "0",
        ] + Self.tags
    case .webm:
      Self.filter(Self.even + "," + Self.colors)
        + [
          "-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt",
          "1",
          "-pix_fmt", "yuv420p",
        ] + Self.tags
    // The palette is that of all frames, so they are read twice, from a file that loses nothing.
    case .gif: ["-c:v", "ffv1", "-pix_fmt", "bgr0"]
    }
  }

  /// The name of the format in which the frames are packed.
  package var container: String { self == .gif ? "nut" : rawValue }

  /// The arguments that make a GIF of a packed file.
  package static func painting(_ file: String) -> [String] {
    let graph = "[0:v]palettegen=stats_mode=diff[p];[1:v][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle"
    return ["-i", file, "-i", file, "-filter_complex", graph, "-loop", "0"]
  }

  /// Both sides are made even, as these formats need them, with a line of paper.
  private static let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=0xF6F1E6"
  private static let colors = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
  private static let tags = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
  ]

  private static func filter(_ graph: String) -> [String] { ["-vf", graph] }
}
