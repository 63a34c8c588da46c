public import Documents
import Foundation
import ScreenInterface
import Stage

/// A converter of a recording into a gesture script that sends the same events at the same microseconds.
///
/// The player makes the frames, as for any script. But if a recording has no frame for longer than `gap`,
/// because the window rested or the machine was busy, the script stalls as long and makes the frame that
/// ended the stall. With `keepsFrames` it does so for every frame, and a replay matches in every bit.
///
/// The window's first size is left out, so that the script can be played in another window.
public nonisolated struct ScriptExport {
  /// The longest time between two frames for which the player makes its own frames.
  public static let gap = Microseconds(200_000)

  private var reader: RecordingReader
  private let keepsFrames: Bool
  private let limit: Int
  private var marks = 0
  private var writer = ScriptStepWriter()
  /// The entries since the last frame.
  private var pending: [RecordingEntry] = []
  private var frameTime: Microseconds?
  /// True until the first input in the window, or a size that differs from the header's.
  private var isOpening = true

  /// Creates an export of a recording that was just opened.
  ///
  /// The script may have `limit` bytes, by default as many as a reader accepts.
  public init(_ reader: RecordingReader, keepsFrames: Bool = false, limit: Int = DocumentLimits().bytes) {
    self.reader = reader
    self.keepsFrames = keepsFrames
    self.limit = limit
  }

  /// The message about a truncated recording; `nil` for a complete one.
  public var cutDescription: String? { reader.cutDescription }

  /// Returns the script's text, one step a line.
  ///
  /// - Throws: A `DocumentError` when the recording is faulty, or the script would exceed the limit.
  public mutating func text() throws(DocumentError) -> String {
    var text = ""
    while let entry = try reader.next() {
      take(entry)
      try hand(to: &text)
    }
    flush(at: reader.time, isStalled: false)
    writer.wait(until: reader.time)
    try hand(to: &text)
    return text
  }

  private mutating func hand(to text: inout String) throws(DocumentError) {
    let more = writer.takeText()
    text += more
    marks += DocumentLimits.marks(in: more)
    guard text.utf8.count > limit || marks > DocumentLimits().marks else { return }
    let size = text.utf8.count > limit ? "\(limit) bytes" : "\(DocumentLimits().marks) marks"
    let message =
      "up to here its script has more than \(size), which no script may have; record less at a time"
    throw JSONLine.fault(reader.file, reader.line, 1, message)
  }

  private mutating func take(_ entry: RecordingEntry) {
    switch entry {
    case .input(let event) where tellsOpening(event): break
    case .input, .edit:
      pending.append(entry)
      // So many entries without a frame are written at once, to save memory; a stall is not detected then.
      if pending.count > 4096 { flush(at: entry.time, isStalled: false) }
    case .frame(Microseconds(0), _) where frameTime == nil && pending.isEmpty:
      // Every run makes this frame at 0 by itself.
      frameTime = Microseconds(0)
    case .frame(let time, _):
      let isStalled = keepsFrames || frameTime.map { time.count - $0.count > Self.gap.count } ?? false
      flush(at: time, isStalled: isStalled)
      frameTime = time
    case .unrecorded, .digest, .end: break
    }
  }

  private mutating func tellsOpening(_ event: InputEvent) -> Bool {
    guard isOpening, case .window(let change) = event.kind else {
      isOpening = false
      return false
    }
    guard case .resized(let size, let scale) = change else { return false }
    isOpening = size == reader.header.size && scale == reader.header.scale
    return isOpening
  }

  private mutating func flush(at time: Microseconds, isStalled: Bool) {
    if isStalled, let frameTime { writer.wait(until: frameTime) }
    for entry in pending {
      if isStalled { writer.stall(until: entry.time) }
      switch entry {
      case .input(let event): writer.write(event)
      case .edit(let edit, let time): writer.write(edit, at: time)
      case .unrecorded, .frame, .digest, .end: break
      }
    }
    pending.removeAll(keepingCapacity: true)
    guard isStalled else { return }
    writer.stall(until: time)
    writer.write(.frame)
  }
}
