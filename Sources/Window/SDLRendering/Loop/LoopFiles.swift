import Foundation
import ScreenInterface

/// The files behind a window: its document and its pictures, read off the main thread and watched.
final class LoopFiles {
  private let document: WatchedDocument?
  private let pictures: PictureFileWatcher
  private let decoder: PictureDecoder
  /// The files with collected warnings, and the warnings that are not reported yet.
  private var oddPaths: Set<String> = []
  private var oddities: [(path: String, oddity: String)] = []

  /// Starts watching the document; `wake` is called on other threads when `collect` has work.
  init(of document: WatchedDocument?, wake: @escaping @Sendable () -> Void) throws(SDLError) {
    self.document = document
    pictures = PictureFileWatcher(wake: wake)
    decoder = PictureDecoder(wake: wake)
    try document?.begin(wake: wake)
  }

  func end() {
    document?.end()
    pictures.stop()
    decoder.stop()
  }

  /// Starts decoding pictures, and watches their files from then on.
  func request(_ requests: [PictureRequest], scale: CGFloat) {
    // A file is watched before it is read, so that no change of it is missed.
    for request in requests {
      pictures.follow(request.picture.path)
      decoder.enqueue(request, scale: scale)
    }
  }

  /// Stores decoded pictures, and returns the events for the scene; `arrived` is called with each picture.
  func collect(
    into resources: DrawingResources, whileShowing lists: [DisplayList], _ arrived: (PictureReference) -> Void
  ) -> [InputEvent.Kind] {
    var events: [InputEvent.Kind] = []
    for decoded in decoder.takeFinished() {
      let happened = resources.store(decoded, whileShowing: lists)
      if decoded.hasBrokenProfile, oddPaths.insert(decoded.request.picture.path).inserted {
        oddities.append((decoded.request.picture.path, PictureWarnings.brokenProfile))
      }
      for frame in decoded.images.indices { arrived(decoded.request.picture.showing(frame: frame)) }
      for case .pictureDiscarded(let lost) in happened where !resources.pictures.holds(lost.path) {
        pictures.leave(lost.path)
      }
      events += happened.map { .found(FileEvent($0)) }
    }
    events += pictures.takeChanges().map { .found(FileEvent(.pictureChanged($0))) }
    if document?.takeSaved() == true { events.append(.window(.documentSaved)) }
    return events
  }

  /// Returns the warnings about pictures that arrived since the last call, each file once.
  func takeOddities() -> [(path: String, oddity: String)] {
    defer { oddities = [] }
    return oddities
  }

  /// Returns the errors that ended the watching of files, each once.
  func takeTroubles() -> [SDLError] { [document?.takeTrouble(), pictures.takeTrouble()].compactMap(\.self) }
}
