package import Documents

/// The destination of a recording while it is made: a file, or the memory of a session.
package protocol RecordingSink: AnyObject {
  /// Takes the next entry, after the thing that it records has happened.
  func write(_ entry: RecordingEntry)

  /// Takes the last digest; files are moved to their places.
  func finish(with digest: RecordingDigest) throws(DocumentError)
}
