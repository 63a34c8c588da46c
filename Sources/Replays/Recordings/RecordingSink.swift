public import Documents

/// Where a recording goes while it is made: a file, or the memory of a session.
public protocol RecordingSink: AnyObject {
  /// Takes the next entry, when what it tells of has happened.
  func write(_ entry: RecordingEntry)

  /// Takes where the content is at last; files are put in their places.
  func finish(with digest: RecordingDigest) throws(DocumentError)
}
