import Documents
import Foundation
import SDLRendering
import ScreenInterface

extension PNGFile {
  /// Writes `bitmap` as a PNG file, as every file of the program is written.
  func write(_ bitmap: Bitmap, to file: URL) throws { try OutputFile.write(png(of: bitmap), to: file) }
}
