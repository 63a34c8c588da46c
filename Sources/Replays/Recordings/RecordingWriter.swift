public import Documents
public import Foundation

/// Writes a recording beside its place and gives it its name when it is finished.
///
/// Until then it grows as `<name>.partial`: what is there after a crash can be replayed up to the cut.
public final class RecordingWriter: RecordingSink {
  private struct State {
    var pending = ""
    var flushed: UInt64
    var failure: DocumentError?
    var isFinished = false
  }

  /// Where the recording will be.
  public let url: URL
  private let handle: FileHandle
  private var state: State

  /// Where the recording grows.
  public var partialURL: URL { url.appendingPathExtension("partial") }

  /// Opens a recording and writes its header.
  public init(to url: URL, header: RecordingHeader) throws(DocumentError) {
    self.url = url
    let partial = url.appendingPathExtension("partial")
    do {
      try Data((header.json.text() + "\n").utf8).write(to: partial)
      handle = try FileHandle(forWritingTo: partial)
      state = State(flushed: try handle.seekToEnd())
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Notes an entry; what is noted reaches the file with the next frame.
  public func write(_ entry: RecordingEntry) {
    guard let line = entry.json?.text() else { return }
    state.pending += line + "\n"
    if case .input = entry { return }
    flush()
  }

  /// How long the recording is so far, in bytes.
  var length: UInt64 { state.flushed + UInt64(state.pending.utf8.count) }

  /// Takes back what was written after the recording had a length.
  func truncate(to length: UInt64) {
    flush()
    guard state.failure == nil, length < state.flushed else { return }
    do {
      try handle.truncate(atOffset: length)
      state.flushed = length
    } catch {
      state.failure = .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  /// Ends the recording with a last digest.
  public func finish(with digest: RecordingDigest) throws(DocumentError) {
    write(.digest(digest))
    try finish(at: digest.time)
  }

  /// Ends the recording and puts it in its place; throws what went wrong on the way.
  public func finish(at time: Microseconds) throws(DocumentError) {
    guard !state.isFinished else { return }
    state.isFinished = true
    write(.end(time))
    if let failure = state.failure { throw failure }
    do {
      try handle.close()
      try PartialFile.move(partialURL, to: url)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.fileReason)
    }
  }

  private func flush() {
    guard state.failure == nil, !state.pending.isEmpty else { return }
    let data = Data(state.pending.utf8)
    do {
      try handle.write(contentsOf: data)
      state.flushed += UInt64(data.count)
    } catch {
      state.failure = .unwritable(file: url.relativePath, reason: error.fileReason)
    }
    state.pending.removeAll(keepingCapacity: true)
  }
}
