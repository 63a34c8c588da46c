/// An event about a file: a picture was decoded or changed, or a file was dropped on the window.
///
/// No recording stores it: a replay decodes the pictures again from the present files, and only the tools use dropped
/// files.
public struct FileEvent: Sendable, Hashable {
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

/// A reference picture that a scene is compared with, such as a designer's mock or a phone's screenshot.
package struct ReferencePicture: Sendable, Hashable {
  /// The file.
  package var picture: PictureReference
  /// Its width in pixels.
  package var width: Int
  /// Its height in pixels.
  package var height: Int

  /// Creates a reference to a picture of a known size.
  package init(_ picture: PictureReference, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
  }

  /// The name of the file.
  package var name: String { picture.path.split(separator: "/").last.map(String.init) ?? picture.path }
}

/// A file that was dropped on the window or chosen in a dialog.
package enum DroppedFile: Sendable, Hashable {
  /// A picture.
  case picture(ReferencePicture)
  /// A file that is no picture, with the reason.
  case other(path: String, reason: String)
  /// A file that is not opened, with the sentence that tells why.
  case refused(String)
}
