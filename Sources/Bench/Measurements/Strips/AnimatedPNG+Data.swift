package import Documents
package import Foundation
package import ScreenInterface

extension AnimatedPNG {
  /// A picture and the duration for which it is shown, in seconds.
  package typealias Shown = (picture: Bitmap, duration: TimeInterval)

  /// Returns the bytes of an animation, which is made in a temporary file; there must be a picture.
  package static func data(
    of pictures: [Shown], coding: any BitmapCoding
  ) throws(DocumentError) -> Data {
    let name = "orihon-film-\(ProcessInfo.processInfo.processIdentifier)"
    let file = UniqueFileName.named(name, "png", in: FileManager.default.temporaryDirectory)
    defer { try? FileManager.default.removeItem(at: file) }
    let animation = try AnimatedPNG(to: file, coding: coding)
    do throws(DocumentError) {
      for shown in pictures { try animation.append(shown.picture, for: shown.duration) }
      try animation.finish()
    } catch {
      animation.abandon()
      throw error
    }
    return try InputFile.data(contentsOf: file, limit: .picture)
  }
}
