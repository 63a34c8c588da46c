package import Foundation

/// A document that a window shows, and the files that it names, watched while the window's loop runs.
package final class WatchedDocument {
  private let file: URL
  private var watcher: FileWatcher?

  /// The files that the document names, each where it is looked for, there or not; default none.
  ///
  /// The document is to be read anew when one of them leads to another file than before. What is in them is no matter
  /// of the document.
  package var named: [URL] { didSet { if named != oldValue { watcher?.watch(wanted) } } }

  /// Creates the watch, which begins with the loop.
  package init(_ file: URL, naming named: [URL] = []) {
    self.file = file
    self.named = named
  }

  func begin(wake: @escaping @Sendable () -> Void) throws(SDLError) {
    watcher = try FileWatcher(wanted, wake: wake)
  }

  func end() {
    watcher?.stop()
    watcher = nil
  }

  /// Returns true when the document is to be read anew because of what happened since the last call.
  func takeSaved() -> Bool { watcher?.takeChanged().isEmpty == false }

  func takeTrouble() -> SDLError? { watcher?.takeTrouble() }

  private var wanted: [URL: FileWatcher.EventMask] {
    Dictionary([(file, .saves)] + named.map { ($0, .place) }, uniquingKeysWith: { first, _ in first })
  }
}
