/// The version of the program, printed by `--version` and written to recordings.
nonisolated enum ProgramVersion {
  static let text = "0.1.0"
}
