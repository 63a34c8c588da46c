import Documents

/// An assignment of a value to a setting, as on a command line: `motion.decelerationRate=0.99`.
package nonisolated struct SettingAssignment: Sendable, Hashable, CustomStringConvertible {
  /// The setting's path in the feed.
  package let path: SettingPath
  /// The value, as a feed file writes it.
  package let text: String

  /// The assignment as it is written.
  package var description: String { "\(path)=\(text)" }

  /// Reads an assignment.
  ///
  /// - Throws: `FeedTuning.RejectedEdit` for a text that is not an assignment.
  package init(_ written: String) throws(FeedTuning.RejectedEdit) {
    let parts = written.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let path = SettingPath(parts[0]) else {
      throw FeedTuning.RejectedEdit(
        description:
          "\"\(EscapedText.shortened(written))\" sets nothing; allowed: a setting, = and its value, such as "
          + "motion.decelerationRate=0.99 or cards.paging.threshold=0.3")
    }
    (self.path, text) = (path, parts[1])
  }
}

nonisolated extension FeedTuning {
  /// Adds these changes to the current ones.
  ///
  /// - Throws: `RejectedEdit` for the first invalid one; nothing has changed then.
  package mutating func take(_ assignments: [SettingAssignment]) throws(RejectedEdit) {
    var next = self
    for assignment in assignments {
      do throws(RejectedEdit) {
        try next.set(assignment.path, to: next.spelled(assignment.text, at: assignment.path))
      } catch {
        throw RejectedEdit(description: "\(assignment): \(error)")
      }
    }
    self = next
  }

  /// Returns a typed value as a feed file writes it: a formula is evaluated, a unit removed.
  ///
  /// - Throws: `RejectedEdit` for a number in a unit that the value does not have.
  package func spelled(_ typed: String, at path: SettingPath) throws(RejectedEdit) -> String {
    guard Double(typed) == nil, let key = keys.first(where: { $0.path == path }), let range = key.range
    else { return typed }
    let unit = SettingUnit(of: range)
    if let number = SettingArithmetic.number(in: typed, unit) { return Self.text(number) }
    guard SettingUnit.all.contains(where: { SettingArithmetic.number(in: typed, $0) != nil }) else {
      return typed
    }
    let allowed = unit.spellings.map(\.text).joined(separator: " or ")
    throw RejectedEdit(
      description:
        "\"\(key.name)\" is \(EscapedText.shortened(typed)); allowed: a number, plain or in \(allowed)")
  }
}

extension FeedReading {
  /// Returns the reading with other values of settings.
  ///
  /// - Throws: `FeedTuning.RejectedEdit` for the first invalid one.
  package func setting(_ assignments: [SettingAssignment]) throws(FeedTuning.RejectedEdit) -> FeedReading {
    var copy = self
    try copy.tuning.take(assignments)
    copy.feed.takeNumbers(of: copy.tuning.document)
    return copy
  }
}
