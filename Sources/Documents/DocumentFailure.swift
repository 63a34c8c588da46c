/// An error that may be that of a file.
package protocol DocumentFailure: Error {
  /// Because a file could not be read or written.
  static func document(_ error: DocumentError) -> Self
}

extension DocumentFailure {
  /// What `body` reads or writes; why it cannot is why this fails.
  package static func reading<Value>(_ body: () throws(DocumentError) -> Value) throws(Self) -> Value {
    do {
      return try body()
    } catch {
      throw document(error)
    }
  }
}
