/// The form of a film's frames as bits, the same for the one who writes and the one who reads.
///
/// A frame is one bit when it is the frame before. Otherwise it is a plan, and after it the errors of the pixels of all
/// blocks that are not copied, line by line. Nothing is lost.
nonisolated struct FilmCodec<Coder: BitCoding> {
  let width: Int
  let height: Int
  let columns: Int
  let rows: Int
  /// The coder, with the models that it uses.
  var channels: FilmChannels<Coder>
  /// The last frame; black before the first.
  private(set) var shown: [UInt32]
  /// The frames that later ones may take pixels from: the last one of each chapter.
  private(set) var snapshots: [[UInt32]] = []

  init(width: Int, height: Int, coder: Coder) {
    self.width = width
    self.height = height
    columns = (width + FilmPlan.side - 1) / FilmPlan.side
    rows = (height + FilmPlan.side - 1) / FilmPlan.side
    channels = FilmChannels(coder: coder)
    shown = [UInt32](repeating: 0xFF00_0000, count: width * height)
  }

  /// Keeps the last frame as a snapshot, and goes on with a new coder and new models.
  mutating func beginChapter(_ coder: Coder) {
    snapshots.append(shown)
    channels = FilmChannels(coder: coder)
  }

  /// The picture of a vector.
  func picture(_ vector: FilmVector) -> [UInt32] {
    vector.picture > 0 && vector.picture <= snapshots.count ? snapshots[vector.picture - 1] : shown
  }

  /// Codes a frame of `source`; a reader passes none, and any plan.
  mutating func code(_ plan: FilmPlan, source: [UInt32] = []) {
    guard channels.coder.code(plan.isSame ? 1 : 0, &channels.models.isSame) == 0 else { return }
    let plan = channels.code(plan, columns: columns)
    var next = shown
    copy(plan, to: &next)
    channels.source = source
    paint(plan, on: &next)
    shown = next
  }

  /// Copies the blocks that come from another place.
  private func copy(_ plan: FilmPlan, to next: inout [UInt32]) {
    for (index, block) in plan.blocks.enumerated() {
      guard case .copied(let number) = block, number > 0, number < plan.vectors.count else { continue }
      let vector = plan.vectors[number]
      let picture = picture(vector)
      let (left, top) = (index % columns * FilmPlan.side, index / columns * FilmPlan.side)
      for y in top..<min(top + FilmPlan.side, height) where (0..<height).contains(y + vector.dy) {
        for x in left..<min(left + FilmPlan.side, width) where (0..<width).contains(x + vector.dx) {
          next[y * width + x] = picture[(y + vector.dy) * width + x + vector.dx]
        }
      }
    }
  }

  /// Codes the pixels of the blocks that are not copied.
  private mutating func paint(_ plan: FilmPlan, on next: inout [UInt32]) {
    var painter = FilmPainter(width: width, height: height)
    let origins = plan.vectors.map { (picture: picture($0), dx: $0.dx, dy: $0.dy) }
    for y in 0..<height {
      painter.beginLine()
      let first = y / FilmPlan.side * columns
      for column in 0..<columns {
        let span = column * FilmPlan.side..<min(column * FilmPlan.side + FilmPlan.side, width)
        switch plan.blocks[first + column] {
        case .copied: break
        case .changed(let number):
          let origin = number < origins.count ? origins[number] : nil
          painter.paint(span, y, from: origin, still: shown, on: &next, &channels)
        case .new: painter.paint(span, y, from: nil, still: shown, on: &next, &channels)
        }
      }
    }
  }
}
