public import Documents
public import Foundation
package import LayoutGeometry
import Measurements
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
      throw LFSPointer(data)?.refusal(of: file)
        ?? .unreadable(file: file.relativePath, reason: "it is no PNG file")
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

/// The pictures of one case.
public nonisolated struct ReportPictures: Sendable, Hashable {
  /// The roles of a case's pictures.
  enum Side: String, CaseIterable {
    case reference
    case actual
    case difference
    case film
    case moment

    /// The roles of the pictures that are compared.
    static let compared: [Side] = [.reference, .actual, .difference]
  }

  /// The reference; `nil` for a new picture.
  public var reference: ReportPicture?
  /// The actual picture; `nil` for a deleted one.
  public var actual: ReportPicture?
  /// The heat map of their differences, see `HeatMap`; `nil` when they were not compared.
  public var difference: ReportPicture?
  /// The animation of reference and actual side by side around the first difference of their motion; `nil` for none.
  public var film: ReportPicture?
  /// The film that the animation carries for a page's player, as JSON; `nil` for none.
  var player: String? { film.flatMap { AnimatedPNG.text(FilmDocument.keyword, of: $0.png) } }
  /// The animation's picture of the first difference; `nil` for none.
  public var moment: ReportPicture?
  /// The tile with the most differing pixels; `nil` for none.
  package var worstTile: PixelRect?

  /// Creates an empty set.
  public init() {}

  /// True when there is no picture to compare.
  public var isEmpty: Bool { Side.compared.allSatisfy { self[$0] == nil } }

  /// The number of bytes of all pictures together.
  var bytes: Int { Side.allCases.reduce(0) { $0 + (self[$1]?.png.count ?? 0) } }

  subscript(side: Side) -> ReportPicture? {
    get {
      switch side {
      case .reference: reference
      case .actual: actual
      case .difference: difference
      case .film: film
      case .moment: moment
      }
    }
    set {
      switch side {
      case .reference: reference = newValue
      case .actual: actual = newValue
      case .difference: difference = newValue
      case .film: film = newValue
      case .moment: moment = newValue
      }
    }
  }
}
