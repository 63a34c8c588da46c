/// An error type that can wrap a failure to read or write a file.
package protocol DocumentFailure: Error {
  /// Returns the error for a file that could not be read or written.
  static func document(_ error: DocumentError) -> Self
}

extension DocumentFailure {
  /// Calls `body`, and rethrows its file error as this error type.
  package static func reading<Value>(_ body: () throws(DocumentError) -> Value) throws(Self) -> Value {
    do {
      return try body()
    } catch {
      throw document(error)
    }
  }
}
