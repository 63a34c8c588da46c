import CSDL2

/// The format of a picture file; the raw value is SDL_image's name.
nonisolated enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPG"
  case webP = "WEBP"
  case gif = "GIF"
  case avif = "AVIF"
  case svg = "SVG"
  case tiff = "TIF"
  case bmp = "BMP"

  /// Detects the format from the start of a file; `nil` when it is none of them.
  init?(_ bytes: some FileBytes) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.says("RIFF", at: 0), bytes.says("WEBP", at: 8) {
      self = .webP
    } else if bytes.says("GIF87a", at: 0) || bytes.says("GIF89a", at: 0) {
      self = .gif
    } else if bytes.says("II*\0", at: 0) || bytes.says("MM\0*", at: 0) {
      self = .tiff
    } else if AVIFFile.begins(bytes) {
      self = .avif
    } else if bytes.says("BM", at: 0), let header = bytes.littleEndian(at: 14, 4),
      [12, 40, 52, 56, 64, 108, 124].contains(header)
    {
      self = .bmp
    } else if SVGFile.begins(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The name of the format in messages.
  var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .webP: "WebP"
    case .tiff: "TIFF"
    case .png, .gif, .avif, .svg, .bmp: rawValue
    }
  }

  /// The file name extensions of this format.
  var endings: Set<String> {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .tiff: ["tif", "tiff"]
    case .bmp: ["bmp", "dib"]
    case .avif: ["avif", "avifs"]
    case .png: ["png", "apng"]
    case .webP, .gif, .svg: [rawValue.lowercased()]
    }
  }

  /// SDL_image's initialization flag for this format; `nil` for formats that it always reads.
  var preparation: UInt32? {
    switch self {
    case .png: IMG_INIT_PNG.rawValue
    case .jpeg: IMG_INIT_JPG.rawValue
    case .webP: IMG_INIT_WEBP.rawValue
    case .tiff: IMG_INIT_TIF.rawValue
    case .avif: IMG_INIT_AVIF.rawValue
    case .gif, .svg, .bmp: nil
    }
  }

  /// The names of all formats, joined for a sentence.
  static let list: String = {
    let names = allCases.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()
}
