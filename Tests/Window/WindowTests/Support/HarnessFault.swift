import Foundation

/// A failure of the harness itself.
enum HarnessFault: Error, CustomStringConvertible {
  /// Xvfb gave no display number.
  case noDisplay
  /// sway did not start.
  case noDesktop
  /// No built program has this name.
  case notBuilt(String, looked: [String])
  /// A tool of the harness failed.
  case toolFailed(String, status: Int32, output: String)
  /// The program ended in another way than it should.
  case ended(String, wanted: Int32, lastLine: String?, errors: String)
  /// The program did not write the expected log line.
  case noLogLine(String, lastLine: String?, errors: String)
  /// The window never showed the expected content.
  case neverShown(String, last: String)
  /// A picture of the screen could not be understood.
  case unreadableScreenshot(bytes: Int)

  var description: String {
    switch self {
    case .noDisplay: "Xvfb gave no display number; is the package xvfb installed?"
    case .noDesktop: "sway gave no desktop; is the package sway installed?"
    case .notBuilt(let name, let looked): "\(name) is not built; looked at \(looked.joined(separator: ", "))"
    case .toolFailed(let tool, let status, let output): "\(tool) ended with \(status): \(output)"
    case .ended(let how, let wanted, let lastLine, let errors):
      "the program ended with \(how) instead of \(wanted); its last line: \(lastLine ?? "none"); "
        + "standard error: \(errors)"
    case .noLogLine(let what, let lastLine, let errors):
      "no log line with \(what); the last one was \(lastLine ?? "none"); standard error: \(errors)"
    case .neverShown(let what, let last):
      "waited \(Int(HangGuard.seconds)) s for \(what), in vain; at last: \(last)"
    case .unreadableScreenshot(let bytes): "xwd wrote \(bytes) bytes that are no picture of 32 bits a pixel"
    }
  }
}
