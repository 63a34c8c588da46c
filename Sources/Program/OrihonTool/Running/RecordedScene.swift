import Documents
import FeedFiles
import Foundation
import Replays

/// The feed and the place that a recording names; what cannot be followed of them is told with the recording's name.
struct RecordedScene {
  private let header: RecordingHeader
  private let name: String

  /// Begins with the first line of the recording of this name.
  init(_ header: RecordingHeader, of name: String) { (self.header, self.name) = (header, name) }

  /// Loads the recorded feed.
  ///
  /// - Throws: `DocumentError.faulty` with the recording's name where there is no such feed; what is wrong inside a feed
  ///   is told with the feed's.
  func load(_ load: @MainActor (String) throws -> LoadedScene) throws -> LoadedScene {
    do {
      return try load(header.feed)
    } catch let error as CommandError {
      throw fault("\"feed\": \(error)")
    } catch FeedError.unreadable(let error) {
      throw fault("\"feed\": \(error)")
    }
  }

  /// The recorded offsets of feed and rows.
  var place: InitialOffsets { InitialOffsets(header.place, of: name) }

  private func fault(_ message: String) -> DocumentError {
    .faulty([DocumentFault(file: name, position: .start, message: message)])
  }
}
