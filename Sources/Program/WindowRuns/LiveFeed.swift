import Documents
import FeedFiles
import Foundation
import SDLRendering
import SceneRuns
import Stage

/// An observer of a feed file and its pictures, which reloads the scene on each change.
///
/// It reads the file off the main thread, and shows the scene or the faults. While the file is away, it says so.
final class LiveFeed {
  private struct State {
    var latest = 0
    /// True while the file is away, which is told once.
    var isAway = false
  }

  private let file: URL
  private let keeps: KeptTraits
  private let waker: MainLoopWaker
  private var state = State()

  /// A closure that performs a change of the scene; by default it calls the change.
  var onChange: ((() -> Void) -> Void) = { $0() }
  /// Opens the feed anew, for the first link to another feed; `nil` where that is not possible.
  var reopen: (() -> Void)?
  /// Called when the scene shows the current content of the file.
  var onRead: (FeedReading) -> Void = { _ in }

  /// The files that the main loop has to watch.
  let document: WatchedDocument

  /// Creates an observer of `file`, last read as `reading`; `waker` wakes the main loop when a file has been read.
  init(_ file: URL, _ reading: FeedReading?, keeping keeps: KeptTraits, waker: MainLoopWaker) {
    self.file = file
    document = WatchedDocument(
      file.found, naming: reading?.all.flatMap(\.named) ?? [],
      including: reading.map(Self.filesBehindLinks) ?? [])
    self.keeps = keeps
    self.waker = waker
  }

  /// Reads the file again; of several concurrent readings only the last is used.
  func read(for stages: [Stage]) {
    state.latest += 1
    let (number, file, keeps, waker) = (state.latest, file, keeps, waker)
    Task.detached {
      let reading = Self.result(of: file, keeping: keeps)
      var expected: [URL] = []
      if case .failure = reading { expected = SceneSource.reader.filesBehindLinks(of: file) }
      Task { @MainActor [expected] in self.show(reading, expecting: expected, number, on: stages) }
      waker.wake()
    }
  }

  /// Returns the other feeds that a feed leads to, existing or not.
  private static func filesBehindLinks(of reading: FeedReading) -> [URL] {
    reading.linked.compactMap(\.file) + reading.all.flatMap(\.awaited)
  }

  private nonisolated static func result(
    of file: URL, keeping keeps: KeptTraits
  ) -> Result<FeedReading, FeedError> {
    do throws(FeedError) {
      return .success(try SceneSource.reading(of: file, keeping: keeps))
    } catch {
      return .failure(error)
    }
  }

  /// Shows what was read, or its faults; then the files that its links wait for are watched too.
  private func show(
    _ reading: Result<FeedReading, FeedError>, expecting expected: [URL], _ number: Int, on stages: [Stage]
  ) {
    guard number == state.latest else { return }
    switch reading {
    case .success(let feed):
      state.isAway = false
      document.named = feed.all.flatMap(\.named)
      document.included = Self.filesBehindLinks(of: feed)
      let isFirstLink =
        !feed.links.isEmpty && stages.contains { $0.content.feedScene?.canPush == false }
      if isFirstLink, let reopen {
        for stage in stages { stage.tools?.banner = nil }
        return onChange(reopen)
      }
      let reload = {
        for stage in stages {
          stage.tools?.banner = nil
          stage.content.feedScene?.reload(feed)
        }
      }
      // A file with the content that the scene shows, as after numbers were written into it, ends no recording.
      if stages.contains(where: { $0.content.feedScene?.isChanged(by: feed) ?? true }) {
        onChange(reload)
      } else {
        reload()
      }
      onRead(feed)
    case .failure(.unreadable(.missing(let name))):
      let words = "\(name) is no longer there; the window shows what was read last"
      if !state.isAway { Console.say(words) }
      state.isAway = true
      for stage in stages { stage.tools?.banner = words }
    case .failure(let error):
      state.isAway = false
      document.included += expected.filter { !document.included.contains($0) }
      Console.notes(error.description)
      let faults = error.faults.map(\.description)
      let others = faults.count > 1 ? "  (+\(faults.count - 1))" : ""
      for stage in stages { stage.tools?.banner = (faults.first ?? error.description) + others }
    }
  }
}
