import Foundation
import ScreenInterface
import Synchronization

/// The watcher of the picture files that a window has requested.
final class PictureFileWatcher {
  /// The queue of changed files, shared between threads.
  private nonisolated final class ChangedFileQueue: Sendable {
    let changes = Mutex<[PictureChange]>([])
    let watcher = Mutex<FileWatcher?>(nil)

    /// Reads the headers of the changed files, on the watching thread.
    func look() {
      let paths = watcher.withLock { $0?.takeChanged() } ?? []
      let found = paths.sorted().map { PictureFile.change(of: $0) }
      changes.withLock { $0 += found }
    }
  }

  private let finds = ChangedFileQueue()
  private let wake: @Sendable () -> Void
  private var watched: Set<String> = []
  private var trouble: SDLError?
  private var hasFailed = false

  /// Creates the watcher; `wake` is called on another thread after each change.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Starts watching the file of a picture.
  func follow(_ path: String) {
    if watched.insert(path).inserted { begin()?.watch(path, for: .changes) }
  }

  /// Stops watching a file of which no pixels are kept.
  func leave(_ path: String) {
    if watched.remove(path) != nil { finds.watcher.withLock { $0 }?.forget(path) }
  }

  /// Returns the changes since the last call.
  func takeChanges() -> [PictureChange] {
    finds.changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
  }

  /// Returns the error that prevents watching, once.
  func takeTrouble() -> SDLError? {
    defer { trouble = nil }
    return trouble ?? finds.watcher.withLock { $0 }?.takeTrouble()
  }

  func stop() { finds.watcher.withLock { $0 }?.stop() }

  /// Returns the file watcher, created for the first picture; `nil` where files cannot be watched.
  private func begin() -> FileWatcher? {
    if let watcher = finds.watcher.withLock({ $0 }) { return watcher }
    if hasFailed { return nil }
    do {
      let watcher = try FileWatcher { [finds, wake] in
        finds.look()
        wake()
      }
      finds.watcher.withLock { $0 = watcher }
      return watcher
    } catch {
      (trouble, hasFailed) = (error, true)
      return nil
    }
  }
}
