import ArgumentParser
import Foundation
import Replays
import SDLRendering
import SceneRuns
import VisualQA

/// The verb `orihon compare`, which compares scenarios with their goldens, or the pictures of two folders.
struct CompareVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compare",
      abstract: "Compare scenarios with their goldens, or the pictures of two folders.",
      discussion: "Of each scenario: state, motion, draw list, stills and film strips. "
        + "Two folders in place of scenarios are compared PNG by PNG, the first as the reference.")
  }

  @Argument(help: "Scenarios, or patterns such as 'default-*'; default all. Or two folders of PNG files.")
  var scenarios: [String] = []

  @OptionGroup var comparing: CompareOptions

  @MainActor
  func perform(in program: ToolProgram) throws {
    ProcessMemory.keepFreedBlocks()
    let reporter = GoldenReporter(comparing.report)
    let status =
      try FolderPair(scenarios).map { try compare($0, reporter) } ?? compareGoldens(reporter, in: program)
    if status == .different, comparing.lacksReport {
      Console.say("--report DIR makes a page of what differs")
    }
    if status != .done { throw CommandError.ended(ProgramStatus(status)) }
  }

  @MainActor
  private func compare(_ folders: FolderPair, _ reporter: GoldenReporter) throws -> RunStatus {
    try comparing.checkFolders()
    return try FolderRun(folders, within: comparing.tolerance.wanted, seed: comparing.seed).perform(reporter)
  }

  @MainActor
  private func compareGoldens(_ reporter: GoldenReporter, in program: ToolProgram) throws -> RunStatus {
    let (goldens, sharing) = (comparing.goldens, comparing.sharing)
    let shares = try comparing.run()
    let (chosen, files) = try comparing.choice(of: scenarios, in: program, shares)
    if sharing.worker == nil { try goldens.check(scenarios, mode: comparing.record, in: program) }
    let run = try GoldenComparison(
      chosen, seed: comparing.seed, in: goldens.place(in: program), scenes: SceneSource(program),
      allNames: scenarios.isEmpty ? shares.plan : nil, of: (shares, files))
    if let place = sharing.worker {
      return try run.perform(mode: comparing.record, reporter, in: WorkerFolder(place))
    }
    let pool = WorkerPool(count: sharing.workers, words: comparing.words)
    guard comparing.watch else { return try run.perform(mode: comparing.record, reporter, workers: pool) }
    return try GoldenWatch(run, recording: comparing.record, reporter, workers: pool) {
      try comparing.choice(of: scenarios, in: program, shares)
    }.run()
  }
}
