import Documents
package import Foundation

/// A broken invariant of a scene, with the scripts that break it.
package nonisolated struct FuzzFinding: Sendable, Hashable {
  /// A script that breaks the invariant, shrunk on the machine that played it.
  package struct Example: Sendable, Hashable {
    /// Where the script comes from.
    package var origin: Origin
    /// The description of what broke, with its numbers.
    package var message: String
    /// The time at which it broke, in whole microseconds as seconds since the stage began.
    package var time: TimeInterval
    /// The number of steps of the shrunk script.
    package var steps: Int
    /// The text of the shrunk script's file.
    package var yaml: String

    /// Creates an example.
    package init(_ origin: Origin, message: String, time: TimeInterval, steps: Int, yaml: String) {
      self.origin = origin
      self.message = FuzzFinding.shortened(message)
      self.time = (time * 1e6).rounded() / 1e6
      (self.steps, self.yaml) = (steps, yaml)
    }
  }

  /// The origin of a script: a file of the corpus, or random numbers.
  package enum Origin: Sendable, Hashable {
    /// A file of the corpus, by its name.
    case file(String)
    /// The script with this index, and the seed that generates it.
    case seeded(index: Int, seed: UInt64)
  }

  /// The most scripts of one invariant that are shrunk and kept.
  package static let most = 8
  /// The longest text of a message, in characters.
  private static let longestMessage = 1000

  /// The description of the invariant: the message without numbers and quoted texts.
  package let invariant: String
  /// The number of scripts that broke it.
  package private(set) var broken: Int
  /// The first scripts that broke it, in the order of their origins, at most `most`.
  package private(set) var examples: [Example]

  /// Creates a finding; `nil` without an example.
  package init?(_ invariant: String, broken: Int, examples: [Example]) {
    guard !examples.isEmpty else { return nil }
    self.invariant = invariant
    self.broken = broken
    self.examples = Self.first(examples)
  }

  /// The smallest of the scripts; of equally small ones the first.
  package var smallest: Example {
    examples.dropFirst().reduce(examples[0]) { $1.steps < $0.steps ? $1 : $0 }
  }

  /// The examples with different scripts, each with its first origin.
  package var different: [Example] {
    var known: Set<String> = []
    return examples.filter { known.insert($0.yaml).inserted }
  }

  /// Adds the scripts of the same invariant that another share has played.
  package mutating func add(_ other: FuzzFinding) {
    broken += other.broken
    examples = Self.first(examples + other.examples)
  }

  /// Counts a script that broke the invariant, and keeps its example if there is one.
  mutating func count(_ example: Example?) {
    broken += 1
    if let example { examples = Self.first(examples + [example]) }
  }

  private static func first(_ examples: [Example]) -> [Example] {
    var kept: [Example] = []
    for example in examples.sorted(by: { $0.origin < $1.origin }) where kept.last?.origin != example.origin {
      kept.append(example)
    }
    return Array(kept.prefix(most))
  }

  /// Returns a message cut to the length that results keep.
  static func shortened(_ message: String) -> String {
    message.utf8.count > longestMessage && message.count > longestMessage
      ? message.prefix(longestMessage - 1) + "…" : message
  }
}

nonisolated extension FuzzFinding.Origin: Comparable {
  /// Files come first, by name, and then random scripts, by index.
  package static func < (left: FuzzFinding.Origin, right: FuzzFinding.Origin) -> Bool {
    switch (left, right) {
    case (.file(let name), .file(let other)): name < other
    case (.file, .seeded): true
    case (.seeded, .file): false
    case (.seeded(let index, _), .seeded(let other, _)): index < other
    }
  }
}
