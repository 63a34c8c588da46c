/// The rule for ids, which are parts of element ids such as `hero/card/3/title`.
nonisolated enum FeedID {
  /// The text of the rule in messages.
  static let rule = "allowed: 1 to 64 letters, digits, - and _"

  /// Returns true when `id` follows the rule.
  static func isValid(_ id: String) -> Bool {
    (1...64).contains(id.count) && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
