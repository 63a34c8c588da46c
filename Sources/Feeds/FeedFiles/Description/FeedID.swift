/// The rule for ids, which are parts of element ids such as `hero/card/3/title`.
nonisolated enum FeedID {
  /// The rule in the words of messages.
  static let rule = "allowed: 1 to 64 letters, digits, - and _"

  /// True when `id` follows the rule.
  static func isValid(_ id: String) -> Bool {
    (1...64).contains(id.count) && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
