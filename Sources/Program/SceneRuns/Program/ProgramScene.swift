package import Stage

/// A named scene of a program, which is created when it is requested.
package struct ProgramScene {
  /// The description of a scene in a list, besides its title.
  package struct Note: Sendable {
    /// The group under whose heading the scene is listed.
    package var group: String
    /// What the scene shows and what to try, in English.
    package var english: String
    /// What the scene shows and what to try, in Japanese.
    package var japanese: String
    /// True for a scene that is mainly for tests and measurements.
    package var isFixture = false
    /// The letter of the article whose screen the scene is; `nil` for any other scene.
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
  /// The description in the list; `nil` for none.
  package let note: Note?
  /// The closure that creates the scene; its result is `nil` when the scene's files are not found.
  package let make: @MainActor () -> Scene?

  /// Creates an entry.
  package init(_ name: String, note: Note? = nil, make: @escaping @MainActor () -> Scene?) {
    self.name = name
    self.note = note
    self.make = make
  }
}
