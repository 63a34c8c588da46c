/// The first line in which two texts differ.
public nonisolated struct TextDifference: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The line of the reference; `nil` after its end.
  public var expected: String?
  /// The line of the actual text; `nil` after its end.
  public var actual: String?

  /// Compares two texts; `nil` when they are the same.
  public init?(_ actual: String, from expected: String) {
    guard actual != expected else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let shared = zip(old, new).prefix { $0 == $1 }.count
    line = shared + 1
    self.expected = old.indices.contains(shared) ? String(old[shared]) : nil
    self.actual = new.indices.contains(shared) ? String(new[shared]) : nil
  }

  /// The line with both texts.
  public var description: String {
    func text(_ line: String?) -> String {
      line.map { "'" + String($0.drop(while: \.isWhitespace)) + "'" } ?? "nothing"
    }
    return "line \(line): \(text(actual)) instead of \(text(expected))"
  }
}
