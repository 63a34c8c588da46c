import Foundation

/// The name of the running program, as its messages and the commands to repeat say it.
nonisolated enum ProgramName {
  /// The name of the file that was started, such as `orihon`.
  static var text: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "orihon"
  }
}
