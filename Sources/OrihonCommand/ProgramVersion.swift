/// The version of the program, as `--version` and recordings say it.
nonisolated enum ProgramVersion {
  static let text = "0.1.0"
}
