/// The version of the program, printed by `--version` and written to recordings and reports.
package enum ProgramVersion {
  /// The version as three numbers.
  package static let text = "0.9.0"
}
