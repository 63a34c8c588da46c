import ArgumentParser
import Documents
import Foundation
import SceneRuns
import SourcePorting

/// The verb `orihon port`, which prints what pasted UIKit code needs.
struct PortVerb: Verb {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "port", abstract: "What iOS code needs to compile with UIKitNames, as a diff.",
      discussion: "It changes nothing: \(ProgramName.text) port Screen.swift | patch -p0 does. "
        + "What is never called here, and what has to be written anew, is told on standard error.")
  }

  @Argument(help: ArgumentHelp("Swift files.", valueName: "file"))
  var files: [String]

  @MainActor
  func perform(in program: ToolProgram) throws {
    let ports = try files.map { path in
      let url = URL(fileURLWithPath: path)
      let data = try InputFile.data(contentsOf: url, limit: .source)
      guard let text = String(data: data, encoding: .utf8) else {
        throw DocumentError.unreadable(file: path, reason: "it is no UTF-8 text")
      }
      return (path, text, SwiftPort(text))
    }
    var changed = 0
    for (path, text, port) in ports {
      for remark in port.remarks {
        let place = "\(path):\(remark.position.line):\(remark.position.column)"
        Console.note("\(place): warning: \(remark.message)")
      }
      let diff = UnifiedDiff(of: path, text, port.edits).text
      guard !diff.isEmpty else { continue }
      changed += 1
      try Console.verbatim(diff)
    }
    if changed == 0 { Console.note("nothing to change") }
  }
}
