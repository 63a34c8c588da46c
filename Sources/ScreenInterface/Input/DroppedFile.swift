/// A picture that a scene is compared with: a designer's mock, a picture of a phone's screen.
public struct ReferencePicture: Sendable, Hashable {
  /// The file.
  public var picture: PictureReference
  /// Its width in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int

  /// Creates a reference to a picture of a known size.
  public init(_ picture: PictureReference, width: Int, height: Int) {
    self.picture = picture
    self.width = width
    self.height = height
  }

  /// The name of the file.
  public var name: String { picture.path.split(separator: "/").last.map(String.init) ?? picture.path }
}

/// A file that somebody dropped on the window.
public enum DroppedFile: Sendable, Hashable {
  /// A picture.
  case picture(ReferencePicture)
  /// Something that cannot be shown: the name of the file, and why.
  case refused(name: String, reason: String)
}
