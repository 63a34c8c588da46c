package import Foundation
package import ScreenInterface

/// The loading state of the pictures that a scene shows: requested, arrived and when, or failed.
package struct PictureLoadingStates: Sendable, Hashable {
  /// The state of a picture: awaited, ready or failed.
  package enum Status: Sendable, Hashable {
    /// Requested, but not arrived yet.
    case awaited
    /// Arrived at the given time; `isFading` is true when it came after its first frame.
    case ready(since: TimeInterval, isFading: Bool)
    /// Failed to load, with the reason.
    case failed(String)
  }

  private struct Entry: Sendable, Hashable {
    /// The requests since the last call of `takeRequests()`, the latest one last.
    var requests: [PictureRequest]
    var requestedAt: TimeInterval
    var status: Status
    var timing: PictureTiming?
  }

  private var entries: [PictureReference: Entry] = [:]
  private var outbox: [PictureRequest] = []

  /// Creates an empty library.
  package init() {}

  /// Returns the state of `picture`; `awaited` for an unknown one.
  package func status(of picture: PictureReference) -> Status { entries[picture]?.status ?? .awaited }

  /// Returns the frame times of an animated picture; `nil` for any other.
  package func timing(of picture: PictureReference) -> PictureTiming? { entries[picture]?.timing }

  /// The number of sizes remembered for one picture, which may show in several places at once.
  private static let sizes = 4

  /// Requests a picture, unless it is among the latest four sizes requested already, and returns its state.
  @discardableResult
  package mutating func want(_ request: PictureRequest, at time: TimeInterval) -> Status {
    let isVisible = request.size.width > 0 && request.size.height > 0
    guard let known = entries.index(forKey: request.picture) else {
      guard isVisible else { return .awaited }
      entries[request.picture] = Entry(requests: [request], requestedAt: time, status: .awaited)
      outbox.append(request)
      return .awaited
    }
    if isVisible, !entries.values[known].requests.contains(request) {
      if entries.values[known].requests.count == Self.sizes { entries.values[known].requests.removeFirst() }
      entries.values[known].requests.append(request)
      outbox.append(request)
    }
    return entries.values[known].status
  }

  /// Records that a picture has arrived or failed.
  package mutating func receive(_ request: PictureRequest, _ outcome: PictureOutcome, at time: TimeInterval) {
    let entry = entries[request.picture]
    let requestedAt = entry?.requestedAt ?? time
    var status = Status.ready(since: time, isFading: time > requestedAt)
    var timing: PictureTiming?
    if case .playing(let times) = outcome { timing = times }
    if case .failed(let reason) = outcome {
      status = .failed(reason)
    } else if let known = entry?.status, case .ready = known {
      if entry?.timing == timing { return }
      status = known
    }
    entries[request.picture] = Entry(
      requests: entry?.requests ?? [request], requestedAt: requestedAt, status: status, timing: timing)
  }

  /// Removes a picture whose pixels were dropped, so that it is requested anew when it shows again.
  package mutating func discard(_ picture: PictureReference) {
    if case .ready = entries[picture]?.status { entries[picture] = nil }
  }

  /// Requests the pictures of a changed file anew, at each remembered size; the old ones show until they arrive.
  package mutating func renew(_ path: String) {
    let known = entries.filter { $0.key.path == path }.flatMap(\.value.requests)
    outbox += known.sorted {
      ($0.picture.isFlipped ? 1 : 0, $0.size.width) < ($1.picture.isFlipped ? 1 : 0, $1.size.width)
    }
  }

  /// Returns the requests made since the last call, and empties the list.
  package mutating func takeRequests() -> [PictureRequest] {
    guard !outbox.isEmpty else { return [] }
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }
}
