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

  /// A fault in a file of lines.
  package static func fault(_ file: String, _ line: Int, _ column: Int, _ message: String) -> DocumentError {
    .faulty([
      DocumentFault(file: file, position: DocumentPosition(line: line, column: column), message: message)
    ])
  }
}
