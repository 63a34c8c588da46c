/// A change of a picture's file.
package struct PictureChange: Sendable, Hashable {
  /// The path of the file.
  package var path: String
  /// The present width of the picture, in pixels; `nil` when there is no picture.
  package var width: Int?
  /// The present height of the picture, in pixels; `nil` when there is no picture.
  package var height: Int?

  /// Creates a change of the file at `path`.
  package init(path: String, width: Int?, height: Int?) {
    self.path = path
    self.width = width
    self.height = height
  }
}
