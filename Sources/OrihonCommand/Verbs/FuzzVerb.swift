import ArgumentParser

/// `orihon fuzz`: random strokes against the invariants.
struct FuzzVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "fuzz", abstract: "Random strokes against the invariants.")
  }

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  @MainActor
  func perform() throws { throw CommandError.notBuilt("orihon fuzz") }
}
