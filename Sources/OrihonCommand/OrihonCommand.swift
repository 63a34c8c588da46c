import ArgumentParser
import Foundation
import Glibc

/// The program `orihon`: it parses the command line, connects a scene to a renderer and stops.
@main
nonisolated struct OrihonCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "orihon",
      abstract: "A feed of carousels in a window, or headless for visual tests.",
      discussion: "FEED is a feed file or the name of a scene from `orihon list`. "
        + "Times are seconds, lengths are points.",
      version: ProgramVersion.text,
      subcommands: [
        DemoVerb.self, ListVerb.self, CheckVerb.self, LayoutVerb.self, ShootVerb.self, ReplayVerb.self,
        ScriptVerb.self, CompareVerb.self, ApproveVerb.self, ReportVerb.self, BenchVerb.self, FuzzVerb.self,
        PlotVerb.self, LabVerb.self, SchemaVerb.self, NewVerb.self,
      ], defaultSubcommand: DemoVerb.self)
  }

  @MainActor
  static func main() {
    StandardStream.prepare()
    PlainLogHandler.bootstrap()
    do {
      let words = ArgumentReading.joiningNegativeNumbers(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot(words)
      guard let verb = command as? any Verb else { return try command.run() }
      try verb.perform()
    } catch {
      Glibc.exit(ProgramStatus.report(error).rawValue)
    }
  }
}
