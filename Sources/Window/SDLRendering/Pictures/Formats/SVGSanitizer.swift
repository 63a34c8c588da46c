import Foundation

/// A one-pass sanitizer of an SVG file.
///
/// It keeps the painted elements and counts what the cost of painting depends on.
nonisolated struct SVGSanitizer {
  /// The elements that are removed with all their children.
  private static let dropped: Set = [
    "script", "foreignObject", "image", "clipPath", "mask", "symbol", "pattern", "marker", "metadata",
    "filter",
  ]

  private let bytes: [UInt8]
  private var place = 0
  /// The nesting depth inside a dropped element; 0 outside one.
  private var dropDepth = 0
  private var level = 0
  private var isInStyle = false
  /// The bytes that are kept.
  private(set) var kept: [UInt8] = []
  /// The outermost element's tag.
  private(set) var root = ""
  private(set) var elements = 0
  private(set) var depth = 0
  private(set) var numbers = 0
  private(set) var largest = 0.0
  private(set) var sum = 0.0
  private(set) var shortestDash: Double?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    kept.reserveCapacity(bytes.count)
  }

  /// Parses and sanitizes the file.
  mutating func clean() throws(PictureFailure) {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        if isInStyle, dropDepth == 0 { kept.append(bytes[place]) }
        place += 1
        continue
      }
      if bytes.says("<!--", at: place) {
        skip("-->")
      } else if bytes.says("<![CDATA[", at: place) {
        let start = place + 9
        skip("]]>")
        if isInStyle, dropDepth == 0 { kept += bytes[min(start, place)..<max(start, place - 3)] }
      } else if bytes.says("<?", at: place) {
        skip("?>")
      } else if bytes.says("<!", at: place) {
        skipDeclaration()
      } else {
        try takeTag()
      }
    }
    guard !root.isEmpty, level == 0 else { throw .damaged("it breaks off") }
    measureDashes()
  }

  private mutating func skip(_ end: String) {
    while place < bytes.count, !bytes.says(end, at: place) { place += 1 }
    place = min(place + end.utf8.count, bytes.count)
  }

  /// Skips a document type declaration, with the entities that it declares.
  private mutating func skipDeclaration() {
    var open = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">"): open -= 1
      default: break
      }
      place += 1
      if open == 0 { return }
    }
  }

  private mutating func takeTag() throws(PictureFailure) {
    let start = place
    place = bytes.tagEnd(from: place)
    guard place < bytes.count else { throw .damaged("it breaks off") }
    place += 1
    let tag = bytes[start..<place]
    let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
    let isWhole = tag.dropLast().last == UInt8(ascii: "/")
    let name = String(
      decoding: tag.dropFirst(isEnd ? 2 : 1).prefix {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      },
      as: UTF8.self)
    if dropDepth > 0 {
      if !isWhole { dropDepth += isEnd ? -1 : 1 }
    } else if Self.dropped.contains(name) {
      if !isWhole, !isEnd { dropDepth = 1 }
    } else {
      keep(tag, name, isEnd: isEnd, isWhole: isWhole)
    }
  }

  private mutating func keep(_ tag: ArraySlice<UInt8>, _ name: String, isEnd: Bool, isWhole: Bool) {
    if isEnd {
      level -= 1
      isInStyle = false
    } else {
      if root.isEmpty { root = String(decoding: tag, as: UTF8.self) }
      elements += 1
      if !isWhole {
        level += 1
        depth = max(depth, level)
        isInStyle = name == "style"
      }
      count(tag)
    }
    // A nested `svg` element would set the size of the whole picture.
    let isInner = name == "svg" && (isEnd ? level > 0 : elements > 1)
    kept += isInner ? Array((isEnd ? "</g" : "<g").utf8) + tag.dropFirst(isEnd ? 5 : 4) : Array(tag)
  }

  /// Counts the numbers of a tag; the digits of a colour, as in `#8E8E93`, are none.
  private mutating func count(_ tag: ArraySlice<UInt8>) {
    var place = tag.startIndex
    while place < tag.endIndex {
      if tag[place] == UInt8(ascii: "#") {
        let digits = tag[(place + 1)...].prefix { Character(Unicode.Scalar($0)).isHexDigit }
        place = digits.endIndex
        continue
      }
      guard Self.isDigit(tag[place]) else {
        place += 1
        continue
      }
      let value = Self.number(tag, &place)
      numbers += 1
      largest = max(largest, value)
      sum += value
    }
  }

  /// Updates the length of the shortest dash pattern.
  private mutating func measureDashes() {
    let name = Data("stroke-dasharray".utf8)
    let text = Data(kept)
    var rest = 0..<text.count
    while let found = text.range(of: name, in: rest) {
      rest = found.upperBound..<text.count
      var place = found.upperBound
      var length = 0.0
      var marks = 0
      while place < text.count, marks < 3,
        ![UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ">")].contains(kept[place])
      {
        if Self.isDigit(kept[place]) || kept[place] == UInt8(ascii: ".") {
          length += Self.number(kept[...], &place)
        } else {
          if kept[place] == UInt8(ascii: "\"") || kept[place] == UInt8(ascii: "'") { marks += 1 }
          if marks == 2 { break }
          place += 1
        }
      }
      // Without a pattern, or with one of length 0, lines are solid.
      if length > 0 { shortestDash = min(shortestDash ?? length, length) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Reads a number without its sign and advances past it.
  private static func number(_ text: ArraySlice<UInt8>, _ place: inout Int) -> Double {
    var (value, scale, exponent) = (0.0, 1.0, 0)
    var isFraction = false
    while place < text.endIndex {
      if isDigit(text[place]) {
        value = value * 10 + Double(text[place] - 0x30)
        if isFraction { scale *= 10 }
      } else if text[place] == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      place += 1
    }
    if place + 1 < text.endIndex, text[place] | 0x20 == UInt8(ascii: "e") {
      var after = place + 1
      let isNegative = text[after] == UInt8(ascii: "-")
      if isNegative || text[after] == UInt8(ascii: "+") { after += 1 }
      if after < text.endIndex, isDigit(text[after]) {
        while after < text.endIndex, isDigit(text[after]) {
          exponent = min(exponent * 10 + Int(text[after] - 0x30), 400)
          after += 1
        }
        if isNegative { exponent = -exponent }
        place = after
      }
    }
    return value / scale * pow(10, Double(exponent))
  }
}
