public import Replays

/// What a golden should become if a reviewer approves: left in a report folder, beside what it was compared with.
public nonisolated struct GoldenActual: Sendable, Hashable {
  /// The reference's path below the golden folder.
  public var path: String
  /// The scenario that it belongs to.
  public var scenario: String
  /// The hash of the file in the report folder; `nil` where the reference is to go away.
  public var hash: ContentHash?
  /// The hash of the reference that it was compared with; `nil` where there was none.
  public var reference: ContentHash?

  /// Creates a record.
  public init(_ path: String, scenario: String, hash: ContentHash?, reference: ContentHash?) {
    self.path = path
    self.scenario = scenario
    self.hash = hash
    self.reference = reference
  }

  /// The file's path below the report folder: `.new` stands before the reference's ending.
  public var file: String {
    let place = path.lastIndex(of: ".") ?? path.endIndex
    return path[..<place] + ".new" + path[place...]
  }
}
