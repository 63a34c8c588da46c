import ArgumentParser
import VisualQA

/// Options that share a golden run among machines and processes.
struct SharingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Play only this part of the scenarios, as 1/4.", valueName: "i/n"),
    transform: ArgumentReading.share)
  var shard: WorkShard?

  @Option(
    help: ArgumentHelp("How many processes share the scenarios; default one for each core.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...256))
  var workers: Int?

  /// The folder in which a worker leaves its outcome; the program alone uses it.
  @Option(help: .hidden)
  var worker: String?
}
