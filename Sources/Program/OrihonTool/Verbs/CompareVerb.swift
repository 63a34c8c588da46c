import ArgumentParser
import Foundation
import Replays
import SDLRendering
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

  @Option(help: "missing, all, failed or never; never where CI is set.", transform: ArgumentReading.choice())
  var record: RecordMode?

  @Option(help: ArgumentHelp("The folder of what differs, with a page to look at.", valueName: "dir"))
  var report: String?

  @OptionGroup var goldens: GoldenOptions
  @OptionGroup var tolerance: ToleranceOptions

  @OptionGroup var sharing: SharingOptions

  @Flag(
    help: "Stay, and compare again what a change of feeds, scripts, scenarios or goldens touches; ⌃C ends.")
  var watch = false

  @Option(
    help: ArgumentHelp("Chooses the differences that the comparator is tried with first.", valueName: "n"),
    transform: ArgumentReading.seed)
  var seed: UInt64 = 1

  @MainActor
  func perform(in program: ToolProgram) throws {
    ProcessMemory.keepFreedBlocks()
    let reporter = GoldenReporter(report)
    let status =
      if let folders = FolderPair(scenarios) {
        try compare(folders, reporter)
      } else {
        try compareGoldens(reporter, in: program)
      }
    if status == .different, report == nil, record == nil, !watch, sharing.worker == nil {
      Console.say("--report DIR makes a page of what differs")
    }
    if status != .done { throw CommandError.ended(ProgramStatus(status)) }
  }

  @MainActor
  private func compare(_ folders: FolderPair, _ reporter: GoldenReporter) throws -> RunStatus {
    guard record == nil, sharing.shard == nil, sharing.workers == nil, !watch else {
      throw CommandError.contradiction(
        "--record, --shard, --workers and --watch are for scenarios; two folders have none")
    }
    return try FolderRun(folders, within: tolerance.wanted, seed: seed).perform(reporter)
  }

  @MainActor
  private func compareGoldens(_ reporter: GoldenReporter, in program: ToolProgram) throws -> RunStatus {
    let (chosen, _) = try choice(in: program)
    if sharing.worker == nil { try goldens.check(scenarios, mode: record, in: program) }
    let pool = WorkerPool(count: sharing.workers, words: words)
    if watch {
      return try GoldenWatch(
        recording: record, reporter, workers: pool, in: goldens.folder(in: program),
        scenes: SceneSource(program), seed: seed
      ) { try choice(in: program) }.run()
    }
    let run = GoldenComparison(
      chosen, seed: seed, in: goldens.folder(in: program), scenes: SceneSource(program),
      areAll: scenarios.isEmpty && sharing.shard == nil)
    if let place = sharing.worker { return try run.perform(mode: record, reporter, in: WorkerFolder(place)) }
    return try run.perform(mode: record, reporter, workers: pool)
  }
}
