import ScreenInterface

/// A pattern that matches elements of a scene by a prefix of their path, such as `hero/card/*/title`.
///
/// A `*` matches any one component. A match includes everything below the element.
public nonisolated struct ElementPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [Substring]

  /// Creates a pattern; `nil` for an empty one, or one with an empty component.
  public init?(_ text: String) {
    description = text
    parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// Returns the path of the matching element that contains an element or is it; `nil` without a match.
  func root(of element: ElementID) -> String? {
    let path = element.path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.count >= parts.count, zip(parts, path).allSatisfy({ $0 == "*" || $0 == $1 }) else {
      return nil
    }
    return path.prefix(parts.count).joined(separator: "/")
  }
}
