import Foundation
import TestSupport
import Testing

/// Tests of wrong usage and bad input, verb by verb.
struct UsageTests {
  nonisolated struct Misuse: Decodable, Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let complaint: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: try Vectors.load("command/usage", as: Misuse.self))
  func `a mistake is one line on standard error, nothing on standard output, and status 2`(
    _ misuse: Misuse
  ) throws {
    let ending = try Program(environment: ["CI": ""]).run(misuse.arguments)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.complaint.hasPrefix(misuse.complaint), "\(ending.complaint)")
    #expect(ending.complaint.filter { $0 == "\n" }.count == 1, "\(ending.complaint)")
  }

  @Test(arguments: [
    "demo", "list", "check", "layout", "shoot", "replay", "script", "compare", "approve", "review", "report",
    "bench", "lab", "fit", "blame", "goldens", "goldens import", "goldens export", "goldens list",
    "goldens remove", "goldens merge", "goldens verify", "goldens gc",
  ])
  func `help is a result`(verb: String) throws {
    let ending = try Program().run(verb.split(separator: " ").map(String.init) + ["--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("USAGE: orihon \(verb)"))
    #expect(ending.complaint.isEmpty)
  }

  @Test(arguments: [["demo"], [], ["bench"], ["bench", "input"], ["replay", "default"]])
  func `without a display a window cannot be had, and the status is 4`(_ arguments: [String]) throws {
    let program = Program(environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
    let ending = try program.run(arguments)
    #expect(ending.status == 4)
    #expect(ending.complaint.contains("orihon: no display: "), "\(ending.complaint)")
  }

  @Test func `a value of the environment that cannot be used is named`() throws {
    let ending = try Program(environment: ["S": "many"]).run(["bench", "common", "--peer"])
    #expect(ending.status == 2)
    #expect(ending.complaint == "orihon: the environment's S is 'many'; allowed is 1 to 100000\n")
  }
}
