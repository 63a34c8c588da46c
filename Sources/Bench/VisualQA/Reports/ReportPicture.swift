public import Documents
public import Foundation
package import ScreenInterface

/// A picture of a report, stored as a PNG file's bytes to save memory.
public nonisolated struct ReportPicture: Sendable, Hashable {
  /// The largest number of bytes of a picture.
  public static let capacity = FileLimit.picture.bytes

  /// The file's bytes.
  public let png: Data
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// Creates a picture from the bytes of a PNG file; `nil` for anything else.
  public init?(png: Data) {
    let start = png.prefix(24)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard start.count == 24, start.starts(with: signature), start.dropFirst(12).starts(with: "IHDR".utf8)
    else {
      return nil
    }
    let number = { (offset: Int) in start.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    self.png = png
    width = number(16)
    height = number(20)
    guard width > 0, height > 0 else { return nil }
  }

  /// Reads a PNG file.
  ///
  /// - Throws: `DocumentError` for a missing file, `.tooLarge` above `capacity` bytes, `.unreadable` if it is
  /// no PNG file.
  public init(contentsOf file: URL) throws(DocumentError) {
    let data = try InputFile.data(contentsOf: file, limit: .picture)
    guard let picture = ReportPicture(png: data) else {
      throw .unreadable(file: file.relativePath, reason: "it is no PNG file")
    }
    self = picture
  }

  /// Throws for a picture with too many pixels, before any is decoded.
  func checkExtent(of file: URL) throws(DocumentError) {
    guard Double(width) * Double(height) > Double(PictureExtent.limit) else { return }
    throw .unreadable(
      file: file.relativePath,
      reason: "it has \(width)×\(height) pixels; at most \(PictureExtent.limit) are compared")
  }

  /// The decoded pixels.
  ///
  /// - Throws: `DocumentError.unreadable` for a picture with too many pixels or a damaged one.
  @MainActor
  func bitmap(of file: URL, coding: any BitmapCoding) throws(DocumentError) -> Bitmap {
    try checkExtent(of: file)
    do {
      return try coding.bitmap(ofPNG: png)
    } catch {
      throw .unreadable(file: file.relativePath, reason: "\(error)")
    }
  }

  /// Creates a picture by encoding a bitmap.
  ///
  /// - Throws: `DocumentError.unwritable` when encoding fails.
  @MainActor
  package init(_ bitmap: Bitmap, coding: any BitmapCoding) throws(DocumentError) {
    let png: Data
    do {
      png = try coding.png(of: bitmap)
    } catch {
      throw .unwritable(file: "the report", reason: "\(error)")
    }
    guard let picture = ReportPicture(png: png) else {
      throw .unwritable(file: "the report", reason: "a picture was not packed as a PNG file")
    }
    self = picture
  }
}
