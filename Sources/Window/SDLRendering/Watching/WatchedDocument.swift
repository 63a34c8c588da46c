package import Foundation

/// The watch of a window's document and of the files that it refers to, while the window's loop runs.
///
/// The removal of the document is reported too, unless it is back within a moment.
package final class WatchedDocument {
  private let file: URL
  private var watcher: FileWatcher?

  /// The files that the document refers to, each at its expected path, existing or not; default none.
  ///
  /// The document has to be reloaded when one of these paths resolves to another file than before. The
  /// content of these files does not matter.
  package var named: [URL] { didSet { if named != oldValue { watcher?.watch(wanted) } } }

  /// The files that are read together with the document; default none.
  ///
  /// The document has to be reloaded when one of them is saved or removed.
  package var included: [URL] { didSet { if included != oldValue { watcher?.watch(wanted) } } }

  /// Creates the watch, which starts with the loop.
  package init(_ file: URL, naming named: [URL] = [], including included: [URL] = []) {
    self.file = file
    self.included = included
    self.named = named
  }

  func begin(wake: @escaping @Sendable () -> Void) throws(SDLError) {
    watcher = try FileWatcher(wanted, wake: wake)
  }

  func end() {
    watcher?.stop()
    watcher = nil
  }

  /// Returns true when the document has to be reloaded because of a change since the last call.
  func takeSaved() -> Bool { watcher?.takeChanged().isEmpty == false }

  func takeTrouble() -> SDLError? { watcher?.takeTrouble() }

  private var wanted: [URL: FileWatcher.EventMask] {
    Dictionary(
      ([file] + included).map { ($0, .changes) } + named.map { ($0, .place) },
      uniquingKeysWith: { first, _ in first })
  }
}
