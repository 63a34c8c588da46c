import Documents

/// The first line in which two texts differ; what ends their lines is no difference.
public nonisolated struct TextDifference: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The line of the reference; `nil` after its end.
  public var expected: String?
  /// The line of the actual text; `nil` after its end.
  public var actual: String?

  /// Compares two texts; `nil` when their lines are the same.
  ///
  /// A line feed, a carriage return and both together end a line alike; a byte order mark and the end of the last line
  /// may be missing.
  public init?(_ actual: String, from expected: String) {
    guard actual != expected else { return nil }
    let (old, new) = (LineEnds.lines(of: expected), LineEnds.lines(of: actual))
    let shared = zip(old, new).prefix { $0 == $1 }.count
    if shared == old.count, shared == new.count { return nil }
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
