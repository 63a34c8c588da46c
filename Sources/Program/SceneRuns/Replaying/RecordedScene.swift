import Documents
import FeedFiles
import Foundation
import Replays

/// The feed and the initial offsets of a recording; errors about them contain the recording's name.
struct RecordedScene {
  private let header: RecordingHeader
  private let name: String

  /// Creates the scene from the header of the recording of this name.
  init(_ header: RecordingHeader, of name: String) { (self.header, self.name) = (header, name) }

  /// Loads the recorded feed.
  ///
  /// - Throws: `DocumentError.faulty` with the recording's name if the feed does not exist; the error of a faulty feed
  ///   has the feed's name.
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
