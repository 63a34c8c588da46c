import Foundation
import LayoutGeometry
import ScreenInterface
import TestSupport

@testable import SDLRendering

/// Small pictures drawn offscreen for tests, with the questions that tests ask of them.
enum Drawing {
  static let white = Color(hex: 0xFFFFFF)
  static let black = Color(hex: 0)

  static func list(
    _ commands: [(DrawCommand.Content, CGRect)], size: CGSize = CGSize(width: 40, height: 40),
    background: Color = white
  ) -> DisplayList {
    let window = CGRect(origin: .zero, size: size)
    let all = commands.enumerated().map { index, part in
      DrawCommand(part.0, element: ElementID("e\(index)"), frame: part.1, clip: window)
    }
    return DisplayList(size: size, background: background, commands: all)
  }

  static func bitmap(
    _ content: DrawCommand.Content, _ frame: CGRect, size: CGSize = CGSize(width: 40, height: 40),
    scale: CGFloat = 1
  ) throws -> Bitmap {
    try OffscreenRenderer(fonts: .blocks).bitmap(of: [list([(content, frame)], size: size)], scale: scale)
  }
}

extension Bitmap {
  /// Returns the darkness of a pixel, from 0 (white) to 255 (black).
  func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(self[x, y] & 255) }

  /// The bitmap mirrored from left to right.
  var mirrored: Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[width - 1 - x, y] }
    }
    return result
  }

  /// The bitmap with columns and rows exchanged.
  var transposed: Bitmap {
    var result = Bitmap(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result[y, x] = self[x, y] }
    }
    return result
  }

  /// Returns the smallest rectangle around every pixel that is not `background`.
  func ink(on background: UInt32 = 0xFFFF_FFFF) -> PixelRect {
    var ink = PixelRect.zero
    for y in 0..<height {
      for x in 0..<width where self[x, y] != background {
        ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}

/// A folder for one test, removed with this object.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("orihon-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
