extension DocumentNode {
  /// The value of a key of a map; `nil` for a missing key.
  package subscript(key: String) -> DocumentNode? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
