public import Documents
public import Foundation

extension SessionHistory {
  /// The message on why the session cannot be recorded from its beginning; `nil` while it can.
  public var breakDescription: String? {
    switch state.broken {
    case nil: nil
    case .changed(let time):
      "the feed was changed after \(JSONText.number(time.seconds, decimals: 1)) s; "
        + "open it anew to record it as it is now"
    case .tooLong:
      "the session has grown beyond \(Self.limit >> 20) MB; a recording has to begin where a window does"
    }
  }

  /// True while a recording of the session is being written.
  public var isRecording: Bool { !state.files.isEmpty }

  /// Saves the session as a recording that is meant to be watched from its last `span` seconds on.
  public func save(to url: URL, _ header: RecordingHeader, with digest: RecordingDigest) throws(ReplayError) {
    let beginning = state.present.time.count - Microseconds(seconds: Self.span).count
    let file = try opened(url, header, from: Microseconds(max(0, beginning)))
    try ReplayError.reading { () throws(DocumentError) in try finish(file, with: digest) }
  }

  /// Begins a recording that is meant to be watched from now on; it grows until it is ended.
  public func startRecording(to url: URL, _ header: RecordingHeader) throws(ReplayError) {
    let beginning = state.present.frame < 0 ? Microseconds(0) : state.present.time
    state.files.append(try opened(url, header, from: beginning))
  }

  /// Ends the recording begun last and moves it to its place; returns `nil` when none is being written.
  public func stopRecording(with digest: RecordingDigest) throws(DocumentError) -> URL? {
    guard let file = state.files.popLast() else { return nil }
    try finish(file, with: digest)
    return file.writer.url
  }

  /// Ends every recording.
  public func finish(with digest: RecordingDigest) throws(DocumentError) {
    while try stopRecording(with: digest) != nil {}
  }

  private func opened(
    _ url: URL, _ header: RecordingHeader, from beginning: Microseconds
  ) throws(ReplayError) -> FollowingFile {
    if let reason = breakDescription { throw .unrepeatable(reason) }
    var header = header
    header.beginning = beginning
    let writer = try ReplayError.reading { () throws(DocumentError) in
      try RecordingWriter(to: url, header: header)
    }
    return FollowingFile(writer, state.log, marks: state.marks.map(\.position.entries))
  }

  /// Ends a recording, with `digest` as its last one.
  ///
  /// The digest is left out while the scene is looked at in its past.
  private func finish(_ file: FollowingFile, with digest: RecordingDigest) throws(DocumentError) {
    if state.isThere, state.position == state.present {
      try file.writer.finish(with: digest)
    } else {
      try file.writer.finish(at: digest.time)
    }
  }
}
