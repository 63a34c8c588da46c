package import Foundation
import Glibc
import Synchronization

/// A watcher that notices when one of some files is saved, in place or by moving another file to its name.
///
/// One thread watches the files' folders, so that a replaced file is still noticed. Saves that follow each
/// other within a moment count as one.
public nonisolated final class FileWatcher: Sendable {
  private struct State {
    var isSaved = false
    var isStopped = false
  }

  private let state = Mutex(State())
  /// The writing end of a pipe; the thread holds the reading end and ends when this end is closed.
  private let stopping: Int32

  /// Begins to watch `files`, which need not exist yet; their folders must.
  ///
  /// In `folders` every file is watched, also one that is taken away; one of `files` that is taken away counts only if
  /// `noticesRemoval` is true, as an editor may do so for a moment.
  ///
  /// `wake` is called on the watching thread after each save.
  ///
  /// - Throws: `SDLError.unwatchable` when a folder is not there or cannot be watched.
  package init(
    files: [URL], folders: [URL] = [], noticesRemoval: Bool = false, wake: @escaping @Sendable () -> Void
  ) throws(SDLError) {
    let folders = try WatchedFolders(of: files, wholly: folders, noticesRemoval: noticesRemoval)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      folders.close()
      throw SDLError.unwatchable(path: files.first?.path ?? "", reason: String(cString: strerror(errno)))
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

  /// Returns true when the file was saved since the last call.
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
