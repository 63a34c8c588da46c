import Foundation

/// The name of the running program in its messages and in the commands that it prints.
package nonisolated enum ProgramName {
  /// The name of the executable, such as `orihon`.
  package static var text: String {
    LaunchArguments.all.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "orihon"
  }
}
