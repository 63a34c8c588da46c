import ScreenInterface
import Testing

@testable import VisualQA

/// Tests of the encoder of a film's frames, which are read again.
struct FilmEncoderTests {
  /// What the frames of a film show.
  enum Content: String, CaseIterable {
    case still
    case scrolled
    case turned
    case stretched
    case noise
    case blinking
  }

  /// A texture without a repetition, from a hash of the place.
  private static func texture(_ x: Int, _ y: Int) -> UInt32 {
    var word = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
    word ^= word >> 13
    word = word &* 0x5BD1_E995
    return 0xFF00_0000 | (word ^ word >> 15) & 0x1F1F1F | 0x406080
  }

  private static func frame(_ content: Content, _ index: Int, width: Int, height: Int) -> Bitmap {
    let pixels = (0..<width * height).map { place in
      let (x, y) = (place % width, place / width)
      switch content {
      case .still: return texture(x, y)
      case .scrolled: return texture(x, y + 5 * index)
      // After a while the upper half turns sideways below a label that stands still, and comes back.
      case .turned:
        if y < 6, x > 10 { return 0xFFFF_FDF8 }
        let turn = max(index - 19, 0)
        return texture(y < height / 2 ? x + 4 * min(turn, 30 - turn) : x, y)
      case .stretched: return texture(x * (100 - index) / 100, y)
      case .noise: return texture(x, y + 1000 * index) ^ 0x00E0_E0E0
      case .blinking: return index % 3 == 0 ? 0xFF00_0000 : texture(x, y)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func encoded(_ frames: [Bitmap]) -> (chapters: [[UInt8]], length: Int) {
    var encoder = FilmEncoder(width: frames[0].width, height: frames[0].height, frames: frames.count)
    for frame in frames { encoder.append(frame) }
    return (encoder.finish(), encoder.chapterLength)
  }

  @Test(arguments: Content.allCases, [(60, 44), (1, 1), (9, 70), (8, 8)])
  func `every frame is read as it was`(content: Content, size: (width: Int, height: Int)) {
    let frames = (0..<50).map { Self.frame(content, $0, width: size.width, height: size.height) }
    let (chapters, length) = Self.encoded(frames)
    #expect(chapters.count == 3 && length == 20)
    var reader = FilmReader(chapters, width: size.width, height: size.height, chapterLength: length)
    for (index, frame) in frames.enumerated() {
      guard reader.frame() == frame.pixels else {
        Issue.record("frame \(index) of \(content) at \(size)")
        return
      }
    }
    #expect(Self.encoded(frames).chapters == chapters, "the same frames give the same bytes")
  }

  @Test func `what stays, moves by whole pixels or comes back costs next to nothing`() {
    func bytes(_ content: Content, _ count: Int) -> Int {
      let frames = (0..<count).map { Self.frame(content, $0, width: 120, height: 96) }
      return Self.encoded(frames).chapters.reduce(0) { $0 + $1.count }
    }
    let first = bytes(.still, 1)
    #expect(first > 10_000, "the texture is no easy one: \(first) bytes")
    #expect(bytes(.still, 40) - first < 40)
    // Each frame shows five new lines of 96, and twenty frames a whole new picture.
    #expect(bytes(.scrolled, 20) < first * 5 / 2)
    // The way back shows nothing that was not there.
    #expect(bytes(.turned, 50) - bytes(.turned, 35) < first / 4)
    // A picture that comes back after another is in the snapshots, or is dear once in three frames.
    #expect(bytes(.blinking, 60) < first * 22)
  }

  @Test func `damaged bytes are read to the end as some picture`() {
    let frames = (0..<30).map { Self.frame(.turned, $0, width: 60, height: 44) }
    let (chapters, length) = Self.encoded(frames)
    for flipped in stride(from: 0, to: chapters[0].count, by: 97) {
      var damaged = chapters
      damaged[0][flipped] ^= 0x55
      var reader = FilmReader(damaged, width: 60, height: 44, chapterLength: length)
      #expect((0..<30).allSatisfy { _ in reader.frame().count == 60 * 44 })
    }
  }

  @Test func `a chapter grows with the length and the size of a film, so that snapshots have bounds`() {
    let cases = [(60, 44, 50, 20), (60, 44, 4000, 100), (2000, 2000, 100, 20), (4000, 4000, 300, 150)]
    for (width, height, frames, length) in cases {
      #expect(FilmEncoder(width: width, height: height, frames: frames).chapterLength == length)
    }
  }
}
