import ArgumentParser
import VisualQA

/// Options that distribute a golden run over machines and processes.
struct SharingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Play only this part of the scenarios, as 1/4.", valueName: "i/n"),
    transform: ArgumentReading.share)
  var shard: WorkShard?

  @Option(
    help: ArgumentHelp("How many processes share the scenarios; default one for each core.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...256))
  var workers: Int?

  /// The folder into which a worker writes its outcome; for internal use.
  @Option(help: .hidden)
  var worker: String?
}
