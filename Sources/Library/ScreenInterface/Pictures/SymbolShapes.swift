import Foundation

/// The shapes of the painted symbols, on a square of 24 by 24.
enum SymbolShapes {
  /// A shape: its path in SVG's words, filled or drawn as a line of 2.
  struct Part {
    let path: String
    let isFilled: Bool
  }

  /// Returns the shapes of a symbol, or of the nearest one that is painted; `nil` when there is none.
  static func parts(of name: String) -> [Part]? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    // Without its stroke, `eye.slash` would say the opposite.
    if let slash = words.lastIndex(of: "slash"), slash > 0 {
      let plain = (words[..<slash] + words[(slash + 1)...]).joined(separator: ".")
      return parts(of: plain).map { $0 + [Part(path: "M4 4l16 16", isFilled: false)] }
    }
    return SymbolNames.nearest(to: words).lazy.compactMap { painted($0) }.first
  }

  private static func painted(_ name: String) -> [Part]? {
    if let lines = lines[name] { return [Part(path: lines, isFilled: false)] }
    if let fill = fills[name] { return [Part(path: fill, isFilled: true)] }
    // A sign in a ring or on a disc.
    for (ending, isDisc) in [(".circle.fill", true), (".circle", false)] where name.hasSuffix(ending) {
      guard let sign = signs[String(name.dropLast(ending.count))] else { continue }
      return isDisc
        ? [Part(path: ring(radius: 10) + sign.cut, isFilled: true)]
        : [Part(path: ring(radius: 9) + sign.line, isFilled: false)]
    }
    return nil
  }

  private static func ring(radius: Int) -> String {
    let turn = "a\(radius) \(radius) 0 1 0"
    return "M\(12 - radius) 12\(turn) \(2 * radius) 0\(turn) \(-2 * radius) 0z"
  }

  /// The signs in rings: as a line, and as a part that is cut out of a disc.
  private static let signs: [String: (line: String, cut: String)] = [
    "plus": ("M12 8v8M8 12h8", "M11 7h2v4h4v2h-4v4h-2v-4h-4v-2h4z"),
    "minus": ("M8 12h8", "M7 11h10v2h-10z"),
    "xmark": (
      "M9 9l6 6M15 9l-6 6",
      "M8.5 7.1"
        + "l3.5 3.5 3.5-3.5 1.4 1.4-3.5 3.5 3.5 3.5-1.4 1.4-3.5-3.5-3.5 3.5-1.4-1.4 3.5-3.5-3.5-3.5"
        + "z"
    ),
    "checkmark": ("M8 12.5l3 3 5-6.5", "M10.9 16.9l-4.1-4.1 1.4-1.4 2.6 2.6 5-6.4 1.6 1.2z"),
    "info": ("M12 11v5M12 8v0.1", "M11 10.5h2v6.5h-2zM11 7h2v2h-2z"),
    "exclamationmark": ("M12 8v5M12 16v0.1", "M11 7h2v6.5h-2zM11 15h2v2h-2z"),
    "questionmark": (
      "M9.5 9.5a2.5 2.5 0 1 1 2.5 3v1M12 16.5v0.1",
      "M11 15.5h2v2h-2zM11 14h2v-1.4a3.5 3.5 0 1 0-4.5-3.4h2"
        + "a1.5 1.5 0 1 1 1.5 1.5h-1z"
    ),
    "play": ("M10 8.5l5.5 3.5-5.5 3.5z", "M9.5 7.5l7 4.5-7 4.5z"),
    "pause": ("M10 9v6M14 9v6", "M8.5 8h2.5v8h-2.5zM13 8h2.5v8h-2.5z"),
    "arrow.down": ("M12 8v8M9 13l3 3 3-3", "M11 7h2v6.6l2.3-2.3 1.4 1.4-4.7 4.7-4.7-4.7 1.4-1.4 2.3 2.3z"),
    "arrow.up": ("M12 16v-8M9 11l3-3 3 3", "M11 17h2v-6.6l2.3 2.3 1.4-1.4-4.7-4.7-4.7 4.7 1.4 1.4 2.3-2.3z"),
    "person": (
      "M12 12.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5M7.5 17.5a4.5 4 0 0 1 9 0",
      "M12 12a2.7 2.7 0 1 0 0-5.4a2.7 2.7 0 0 0 0 5.4zM7 17.5"
        + "a5 4.3 0 0 1 10 0z"
    ),
  ]

  private static let lines: [String: String] = [
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "xmark": "M6 6l12 12M18 6l-12 12",
    "checkmark": "M5 12.5l5 5 9-11",
    "circle": "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    "square": "M5 5h14v14h-14z",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.forward": "M9 5l7 7-7 7",
    "chevron.backward": "M15 5l-7 7 7 7",
    "chevron.up": "M5 15l7-7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "arrow.right": "M4 12h16M14 6l6 6-6 6",
    "arrow.left": "M20 12h-16M10 6l-6 6 6 6",
    "arrow.up": "M12 20v-16M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5",
    "heart": "M12 20l-7.5-7.6a4.6 4.6 0 0 1 7.5-5.2a4.6 4.6 0 0 1 7.5 5.2z",
    "star": "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z",
    "magnifyingglass": "M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM15 15l5 5",
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "list.bullet": "M9 7h11M9 12h11M9 17h11M4.5 7h0.1M4.5 12h0.1M4.5 17h0.1",
    "square.and.arrow.up": "M8 10h-2v10h12v-10h-2M12 15v-12M8.5 6.5l3.5-3.5 3.5 3.5",
    "trash": "M4 6h16M9 6v-2h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6",
    "pencil": "M5 19l1-4 10-10 3 3-10 10z",
    "bell": "M6 17v-6a6 6 0 0 1 12 0v6h2h-16zM10.5 20h3",
    "bookmark": "M7 4h10v16l-5-4-5 4z",
    "house": "M4 11l8-7 8 7M6 9.5v10h12v-10M10 19.5v-5h4v5",
    "person": "M12 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4 20.5a8 6.5 0 0 1 16 0z",
    "envelope": "M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6",
    "phone": "M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v4"
      + "a1.5 1.5 0 0 1-1.5 1.5a15 15 0 0 1-15-15a1.5 1.5 0 0 1 1.5-1.5z",
    "camera": "M3.5 8h4l1.5-2.5h6l1.5 2.5h4v11h-17zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
    "photo": "M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15 9h0.1",
    "calendar": "M4 6h16v14h-16zM4 10.5h16M8 3.5v4M16 3.5v4",
    "clock": "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7v5l3.5 2.5",
    "lock": "M6 11h12v9h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3",
    "globe": "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM3.5 12h17M12 3.5"
      + "a4 8.5 0 0 0 0 17a4 8.5 0 0 0 0-17z",
    "cart": "M3 5h3l2.5 10h9l2.5-7h-13M9.5 19h0.1M16.5 19h0.1",
    "bubble.left": "M4 5h16v11h-9l-4 4v-4h-3z",
    "ellipsis": "M5.5 12h0.1M12 12h0.1M18.5 12h0.1",
    "sun.max": "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 3v2M12 19v2M3 12h2M19 12h2"
      + "M5.6 5.6l1.4 1.400M17 17l1.4 1.400M5.6 18.4l1.4-1.400M17 7l1.4-1.4",
    "moon": "M19 14.5a8 8 0 1 1-9.5-10a6.5 6.5 0 0 0 9.5 10z",
    "gear": "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM12 3v3M12 18v3M3 12h3M18 12h3"
      + "M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
    "wifi": "M3.5 9.5a12 12 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.5a4 4 0 0 1 5 0M12 19.5h0.1",
    "play": "M7 4.5l12 7.5-12 7.5z",
    "location": "M12 21l-6-8a7 7 0 1 1 12 0zM12 11.5a2 2 0 1 0 0-4a2 2 0 0 0 0 4",
    "doc": "M6 3.5h8l4 4v13h-12zM14 3.5v4h4",
    "folder": "M3.5 6h6l2 2h9v11h-17z",
    "tag": "M4 4h8l8 8-8 8-8-8zM8 8h0.1",
    "shuffle": "M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3",
    "square.grid.2x2": "M4 4h6v6h-6zM14 4h6v6h-6zM4 14h6v6h-6zM14 14h6v6h-6z",
    "arrow.up.right": "M7 17l10-10M8 7h9v9",
    "music.note": "M4 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM9 18v-12l10-2v11"
      + "M14 15.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
    "slider.horizontal.3": "M4 7h8M16 7h4M4 12h2M10 12h10M4 17h9M17 17h3M14 5v4M8 10v4M15 15v4",
    "paperplane": "M3.5 11.5l17-8-8 17-2-7z",
    "eye": "M2.5 12a11 9 0 0 1 19 0a11 9 0 0 1-19 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "creditcard": "M3 6h18v12h-18zM3 10h18M6.5 14.500h4",
  ]

  private static let fills: [String: String] = [
    "circle.fill": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "square.fill": "M4 4h16v16h-16z",
    "heart.fill": "M12 21l-8.3-8.3a5.2 5.2 0 0 1 8.3-6a5.2 5.2 0 0 1 8.3 6z",
    "star.fill": "M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z",
    "play.fill": "M6 3.5l14 8.5-14 8.5z",
    "pause.fill": "M6 4h4v16h-4zM14 4h4v16h-4z",
    "bookmark.fill": "M6 3h12v18.5l-6-4.7-6 4.7z",
    "bell.fill": "M5 18v-7a7 7 0 0 1 14 0v7h2v1h-18v-1zM9.5 20h5l-1 2h-3z",
    "person.fill": "M12 12a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9zM3 21a9 7.5 0 0 1 18 0z",
    "house.fill": "M12 3l10 8.5-1.3 1.5-1.7-1.4v9.4h-5v-6h-4v6h-5v-9.4l-1.7 1.4-1.3-1.5z",
    "envelope.fill": "M2.5 6.5l9.5 6.5 9.5-6.5v12.5h-19zM2.5 5h19l-9.5 6.5z",
    "photo.fill": "M2.5 4h19v16h-19zM5 17h14l-5-5-3 3-2.5-2.5z",
    "moon.fill": "M20 14.5a9 9 0 1 1-10.5-11a7 7 0 0 0 10.5 11z",
    "bubble.left.fill": "M3 4h18v13h-10l-5 5v-5h-3z",
    "trash.fill": "M9 3h6v2h5v2h-16v-2h5zM5.5 8h13l-1 13h-11z",
    "folder.fill": "M2.5 5h7l2 2h10v13h-19z",
    "bolt.fill": "M13 2l-8 12h6l-1 8 9-13h-6z",
    "flame.fill": "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2 2 3.5 1.5-2 2-5 1.5-8.5z",
    "mappin": "M12 2a6 6 0 0 1 1 11.9v8.1h-2v-8.1a6 6 0 0 1 1-11.9z",
  ]
}
