package import Documents

/// The destination of a recording in progress: a file, or the history of a session.
package protocol RecordingSink: AnyObject {
  /// Writes the next entry, after the event that it records.
  func write(_ entry: RecordingEntry)

  /// Writes the last digest and moves files to their places.
  func finish(with digest: RecordingDigest) throws(DocumentError)
}
