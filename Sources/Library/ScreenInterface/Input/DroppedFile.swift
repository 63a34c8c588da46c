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

/// A file that was dropped on the window.
package enum DroppedFile: Sendable, Hashable {
  /// A picture.
  case picture(ReferencePicture)
  /// A file that cannot be shown, with its name and the reason.
  case refused(name: String, reason: String)
}
