import ArgumentParser

/// `orihon approve`: takes reviewed actuals for goldens.
struct ApproveVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "approve", abstract: "Takes reviewed actuals for goldens.")
  }

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  @MainActor
  func perform() throws { throw CommandError.notBuilt("orihon approve") }
}
