public import Foundation
import Glibc
import Synchronization

/// Notices that a file was saved, in place or by putting another in its place.
///
/// One thread blocks on the file's folder, so that a file which is replaced is not lost from sight. Saves that
/// follow each other within a moment count as one.
public nonisolated final class FileWatcher: Sendable {
  private struct State {
    var isSaved = false
    var isStopped = false
  }

  private let state = Mutex(State())
  /// One end of a pipe; the thread holds the other and ends when this is closed.
  private let stopping: Int32

  /// Begins to watch `file`, which need not exist yet; its folder must.
  ///
  /// `wake` is called on the watching thread after each save.
  ///
  /// - Throws: `SDLError.unwatchable` when the folder is not there or cannot be watched.
  public init(file: URL, wake: @escaping @Sendable () -> Void) throws(SDLError) {
    let folders = try WatchedFolders(of: file)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      folders.close()
      throw SDLError.unwatchable(path: file.path, reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let stopped = ends[0]
    stopping = ends[1]
    let note: @Sendable () -> Void = { [weak self] in
      self?.state.withLock { $0.isSaved = true }
      wake()
    }
    let thread = Thread {
      while folders.waitForSave(orStopOn: stopped) { note() }
      folders.close()
      Glibc.close(stopped)
    }
    thread.name = "file watcher"
    thread.start()
  }

  deinit { stop() }

  /// Whether the file was saved since the last call.
  public func takeSaved() -> Bool {
    state.withLock { state in
      defer { state.isSaved = false }
      return state.isSaved
    }
  }

  /// Ends the watching; calling it again does nothing.
  public func stop() {
    state.withLock { state in
      if !state.isStopped { close(stopping) }
      state.isStopped = true
    }
  }
}
