public import Documents
public import Foundation
public import ScreenInterface

/// A picture of a report: the bytes of a PNG file, so that hundreds of them take little memory.
public nonisolated struct ReportPicture: Sendable, Hashable {
  /// The most bytes that a picture may have.
  public static let capacity = 64 << 20

  /// The file's bytes.
  public let png: Data
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int

  /// Takes the bytes of a PNG file; `nil` for anything else.
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
  /// - Throws: `DocumentError.unreadable` where there is no PNG file, or one of more than `capacity` bytes.
  public init(contentsOf file: URL) throws(DocumentError) {
    let data: Data
    do {
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= Self.capacity else {
        throw DocumentError.unreadable(
          file: file.relativePath, reason: "it has \(size) bytes; \(Self.capacity) are allowed")
      }
      data = try Data(contentsOf: file)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw .unreadable(file: file.relativePath, reason: error.fileReason)
    }
    guard let picture = ReportPicture(png: data) else {
      throw .unreadable(file: file.relativePath, reason: "it is no PNG file")
    }
    self = picture
  }

  /// Encodes a bitmap.
  ///
  /// - Throws: `DocumentError.unwritable` where the coding fails.
  @MainActor
  public init(_ bitmap: Bitmap, coding: any BitmapCoding) throws(DocumentError) {
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
