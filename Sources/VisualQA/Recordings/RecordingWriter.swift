public import Foundation

/// Writes a recording beside its place and gives it its name when it is finished.
///
/// Until then it grows as `<name>.partial`: what is there after a crash can be replayed up to the cut.
public final class RecordingWriter {
  private struct State {
    var pending = ""
    var failure: VisualQAError?
    var isFinished = false
  }

  /// Where the recording will be.
  public let url: URL
  private let handle: FileHandle
  private var state = State()

  /// Where the recording grows.
  public var partialURL: URL { url.appendingPathExtension("partial") }

  /// Opens a recording and writes its header.
  public init(to url: URL, header: RecordingHeader) throws(VisualQAError) {
    self.url = url
    let partial = url.appendingPathExtension("partial")
    do {
      try Data((header.json.text() + "\n").utf8).write(to: partial)
      handle = try FileHandle(forWritingTo: partial)
      try handle.seekToEnd()
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.localizedDescription)
    }
  }

  /// Notes an entry; what is noted reaches the file with the next frame.
  public func write(_ entry: RecordingEntry) {
    guard let line = entry.json?.text() else { return }
    state.pending += line + "\n"
    if case .input = entry { return }
    flush()
  }

  /// Ends the recording and puts it in its place; throws what went wrong on the way.
  public func finish(at time: Microseconds) throws(VisualQAError) {
    guard !state.isFinished else { return }
    state.isFinished = true
    write(.end(time))
    if let failure = state.failure { throw failure }
    do {
      try handle.close()
      try PartialFile.move(partialURL, to: url)
    } catch {
      throw .unwritable(file: url.relativePath, reason: error.localizedDescription)
    }
  }

  private func flush() {
    guard state.failure == nil, !state.pending.isEmpty else { return }
    do {
      try handle.write(contentsOf: Data(state.pending.utf8))
    } catch {
      state.failure = .unwritable(file: url.relativePath, reason: error.localizedDescription)
    }
    state.pending.removeAll(keepingCapacity: true)
  }
}
