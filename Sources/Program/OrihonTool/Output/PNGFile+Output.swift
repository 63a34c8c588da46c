import Documents
import Foundation
import SDLRendering
import ScreenInterface

extension PNGFile {
  /// Writes `bitmap` as a PNG file beside its place and renames it, like every file of the program.
  func write(_ bitmap: Bitmap, to file: URL) throws { try OutputFile.write(png(of: bitmap), to: file) }
}
