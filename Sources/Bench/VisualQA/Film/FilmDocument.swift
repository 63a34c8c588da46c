import Documents
package import Foundation
package import Replays
package import ScreenInterface

/// A film as data: its frames, and what is told beside them.
package nonisolated struct FilmDocument {
  /// The version of the form.
  package static let version = 1

  /// The keyword under which an animated PNG carries a film.
  package static let keyword = "film"

  /// The name of the scene.
  package var title: String
  /// The command that makes the film, in shell syntax; default empty.
  package var command = ""
  /// The number of pixels in a point of the scene.
  package var scale: CGFloat
  /// The colour below the frames, for a pointer that contrasts with it.
  package var background: Color

  /// How fast a player plays it at first; default 1.
  package var speed = 1.0

  private var encoder: FilmEncoder
  private let size: (width: Int, height: Int)
  /// What is told beside the frames.
  package var timeline = FilmTimeline()

  /// Creates a film of at most `frames` frames of this size, in pixels.
  package init(title: String, width: Int, height: Int, frames: Int, scale: CGFloat, background: Color) {
    self.title = title
    self.scale = scale
    self.background = background
    size = (width, height)
    encoder = FilmEncoder(width: width, height: height, frames: frames)
  }

  /// Adds a frame; its time and its timeline are `timeline`'s last.
  package mutating func append(_ picture: Bitmap, pointer: DrawnPointer?) {
    encoder.append(picture)
    timeline.show(pointer)
  }

  /// Ends the film and returns it as JSON of one line, which may stand in a script of a page, in ASCII.
  package mutating func finish() -> String {
    let chapters = encoder.finish().map { JSONValue.string(FilmText.text(of: $0)) }
    let isLight = 2126 * Int(background.red) + 7152 * Int(background.green) + 722 * Int(background.blue)
    let head: [JSONValue.Member] = [
      JSONValue.Member("version", .number(Self.version)), JSONValue.Member("title", .string(title)),
      JSONValue.Member("command", .string(command)), JSONValue.Member("width", .number(size.width)),
      JSONValue.Member("height", .number(size.height)), JSONValue.Member("scale", .number(Double(scale))),
      JSONValue.Member("isLight", .bool(isLight > 1_270_000)),
      JSONValue.Member("speed", .number(speed)),
      JSONValue.Member("chapterLength", .number(encoder.chapterLength)),
    ]
    var writer = JSONText(decimals: 6)
    writer.write(.object(head + timeline.members + [JSONValue.Member("chapters", .array(chapters))]))
    return Self.plain(writer.text)
  }

  /// Escapes what is not ASCII, and what begins a tag; in JSON both stand in strings only.
  private static func plain(_ text: String) -> String {
    var plain = ""
    plain.reserveCapacity(text.utf8.count)
    for unit in text.utf16 {
      if unit < 0x80, unit != 0x3C {
        plain.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16, uppercase: true)
        plain += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return plain
  }
}
