import Foundation

/// The name of the running program in its messages and in the commands that it prints.
nonisolated enum ProgramName {
  /// The name of the executable, such as `orihon`.
  static var text: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "orihon"
  }
}
