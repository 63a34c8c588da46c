package import Stage

/// A scene that a program knows by name, and makes when it is asked for.
package struct ProgramScene {
  /// What a list says of a scene besides its title.
  package struct Note: Sendable {
    /// The heading below which the scene is listed.
    package var group: String
    /// What it shows and what to try, in English.
    package var english: String
    /// The same in Japanese.
    package var japanese: String
    /// True for a scene that is there for tests and measurements more than for people.
    package var isFixture = false
    /// The letter of the article whose screen it is; `nil` for any other scene.
    package var article: String?

    /// Creates a note.
    package init(
      group: String, english: String, japanese: String, isFixture: Bool = false, article: String? = nil
    ) {
      self.group = group
      self.english = english
      self.japanese = japanese
      self.isFixture = isFixture
      self.article = article
    }
  }

  /// The name on the command line.
  package let name: String
  /// What the list says of it; `nil` for nothing.
  package let note: Note?
  /// The closure that makes the scene; its result is `nil` when the scene's files are not found.
  package let make: @MainActor () -> Scene?

  /// Creates an entry.
  package init(_ name: String, note: Note? = nil, make: @escaping @MainActor () -> Scene?) {
    self.name = name
    self.note = note
    self.make = make
  }
}
