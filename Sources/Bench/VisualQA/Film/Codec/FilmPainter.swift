/// The coding of pixels line by line: each channel is guessed, and its error is coded.
///
/// The green channel comes first; its error corrects the guesses of the others.
nonisolated struct FilmPainter {
  /// The context of an error, by how large the errors and the differences around it are.
  private static let levels: [Int] = (0...255).map { energy in
    let bounds = [0, 2, 4, 8, 13, 20, 30, 44, 64, 96, 160]
    return bounds.firstIndex { energy <= $0 } ?? bounds.count
  }

  private let width: Int
  private let height: Int
  private let levels: [Int]
  /// The errors of the line above and of this line, three a pixel, with one pixel of space at each end.
  private var above: [Int]
  private var errors: [Int]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    levels = Self.levels
    above = [Int](repeating: 0, count: 3 * (width + 2))
    errors = above
  }

  /// Begins the next line.
  mutating func beginLine() {
    swap(&above, &errors)
    for index in errors.indices { errors[index] = 0 }
  }

  /// Codes the pixels of a span of line `y` into `next`.
  ///
  /// They are guessed from `origin` and from the frame before, `still`, or from their neighbours alone.
  mutating func paint<Coder: BitCoding>(
    _ span: Range<Int>, _ y: Int, from origin: FilmGuess.Origin?, still: [UInt32],
    on next: inout [UInt32], _ channels: inout FilmChannels<Coder>
  ) {
    for x in span {
      let near = next.withUnsafeBufferPointer { FilmNeighbors($0, x, y, width: width) }
      var guess = FilmGuess(near)
      let isGuided = origin.map { add($0, still, x, y, near, to: &guess) } ?? false
      next[y * width + x] = code(x, y, guess, isGuided ? nil : near, &channels)
    }
  }

  /// Adds the guesses from a picture; returns false at its edges, where there are none.
  @inline(__always)
  private func add(
    _ origin: FilmGuess.Origin, _ still: [UInt32], _ x: Int, _ y: Int, _ near: FilmNeighbors,
    to guess: inout FilmGuess
  ) -> Bool {
    let (column, row) = (x + origin.dx, y + origin.dy)
    guard column > 0, column + 1 < width, row > 0, row < height, x > 0, y > 0, x + 1 < width else {
      return false
    }
    origin.picture.withUnsafeBufferPointer {
      guess.add($0, at: row * width + column, column: column, width: width, near: near)
    }
    guard guess.least > 0, origin.dx != 0 || origin.dy != 0 else { return true }
    still.withUnsafeBufferPointer {
      guess.add($0[y * width + x], miss: near.distance(from: FilmNeighbors($0, x, y, width: width)))
    }
    return true
  }

  /// Codes the three channels of a pixel; `near` are its neighbours where it is guessed from them alone.
  @inline(__always)
  private mutating func code<Coder: BitCoding>(
    _ x: Int, _ y: Int, _ guess: FilmGuess, _ near: FilmNeighbors?, _ channels: inout FilmChannels<Coder>
  ) -> UInt32 {
    let activity = near?.activity
    var (pixel, lead, lift, base) = (UInt32(0xFF00_0000), 0, 0, 0)
    for channel in 0..<3 {
      let shift = channel == 0 ? UInt32(8) : channel == 1 ? 16 : 0
      var prediction = guess.value(channel)
      if channel > 0 {
        if let near {
          func tint(_ word: UInt32) -> Int { FilmWord.channel(word, shift) - FilmWord.channel(word, 8) }
          prediction = base + FilmWord.median(tint(near.left), tint(near.above), tint(near.corner))
        } else {
          prediction += lift
        }
        prediction = min(max(prediction, 0), 255)
      }
      let at = 3 * (x + 1) + channel
      let energy = 2 * abs(errors[at - 3]) + 2 * abs(above[at]) + abs(above[at - 3]) + abs(above[at + 3])
      let level = activity == nil ? (2 * energy + guess.least) / 3 : energy
      let context = FilmModels.Context(
        kind: (activity == nil ? 3 : 0) + channel, level: levels[min(level, 255)], lead: lead,
        lean: errors[at - 3].signum() + 1)
      let error = channels.code(y * width + x, shift, prediction, context)
      errors[at] = error
      pixel |= UInt32(prediction + error) << shift
      let size = abs(error)
      lead = size == 0 ? 0 : size < 3 ? 1 : size < 7 ? 2 : 3
      if channel == 0 { (base, lift) = (prediction + error, error) }
    }
    return pixel
  }
}
