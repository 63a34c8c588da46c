@testable import VisualQA

/// A reader of a film's chapters, as a page's player reads them.
nonisolated struct FilmReader {
  private let chapters: [[UInt8]]
  private let chapterLength: Int
  private var codec: FilmCodec<RangeDecoder>
  private var next = 0

  init(_ chapters: [[UInt8]], width: Int, height: Int, chapterLength: Int) {
    self.chapters = chapters
    self.chapterLength = chapterLength
    codec = FilmCodec(width: width, height: height, coder: RangeDecoder(chapters[0][...]))
  }

  /// Reads the next frame.
  mutating func frame() -> [UInt32] {
    if next > 0, next % chapterLength == 0 {
      codec.beginChapter(RangeDecoder(chapters[next / chapterLength][...]))
    }
    next += 1
    codec.code(FilmPlan(columns: codec.columns, rows: codec.rows))
    return codec.shown
  }
}
