package import ScreenInterface

/// The encoder of a film's frames: each is stored as what differs from the frames before it, and nothing is lost.
///
/// A film is a list of chapters. The last frame of each is a snapshot, from which later frames take what comes back, and
/// to which a player goes back. The same frames give the same bytes.
package nonisolated struct FilmEncoder {
  /// The smallest number of frames of a chapter.
  private static let shortest = 20
  /// The memory for the snapshots, here and in a player, in bytes.
  private static let memory = 1 << 27

  /// The number of frames of every chapter but the last.
  package let chapterLength: Int
  private var codec: FilmCodec<RangeEncoder>
  private var hints: [FilmVector] = []
  private var count = 0
  private var finished: [[UInt8]] = []

  /// Creates an encoder of at most `frames` frames of one size, in pixels; both sides are at least 1.
  package init(width: Int, height: Int, frames: Int) {
    precondition(width > 0 && height > 0, "a film has a size; it is \(width) × \(height)")
    let snapshots = min(max(Self.memory / (4 * width * height), 1), 40)
    chapterLength = max(Self.shortest, (frames + snapshots - 1) / snapshots)
    codec = FilmCodec(width: width, height: height, coder: RangeEncoder())
  }

  /// Adds a frame of the film's size; its alpha is ignored.
  package mutating func append(_ picture: Bitmap) {
    precondition(
      picture.width == codec.width && picture.height == codec.height, "all frames have the film's size")
    if count > 0, count % chapterLength == 0 {
      finished.append(Array(codec.channels.coder.finish()))
      codec.beginChapter(RangeEncoder())
    }
    let source = picture.pixels.map { $0 | 0xFF00_0000 }
    if source == codec.shown {
      codec.code(FilmPlan(columns: codec.columns, rows: codec.rows), source: source)
    } else {
      var planner = FilmPlanner(codec, source: source, hints: hints)
      let plan = planner.planned()
      hints = plan.vectors
      codec.code(plan, source: source)
    }
    count += 1
  }

  /// Ends the film and returns its chapters.
  package mutating func finish() -> [[UInt8]] {
    finished + [Array(codec.channels.coder.finish())]
  }
}
