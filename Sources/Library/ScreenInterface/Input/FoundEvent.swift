/// Something that was found in a file, be it a picture or a file dropped on the window.
///
/// No recording stores it: pictures are decoded again in a replay, as their files are then, and dropped files matter to the
/// tools alone.
public struct FoundEvent: Sendable, Hashable {
  /// The kinds of findings.
  package enum Kind: Sendable, Hashable {
    /// A picture was decoded, or could not be.
    case picture(PictureRequest, PictureOutcome)
    /// A decoded picture was discarded to make room; it is requested again once it is shown.
    case pictureDiscarded(PictureReference)
    /// The file of a picture was saved, replaced, taken away or put back.
    case pictureChanged(PictureChange)
    /// A file was dropped on the window.
    case dropped(DroppedFile)
  }

  /// The kind of finding, with its details.
  package var kind: Kind

  /// Creates a finding.
  package init(_ kind: Kind) { self.kind = kind }
}
