import ArgumentParser
import VisualQA

/// Options that distribute a golden run over machines and processes.
struct SharingOptions: ParsableArguments {
  @OptionGroup var shards: ShardOptions

  @Option(
    help: ArgumentHelp("How many processes share the scenarios; default one for each core.", valueName: "n"),
    transform: ArgumentReading.count(in: 1...256))
  var workers: Int?

  /// The folder into which a worker writes its outcome; for internal use.
  @Option(help: .hidden)
  var worker: String?
}
