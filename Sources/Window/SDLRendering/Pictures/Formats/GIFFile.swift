import Foundation

/// The parser of a GIF file's structure: its canvas and its frames.
///
/// Source: Graphics Interchange Format, version 89a.
nonisolated enum GIFFile {
  /// Returns the size of the canvas; that of the first frame where it has none.
  static func size(_ bytes: some FileBytes) -> (width: Int, height: Int)? {
    guard let width = bytes.littleEndian(at: 6, 2), let height = bytes.littleEndian(at: 8, 2) else {
      return nil
    }
    return (width, height)
  }

  /// Returns the frames, at most `limit` of them; of a truncated file the complete ones.
  static func frames(of data: Data, atMost limit: Int) -> [AnimationFrame] {
    guard let flags = data.littleEndian(at: 10, 1) else { return [] }
    let table = 13..<(13 + tableLength(flags))
    guard table.upperBound <= data.count else { return [] }
    let background = data[table]
    var frames: [AnimationFrame] = []
    var place = table.upperBound
    var control: Range<Int>?
    while frames.count < limit, let mark = data.littleEndian(at: place, 1) {
      if mark == 0x21 {
        guard let end = endOfBlocks(data, place + 2) else { return frames }
        if data.littleEndian(at: place + 1, 1) == 0xF9, end - place >= 8 { control = place..<end }
        place = end
      } else if mark == 0x2C {
        guard let frame = Frame(data, place, control) else { return frames }
        frames.append(frame.animationFrame(background, in: data))
        (place, control) = (frame.end, nil)
      } else {
        return frames
      }
    }
    return frames
  }

  private struct Frame {
    let place: Int
    let end: Int
    let control: Range<Int>?
    let area: (x: Int, y: Int, width: Int, height: Int)

    init?(_ data: Data, _ place: Int, _ control: Range<Int>?) {
      guard let x = data.littleEndian(at: place + 1, 2), let y = data.littleEndian(at: place + 3, 2),
        let width = data.littleEndian(at: place + 5, 2), let height = data.littleEndian(at: place + 7, 2),
        let flags = data.littleEndian(at: place + 9, 1),
        // The minimum code size is stored between the colour table and the data blocks.
        let end = endOfBlocks(data, place + 10 + tableLength(flags) + 1)
      else { return nil }
      (self.place, self.end, self.control) = (place, end, control)
      area = (x, y, width, height)
    }

    /// Returns the frame, with a file of its own whose canvas has the frame's size.
    func animationFrame(_ background: Data, in data: Data) -> AnimationFrame {
      var file = Data("GIF89a".utf8) + data[(place + 5)..<(place + 9)] + data[10..<13] + background
      if let control { file += data[control] }
      file += [0x2C, 0, 0, 0, 0] + data[(place + 5)..<end] + [0x3B]
      let flags = control.flatMap { data.littleEndian(at: $0.lowerBound + 3, 1) } ?? 0
      let delay = control.flatMap { data.littleEndian(at: $0.lowerBound + 4, 2) } ?? 0
      let disposals: [Int: AnimationFrame.Disposal] = [2: .clear, 3: .restore]
      return AnimationFrame(
        x: area.x, y: area.y, width: area.width, height: area.height, milliseconds: delay * 10,
        disposal: disposals[flags >> 2 & 7] ?? .keep, isBlended: true, file: file)
    }
  }

  private static func tableLength(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// Returns the end of a sequence of data sub-blocks, each preceded by its length; `nil` when truncated.
  private static func endOfBlocks(_ data: Data, _ start: Int) -> Int? {
    var place = start
    while let length = data.littleEndian(at: place, 1) {
      place += length + 1
      if length == 0 { return place }
    }
    return nil
  }
}
