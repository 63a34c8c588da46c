/// An event about a file: a picture was decoded or changed, or a file was dropped on the window.
///
/// No recording stores it: a replay decodes the pictures again from the present files, and only the tools use dropped
/// files.
public struct FoundEvent: Sendable, Hashable {
  /// The kinds of file events.
  package enum Kind: Sendable, Hashable {
    /// A picture was decoded, or could not be.
    case picture(PictureRequest, PictureOutcome)
    /// A decoded picture was discarded to free memory; it is requested again once it is shown.
    case pictureDiscarded(PictureReference)
    /// The file of a picture was saved, replaced, removed or restored.
    case pictureChanged(PictureChange)
    /// A file was dropped on the window.
    case dropped(DroppedFile)
  }

  /// The kind of event, with its details.
  package var kind: Kind

  /// Creates an event.
  package init(_ kind: Kind) { self.kind = kind }
}
