public import ScreenInterface

/// An error of drawing, or of encoding a picture into a file or decoding it from one.
public nonisolated enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The desktop has no font that fontconfig knows.
  case noFont
  /// SDL_ttf did not start, for the reason it gives.
  case textLibrary(String)
  /// SDL refused a surface of this many pixels, for the reason it gives.
  case surface(width: Int, height: Int, reason: String)
  /// A picture's extent has no pixels, or more pixels than allowed.
  case extent(PictureExtent)
  /// SDL refused a renderer, for the reason it gives.
  case renderer(String)
  /// A picture of this many pixels could not be encoded.
  case notPacked(width: Int, height: Int, reason: String)
  /// The bytes of a picture could not be decoded.
  case notUnpacked(String)
  /// The picture file at a path could not be read.
  case notRead(path: String, reason: String)

  /// The message: what is wrong, with the value and the remedy.
  public var description: String {
    switch self {
    case .noFont: "no font is installed; install one with Japanese, such as the package fonts-noto-cjk"
    case .textLibrary(let reason): "text cannot be drawn: \(reason)"
    case .surface(let width, let height, let reason):
      "there is no surface of \(width)×\(height) pixels: \(reason)"
    case .extent(let extent): extent.refusal()
    case .renderer(let reason): "there is no renderer: \(reason)"
    case .notPacked(let width, let height, let reason):
      "the picture of \(width)×\(height) pixels was not packed: \(reason)"
    case .notUnpacked(let reason): "the picture was not read: \(reason)"
    case .notRead(let path, let reason): "\(path): the picture was not read: \(reason)"
    }
  }
}
