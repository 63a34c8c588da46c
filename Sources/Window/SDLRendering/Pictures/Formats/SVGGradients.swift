import Foundation
import LayoutGeometry

/// The gradients of an SVG file, rewritten for its renderer.
///
/// SDL_image's renderer takes plain numbers in the bounding box of a shape for pixels. It applies a gradient's
/// transform to pixels too, and inherits only the stops of another gradient. So coordinates are written as
/// percentages, with the transform applied and with what they inherit.
nonisolated struct SVGGradients {
  /// A gradient's tag in the file.
  private struct Tag {
    var range: Range<Int>
    var kind: Kind
    var attributes: [SVGAttribute]
    var isWhole: Bool
  }

  private enum Kind: String, CaseIterable {
    case linear = "linearGradient"
    case radial = "radialGradient"

    /// The attributes that are coordinates.
    var coordinates: [String] {
      switch self {
      case .linear: ["x1", "y1", "x2", "y2"]
      case .radial: ["cx", "cy", "r", "fx", "fy"]
      }
    }
  }

  /// The attributes that any gradient inherits from any other.
  private static let inherited = ["gradientUnits", "gradientTransform", "spreadMethod"]
  private static let links = ["xlink:href", "href"]
  /// The greatest number of gradients through which one inherits.
  private static let longestChain = 8
  /// The greatest distance of a coordinate from the bounding box, as a multiple of its size.
  private static let farthest = 1000.0

  private let bytes: [UInt8]
  private let tags: [Tag]
  private let places: [String: Int]

  /// Finds the gradients of a sanitized file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tags: [Tag] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      guard let kind = Kind.allCases.first(where: { bytes.says($0.rawValue, at: place) }) else { continue }
      let end = bytes.tagEnd(from: place)
      let inner = bytes[min(place + kind.rawValue.utf8.count, end)..<end]
      guard inner.first.map({ $0 <= 0x20 || $0 == UInt8(ascii: "/") }) ?? true else { continue }
      let isWhole = inner.last == UInt8(ascii: "/")
      tags.append(
        Tag(
          range: start..<min(end + 1, bytes.count), kind: kind,
          attributes: SVGAttribute.all(in: isWhole ? inner.dropLast() : inner), isWhole: isWhole))
      place = end
    }
    self.tags = tags
    places = Dictionary(
      tags.indices.compactMap { index in
        tags[index].attributes.first { $0.name == "id" }.map { ($0.value, index) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The bytes of the file with the rewritten gradients.
  var rewritten: [UInt8] {
    guard !tags.isEmpty else { return bytes }
    var written: [UInt8] = []
    var place = 0
    for tag in tags {
      written += bytes[place..<tag.range.lowerBound]
      place = tag.range.upperBound
      let attributes = attributes(of: tag)
      if attributes == tag.attributes {
        written += bytes[tag.range]
      } else {
        let text = attributes.map { " " + $0.text }.joined()
        written += Array("<\(tag.kind.rawValue)\(text)\(tag.isWhole ? "/>" : ">")".utf8)
      }
    }
    return written + bytes[place...]
  }

  /// Returns the attributes of a gradient as the renderer understands them.
  private func attributes(of tag: Tag) -> [SVGAttribute] {
    var attributes = tag.attributes
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    // The renderer may follow a circle without an end.
    if !endsItsChain(tag) { attributes.removeAll { Self.links.contains($0.name) } }
    // The renderer knows the older name alone.
    if value("xlink:href") == nil, let link = value("href") {
      attributes.append(SVGAttribute(name: "xlink:href", value: link))
    }
    for name in Self.inherited + tag.kind.coordinates where value(name) == nil {
      if let value = inherited(name, by: tag) { attributes.append(SVGAttribute(name: name, value: value)) }
    }
    guard value("gradientUnits") != "userSpaceOnUse" else { return attributes }
    let coordinates = tag.kind.coordinates.filter { value($0) != nil }
    var fractions: [String: Double] = [:]
    for name in coordinates {
      guard let fraction = value(name).flatMap(Self.fraction) else { return attributes }
      fractions[name] = fraction
    }
    if let transform = value("gradientTransform").flatMap(SVGTransform.read), !transform.isIdentity {
      fractions = Self.transformed(fractions, of: tag.kind, by: transform)
      attributes.removeAll { $0.name == "gradientTransform" }
    } else if coordinates.allSatisfy({ value($0)?.hasSuffix("%") == true }) {
      return attributes
    }
    attributes.removeAll { coordinates.contains($0.name) }
    for name in tag.kind.coordinates {
      guard let fraction = fractions[name] else { continue }
      let bounded = fraction.isFinite ? min(max(fraction, -Self.farthest), Self.farthest) : 0
      attributes.append(SVGAttribute(name: name, value: "\((bounded * 1e7).rounded() / 1e5)%"))
    }
    return attributes
  }

  /// Returns the value of an attribute that a gradient takes from those to which it refers.
  private func inherited(_ name: String, by tag: Tag) -> String? {
    var tag = tag
    for _ in 0..<Self.longestChain {
      guard let next = next(after: tag) else { return nil }
      if let found = next.attributes.first(where: { $0.name == name }) { return found.value }
      tag = next
    }
    return nil
  }

  /// Returns the gradient to which a gradient refers; `nil` for none.
  private func next(after tag: Tag) -> Tag? {
    let link = Self.links.lazy.compactMap { name in tag.attributes.first { $0.name == name }?.value }.first
    guard let link, link.hasPrefix("#") else { return nil }
    return places[String(link.dropFirst())].map { tags[$0] }
  }

  /// Returns false for a gradient that refers to itself through others, or through too many of them.
  private func endsItsChain(_ tag: Tag) -> Bool {
    var tag = tag
    for _ in 0..<Self.longestChain {
      guard let next = next(after: tag) else { return true }
      tag = next
    }
    return false
  }

  /// Returns a coordinate as a fraction of the bounding box; `nil` for one with another unit.
  private static func fraction(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns coordinates in the bounding box under a transform there, complete with those that have a default.
  private static func transformed(
    _ fractions: [String: Double], of kind: Kind, by transform: CGAffineTransform
  ) -> [String: Double] {
    func point(_ x: String, _ y: String, else usual: CGPoint) -> CGPoint {
      CGPoint(x: fractions[x] ?? usual.x, y: fractions[y] ?? usual.y).applying(transform)
    }
    switch kind {
    case .linear:
      let (start, end) = (point("x1", "y1", else: .zero), point("x2", "y2", else: CGPoint(x: 1, y: 0)))
      // The lines of one colour stay parallel to their image, to which the way from start to end is perpendicular.
      let way = CGPoint(
        x: (fractions["x2"] ?? 1) - (fractions["x1"] ?? 0), y: (fractions["y2"] ?? 0) - (fractions["y1"] ?? 0)
      )
      let line = CGPoint(
        x: transform.a * -way.y + transform.c * way.x, y: transform.b * -way.y + transform.d * way.x)
      let length = line.x * line.x + line.y * line.y
      let along = length > 0 ? ((end.x - start.x) * line.x + (end.y - start.y) * line.y) / length : 0
      return [
        "x1": start.x, "y1": start.y, "x2": end.x - along * line.x, "y2": end.y - along * line.y,
      ]
    case .radial:
      let center = point("cx", "cy", else: CGPoint(x: 0.5, y: 0.5))
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      return ["cx": center.x, "cy": center.y, "r": (fractions["r"] ?? 0.5) * scale]
    }
  }
}

/// An attribute of an element in an SVG file.
nonisolated struct SVGAttribute: Sendable, Hashable {
  var name: String
  var value: String

  /// The attribute as it is written in a tag.
  var text: String { value.contains("\"") ? "\(name)='\(value)'" : "\(name)=\"\(value)\"" }

  /// Returns the attributes in the bytes of a tag after its name.
  static func all(in tag: ArraySlice<UInt8>) -> [SVGAttribute] {
    var attributes: [SVGAttribute] = []
    var rest = tag
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(decoding: rest[..<sign], as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      let after = rest[rest.index(after: sign)...].drop { $0 <= 0x20 }
      guard let quote = after.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { break }
      let value = after.dropFirst().prefix { $0 != quote }
      if !name.isEmpty {
        attributes.append(SVGAttribute(name: name, value: String(decoding: value, as: UTF8.self)))
      }
      rest = after.dropFirst(value.count + 2)
    }
    return attributes
  }
}
