/// A change of a picture's file while a window may show the picture.
package struct PictureChange: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The width that the picture has now, in pixels; `nil` when no picture is there.
  package var width: Int?
  /// The height that the picture has now, in pixels; `nil` when no picture is there.
  package var height: Int?

  /// Creates a change of the file at `path`.
  package init(path: String, width: Int?, height: Int?) {
    self.path = path
    self.width = width
    self.height = height
  }
}
