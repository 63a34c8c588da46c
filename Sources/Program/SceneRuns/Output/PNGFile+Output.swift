import Documents
package import Foundation
import SDLRendering
package import ScreenInterface

extension PNGFile {
  /// Writes `bitmap` as a PNG file atomically, through a temporary file beside it.
  package func write(_ bitmap: Bitmap, to file: URL) throws {
    try OutputFile.write(png(of: bitmap), to: file)
  }
}
