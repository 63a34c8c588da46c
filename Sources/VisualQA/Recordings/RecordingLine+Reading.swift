import Documents
import Foundation

nonisolated extension RecordingLine {
  /// What `read` makes of a line of a file; a fault names the file, the line and where JSON breaks the column.
  static func reading<Value>(
    _ bytes: [UInt8], _ file: String, _ number: Int, _ read: (RecordingLine) throws(Fault) -> Value
  ) throws(VisualQAError) -> Value {
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw fault(file, number, error.column, "not JSON: \(error.message)")
    }
    do throws(Fault) {
      return try read(RecordingLine(json))
    } catch {
      throw fault(file, number, 1, error.message)
    }
  }

  /// A fault in a file of lines.
  static func fault(_ file: String, _ line: Int, _ column: Int, _ message: String) -> VisualQAError {
    .faulty(
      DocumentFault(file: file, position: DocumentPosition(line: line, column: column), message: message))
  }
}
