import Documents
import Foundation
import SDLRendering
import ScreenInterface

extension PNGFile {
  /// Writes `bitmap` as a PNG file atomically, through a temporary file beside it.
  func write(_ bitmap: Bitmap, to file: URL) throws { try OutputFile.write(png(of: bitmap), to: file) }
}
