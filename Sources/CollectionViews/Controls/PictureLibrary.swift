public import Foundation
public import ScreenInterface

/// What the scene knows of the pictures it shows: which were asked for, which have arrived and when.
public struct PictureLibrary: Sendable, Hashable {
  /// How far a picture is.
  public enum Status: Sendable, Hashable {
    /// Asked for and not there yet.
    case awaited
    /// There since the given time; `isFading` tells whether it arrived after its first frame.
    case ready(since: TimeInterval, isFading: Bool)
    /// Not to be had, for this reason.
    case failed(String)
  }

  private struct Entry: Sendable, Hashable {
    /// The sizes asked for, the latest last.
    var requests: [PictureRequest]
    var requestedAt: TimeInterval
    var status: Status
  }

  private var entries: [PictureReference: Entry] = [:]
  private var outbox: [PictureRequest] = []

  /// Creates a library that knows no picture.
  public init() {}

  /// How far `picture` is.
  public func status(of picture: PictureReference) -> Status { entries[picture]?.status ?? .awaited }

  /// How many sizes of one picture are known to be on their way or there: it may show in several places at once.
  private static let sizes = 4

  /// Asks for a picture unless it was asked for at this size already, as one of the latest four.
  public mutating func want(_ request: PictureRequest, at time: TimeInterval) {
    guard request.size.width > 0, request.size.height > 0 else { return }
    if let known = entries[request.picture] {
      if known.requests.contains(request) { return }
      if known.requests.count == Self.sizes { entries[request.picture]?.requests.removeFirst() }
      entries[request.picture]?.requests.append(request)
    } else {
      entries[request.picture] = Entry(requests: [request], requestedAt: time, status: .awaited)
    }
    outbox.append(request)
  }

  /// Notes that a picture has arrived, or will not.
  public mutating func receive(_ request: PictureRequest, _ outcome: PictureOutcome, at time: TimeInterval) {
    let entry = entries[request.picture]
    let requestedAt = entry?.requestedAt ?? time
    let status: Status
    switch outcome {
    case .failed(let reason): status = .failed(reason)
    case .ready:
      if case .ready = entry?.status { return }
      status = .ready(since: time, isFading: time > requestedAt)
    }
    entries[request.picture] = Entry(
      requests: entry?.requests ?? [request], requestedAt: requestedAt, status: status)
  }

  /// Forgets a picture that is no longer decoded, so that it is asked for anew when it shows again.
  public mutating func discard(_ picture: PictureReference) {
    if case .ready = entries[picture]?.status { entries[picture] = nil }
  }

  /// Hands over the requests made since the last call.
  public mutating func takeRequests() -> [PictureRequest] {
    guard !outbox.isEmpty else { return [] }
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  /// Forgets every picture that failed, so that it is asked for anew.
  public mutating func forgetFailures() {
    entries = entries.filter { entry in
      if case .failed = entry.value.status { false } else { true }
    }
  }
}
