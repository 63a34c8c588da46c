import Documents
import Foundation
public import Replays

/// A proposed new reference, stored in a report folder until a reviewer approves it.
public nonisolated struct GoldenActual: Sendable, Hashable {
  /// The reference's path relative to the golden folder.
  public var path: String
  /// The name of the scenario.
  public var scenario: String
  /// The hash of the file in the report folder; `nil` when the reference is to be deleted.
  public var hash: ContentHash?
  /// The hash of the compared reference; `nil` when there was none.
  public var reference: ContentHash?

  /// Creates a record.
  public init(_ path: String, scenario: String, hash: ContentHash?, reference: ContentHash?) {
    self.path = path
    self.scenario = scenario
    self.hash = hash
    self.reference = reference
  }

  /// The file's path in the report folder: that of the reference, with `.new` before its extension.
  public var file: String {
    let place = path.lastIndex(of: ".") ?? path.endIndex
    return path[..<place] + ".new" + path[place...]
  }
}

nonisolated extension GoldenActual {
  private static func isPicture(_ path: String) -> Bool {
    path.hasSuffix("." + GoldenKind.still.fileExtension)
  }

  /// Returns the hash of the file at a golden's path; for a text its line ends do not count.
  static func hash(of data: Data, at path: String) -> ContentHash {
    isPicture(path) ? ContentHash(of: data) : ContentHash(ofLines: data)
  }

  /// Returns the content to write at a golden's path: texts get line feeds, whatever a reviewer's copy has.
  static func written(_ data: Data, at path: String) -> Data {
    isPicture(path) ? data : LineEndings.unified(data)
  }
}
