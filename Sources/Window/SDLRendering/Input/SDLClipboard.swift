import CSDL2

/// The text on the desktop's clipboard.
package enum SDLClipboard {
  /// The greatest number of bytes that are read.
  private static let mostBytes = 1 << 16

  /// The beginning of the text that another program or this one has put there; empty for none.
  package static var text: String {
    guard let bytes = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(bytes) }
    let length = min(SDL_strlen(bytes), mostBytes)
    return bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }

  /// Puts a text there.
  static func copy(_ text: String) { SDL_SetClipboardText(text) }
}
