package import Foundation

/// One object of a recording, log or report, with checked access to its values.
package struct JSONLine {
  /// The longest line, in bytes.
  package static let longest = 1 << 20

  /// A wrong value in a line.
  package struct Fault: Error, Hashable {
    /// The message: the fault, the value found, and the value needed.
    package var message: String

    package init(message: String) { self.message = message }
  }

  /// The object.
  package let json: JSONValue

  /// Creates a line from an object; any other value is a fault.
  package init(_ json: JSONValue) throws(Fault) {
    guard case .object = json else { throw Fault(message: "this line is not an object {…}") }
    self.json = json
  }

  /// Returns the text of a member, of at most `limit` bytes.
  package func string(_ name: String, limit: Int = 4096) throws(Fault) -> String {
    guard case .string(let text)? = json[name] else { throw missing(name, "a text") }
    guard text.utf8.count <= limit else {
      throw Fault(message: "\"\(name)\" has \(text.utf8.count) bytes; at most \(limit) are read")
    }
    return text
  }

  /// Returns the member's value `true` or `false`.
  package func flag(_ name: String) throws(Fault) -> Bool {
    guard case .bool(let flag)? = json[name] else { throw missing(name, "true or false") }
    return flag
  }

  /// Returns the number of a member, in `range`.
  package func number(_ name: String, in range: ClosedRange<Double>) throws(Fault) -> Double {
    guard let value = json[name] else { throw missing(name, "a number") }
    return try Self.number(value, name, range)
  }

  /// Returns the integer of a member, in `range`.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(Fault) -> Int {
    let number = try number(name, in: Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else {
      throw Fault(
        message: "\"\(name)\" is \(JSONText.number(number, decimals: nil)); a whole number is needed")
    }
    return Int(number)
  }

  /// Returns the `count` numbers of a member, each in `range`.
  package func numbers(_ name: String, count: Int, in range: ClosedRange<Double>) throws(Fault) -> [Double] {
    guard case .array(let values)? = json[name], values.count == count else {
      throw missing(name, "a list of \(count) numbers")
    }
    var numbers: [Double] = []
    for value in values { numbers.append(try Self.number(value, name, range)) }
    return numbers
  }

  /// Returns the case of `type` that the member's word names.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(Fault) -> Choice where Choice.RawValue == String {
    let word = try string(name)
    if let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw Fault(message: "\"\(name)\" is \"\(EscapedText.shortened(word))\"; allowed: \(words)")
  }

  private static func number(
    _ value: JSONValue, _ name: String, _ range: ClosedRange<Double>
  ) throws(Fault) -> Double {
    guard case .number(let number) = value else {
      throw Fault(message: "\"\(name)\" is \(EscapedText.shortened(value.text())); a number is needed")
    }
    guard range.contains(number) else {
      let limits = [range.lowerBound, range.upperBound].map { JSONText.number($0, decimals: 6) }
      let text = JSONText.number(number, decimals: nil)
      throw Fault(message: "\"\(name)\" is \(text); allowed: from \(limits[0]) to \(limits[1])")
    }
    return number
  }

  private func missing(_ name: String, _ needed: String) -> Fault {
    guard let value = json[name] else { return Fault(message: "\"\(name)\" is missing; \(needed) is needed") }
    return Fault(message: "\"\(name)\" is \(EscapedText.shortened(value.text())); \(needed) is needed")
  }
}

extension JSONLine {
  /// Reads a line of a file with `read`; a fault names the file, the line and the column of broken JSON.
  package static func reading<Value>(
    _ bytes: [UInt8], _ file: String, _ number: Int, _ read: (JSONLine) throws(Fault) -> Value
  ) throws(DocumentError) -> Value {
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw fault(file, number, error.column, "not JSON: \(error.message)")
    }
    do throws(Fault) {
      return try read(JSONLine(json))
    } catch {
      throw fault(file, number, 1, error.message)
    }
  }

  /// Reads a file with one object with `read`; a fault names the file, the line and the column of broken JSON.
  package static func reading<Value>(
    _ file: URL, limit: FileLimit, _ read: (JSONLine) throws(Fault) -> Value
  ) throws(DocumentError) -> Value {
    let bytes = Array(try InputFile.data(contentsOf: file, limit: limit))
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw fault(file.relativePath, error.line, error.column, "not JSON: \(error.message)")
    }
    do throws(Fault) {
      return try read(JSONLine(json))
    } catch {
      throw fault(file.relativePath, 1, 1, error.message)
    }
  }

  /// Returns a fault at a position in a file of lines.
  package static func fault(_ file: String, _ line: Int, _ column: Int, _ message: String) -> DocumentError {
    .faulty([
      DocumentFault(file: file, position: DocumentPosition(line: line, column: column), message: message)
    ])
  }
}
