import Foundation
import ScreenInterface
import Synchronization

/// The watch over the files of the pictures that a window has asked for.
final class PictureFileWatcher {
  /// What other threads may touch.
  private nonisolated final class ChangedFileQueue: Sendable {
    let changes = Mutex<[PictureChange]>([])
    let watcher = Mutex<FileWatcher?>(nil)

    /// Looks at the files that changed, on the thread that noticed it.
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

  /// Creates the watch; `wake` is called on another thread after each change.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Watches the file of a picture from now on.
  func follow(_ path: String) {
    if watched.insert(path).inserted { begin()?.watch(path, for: .changes) }
  }

  /// Ends the watch of a file of which no pixels are kept.
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

  /// Returns why pictures cannot be watched, once.
  func takeTrouble() -> SDLError? {
    defer { trouble = nil }
    return trouble ?? finds.watcher.withLock { $0 }?.takeTrouble()
  }

  func stop() { finds.watcher.withLock { $0 }?.stop() }

  /// Returns the watcher, which begins with the first picture; `nil` where there can be none.
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
