import Documents

/// The first line in which two texts differ; different line ends do not count.
public nonisolated struct TextDifference: Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The line of the reference; `nil` after its end.
  public var expected: String?
  /// The line of the actual text; `nil` after its end.
  public var actual: String?

  /// Compares two texts; `nil` when their lines are equal.
  ///
  /// A line feed, a carriage return and both together are equal line ends. A byte order mark and the end of
  /// the last line are optional.
  public init?(_ actual: String, from expected: String) {
    guard actual != expected else { return nil }
    let (old, new) = (LineEndings.lines(of: expected), LineEndings.lines(of: actual))
    let shared = zip(old, new).prefix { $0 == $1 }.count
    if shared == old.count, shared == new.count { return nil }
    line = shared + 1
    self.expected = old.indices.contains(shared) ? String(old[shared]) : nil
    self.actual = new.indices.contains(shared) ? String(new[shared]) : nil
  }

  /// The line number with both texts.
  public var description: String {
    func text(_ line: String?) -> String {
      line.map { "'" + String($0.drop(while: \.isWhitespace)) + "'" } ?? "nothing"
    }
    return "line \(line): \(text(actual)) instead of \(text(expected))"
  }
}
