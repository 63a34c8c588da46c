/// The rule that no file is longer than 300 lines, tests included.
enum FileLength {
  static let wall = 300

  static func violations(in file: SourceFile) -> [Violation] {
    let breaks = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let lines = file.text.isEmpty || file.text.hasSuffix("\n") ? breaks : breaks + 1
    guard lines > wall else { return [] }
    return [file.violation(at: wall + 1, "\(lines) lines; \(wall) is a wall")]
  }
}
