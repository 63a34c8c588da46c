import ArgumentParser
import Documents
import Foundation
import SceneRuns

extension ToolProgram {
  /// Performs the command line of the running program; exits if that fails.
  package func run() { RootCommand.run(self) }
}

/// The root command, which parses the arguments, performs a verb and exits with a status.
nonisolated struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ProgramName.text,
      abstract: "A feed of carousels in a window, or headless for visual tests.",
      discussion: "FEED is a feed file or the name of a scene from `\(ProgramName.text) list`. "
        + "Times are seconds, lengths are points. --version --verbose lists the libraries and picture formats.",
      version: ProgramVersion.text,
      subcommands: [
        DemoVerb.self, ListVerb.self, CheckVerb.self, LayoutVerb.self, ShootVerb.self, ReplayVerb.self,
        ScriptVerb.self, CompareVerb.self, ApproveVerb.self, ReviewVerb.self, ReportVerb.self,
        GoldensVerb.self,
        BenchVerb.self,
        FuzzVerb.self, PlotVerb.self, StrokesVerb.self, FitVerb.self, BlameVerb.self, LabVerb.self,
        SchemaVerb.self, NewVerb.self, PortVerb.self,
      ], defaultSubcommand: DemoVerb.self)
  }

  /// Performs the command line of the running program; exits if that fails.
  @MainActor
  static func run(_ program: ToolProgram) {
    StandardStream.prepare()
    PlainLogHandler.bootstrap()
    do {
      let words = ArgumentReading.joiningNegativeNumbers(LaunchArguments.all.dropFirst())
      if Set(words) == ["--version", "--verbose"] { return try Console.results(InstalledVersions.text) }
      try checkEmpty(words)
      try check(words, of: program)
      var command = try parseAsRoot(words)
      guard let verb = command as? any Verb else { return try command.run() }
      try verb.perform(in: program)
    } catch {
      Foundation.exit(ProgramStatus.reportAny(error).rawValue)
    }
  }

  /// Throws for an empty argument: nothing has an empty name, and an empty path would be the working folder.
  private static func checkEmpty(_ words: [String]) throws(CommandError) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    for (place, word) in words.enumerated() {
      if word.isEmpty { throw .emptyWord(after: place == 0 ? nil : words[place - 1]) }
      if place < end, word.hasPrefix("--"), word.firstIndex(of: "=") == word.indices.last {
        throw .emptyWord(after: word)
      }
    }
  }

  private static func names(of verbs: [any ParsableCommand.Type]) -> [String] {
    verbs.compactMap { $0.configuration.commandName }
  }

  /// Throws for an unknown verb, which would otherwise be read as a feed or show the root's help.
  ///
  /// The argument may also be a feed, so it is corrected only if no feed has that name and a verb is similar.
  @MainActor
  private static func check(_ words: [String], of program: ToolProgram) throws(CommandError) {
    let verbs = names(of: configuration.subcommands)
    guard let first = words.first else { return }
    if let verb = configuration.subcommands.first(where: { $0.configuration.commandName == first }) {
      let inner = names(of: verb.configuration.subcommands)
      guard let word = words.dropFirst().first, !inner.isEmpty, !word.hasPrefix("-"), word != "help",
        !inner.contains(word)
      else { return }
      throw .unknownVerb("\(first) \(word)", verbs: inner.map { "\(first) \($0)" })
    }
    if first == "help" {
      guard let word = words.dropFirst().first, !word.hasPrefix("-"), !verbs.contains(word), word != "help"
      else { return }
      throw .unknownVerb(word, verbs: verbs)
    }
    guard !first.hasPrefix("-"), !program.sceneNames.contains(first),
      !FileManager.default.fileExists(atPath: first),
      !SpellingSuggestion.suggestion(for: first, among: verbs).isEmpty
    else { return }
    throw .unknownVerb(first, verbs: verbs)
  }
}
