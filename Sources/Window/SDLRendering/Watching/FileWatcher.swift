package import Foundation
import Glibc
import Synchronization

/// A watcher that detects when one of its files is saved, in place or by moving another file to its name.
///
/// One thread watches the folders and links along the path of each file, so that it continues when a folder
/// is removed and comes back. Saves within a moment count as one.
nonisolated package final class FileWatcher: Sendable {
  /// The kind of events reported for a file.
  package enum EventMask: Sendable, Hashable {
    /// The file was saved, replaced or removed; one that is away for a moment, as some editors do it, is saved.
    case changes
    /// The path resolves to another file, to a new file or to none, after links or folders have changed.
    case place
    /// Any file of a folder was saved or removed, or the folder itself.
    case folder
  }

  private struct State {
    var paths: WatchedPaths
    var changed: Set<String> = []
    var hasTold = false
    var isStopped = false
  }

  private let state: Mutex<State>
  private let folders: FolderWatches
  /// The writing end of a pipe; the thread holds the reading end and ends when this end is closed.
  private let stopping: Int32

  /// Starts watching `files`; neither they nor their folders need exist yet.
  ///
  /// `wake` is called on the watching thread after each change.
  ///
  /// - Throws: `SDLError.unwatchable` when nothing can be watched.
  package init(
    _ files: [URL: EventMask] = [:], wake: @escaping @Sendable () -> Void
  ) throws(SDLError) {
    let folders = try FolderWatches()
    self.folders = folders
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      folders.close()
      throw SDLError.unwatchable(path: "a file", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let stopped = ends[0]
    stopping = ends[1]
    state = Mutex(State(paths: WatchedPaths(in: folders)))
    watch(files)
    let turn: @Sendable () -> Bool = { [weak self] in self?.takeEvents() ?? false }
    let end: @Sendable () -> Bool = { [weak self] in self?.collect() ?? false }
    let thread = Thread {
      while Self.wait(orStopOn: stopped, folders.descriptor, while: turn) { if end() { wake() } }
      folders.close()
      Glibc.close(stopped)
    }
    thread.name = "file watcher"
    thread.start()
  }

  deinit { stop() }

  /// Replaces the watched files.
  package func watch(_ files: [URL: EventMask]) {
    state.withLock { state in
      guard !state.isStopped else { return }
      let files = Dictionary(files.map { ($0.key.path, $0.value) }, uniquingKeysWith: { first, _ in first })
      for path in state.paths.paths where files[path] == nil { state.paths.forget(path) }
      for (path, interest) in files.sorted(by: { $0.key < $1.key }) { state.paths.watch(path, for: interest) }
    }
  }

  /// Watches one more file.
  package func watch(_ path: String, for interest: EventMask) {
    state.withLock { if !$0.isStopped { $0.paths.watch(path, for: interest) } }
  }

  /// Stops watching one file.
  package func forget(_ path: String) {
    state.withLock { if !$0.isStopped { $0.paths.forget(path) } }
  }

  /// Returns the paths of the files that changed since the last call.
  package func takeChanged() -> Set<String> {
    state.withLock { state in
      defer { state.changed = [] }
      return state.changed
    }
  }

  /// Returns the error that prevents watching, once; `nil` while everything is watched.
  package func takeTrouble() -> SDLError? {
    state.withLock { state in
      guard !state.hasTold, let trouble = state.paths.trouble else { return nil }
      state.hasTold = true
      return trouble
    }
  }

  /// Ends the watching; calling it again does nothing.
  package func stop() {
    state.withLock { state in
      if !state.isStopped { close(stopping) }
      state.isStopped = true
    }
  }

  private func takeEvents() -> Bool { state.withLock { $0.paths.takeEvents() } }

  /// Collects the changed paths after events; returns true when `wake` has to be called.
  private func collect() -> Bool {
    state.withLock { state in
      state.changed.formUnion(state.paths.takeChanged())
      return !state.changed.isEmpty || !state.hasTold && state.paths.trouble != nil
    }
  }

  /// Blocks until `descriptor` has an event and a moment has passed; returns false when `stop` became readable.
  ///
  /// Further events prolong the wait, up to `moments` times.
  private static func wait(orStopOn stop: Int32, _ descriptor: Int32, while isTold: () -> Bool) -> Bool {
    var both = [stop, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    repeat {
      poll(&both, 2, -1)
      if both[0].revents != 0 { return false }
    } while !isTold()
    for _ in 0..<moments {
      if poll(&both, 1, moment) > 0 { return false }
      if !isTold() { break }
    }
    return true
  }

  /// The milliseconds without a further change after which a change is reported.
  private static let moment: Int32 = 40
  /// The greatest number of such moments.
  private static let moments = 4
}
