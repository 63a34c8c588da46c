import Foundation

/// A writer of JSON in which equal values always give the same text.
package struct JSONText {
  /// The maximum number of decimals; `nil` keeps all that identify the number exactly.
  package var decimals: Int?
  /// True when every member of an object gets its own line.
  var isIndented = false

  package private(set) var text = ""

  package init(decimals: Int?, isIndented: Bool = false) {
    self.decimals = decimals
    self.isIndented = isIndented
  }

  package mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.number(number, decimals: decimals)
    case .string(let string): write(string)
    case .array(let values):
      writeList(values, "[", "]", depth: depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      writeList(members, "{", "}", depth: depth) { writer, member in
        writer.write(member.name)
        writer.text += writer.isIndented ? ": " : ":"
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, depth: Int,
    _ write: (inout JSONText, Element) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth) }
    text += close
  }

  private mutating func breakLine(_ depth: Int) {
    if isIndented { text += "\n" + String(repeating: "  ", count: depth) }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where EscapedText.isHidden(scalar): text += EscapedText.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// Returns a number as the shortest text.
  ///
  /// It has no trailing zeros, no negative zero, and no exponent when decimals are limited. An infinite
  /// number or NaN becomes `null`, because JSON has no literal for it.
  package static func number(_ number: Double, decimals: Int?) -> String {
    guard number.isFinite else { return "null" }
    guard let decimals else {
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let scale = pow(10, Double(decimals))
    let scaled = (number * scale).rounded()
    guard abs(scaled) < 9e15 else { return String(format: "%.0f", number) }
    let units = Int(scaled)
    let (whole, part) = abs(units).quotientAndRemainder(dividingBy: Int(scale))
    let sign = units < 0 ? "-" : ""
    guard part > 0 else { return sign + String(whole) }
    var digits = String(part)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}

extension JSONValue {
  /// Returns the value on one line; numbers are rounded to `decimals`, or exact when that is `nil`.
  public func text(decimals: Int? = nil) -> String {
    var writer = JSONText(decimals: decimals)
    writer.write(self)
    return writer.text
  }

  /// Returns the value with a line for each part, ending with a line feed; numbers are rounded to `decimals`.
  public func indentedText(decimals: Int? = nil) -> String {
    var writer = JSONText(decimals: decimals, isIndented: true)
    writer.write(self)
    return writer.text + "\n"
  }
}

/// A JSON encoder with sorted keys, so that equal values give equal texts.
package nonisolated enum SortedJSON {
  /// Returns a value as indented JSON.
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
