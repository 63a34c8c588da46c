import Foundation
import ScreenInterface
import TestSupport
import Testing

/// Tests that the one table of keys is whole and contradicts neither itself nor the README.
struct CommandTableTests {
  @Test func `every command has one key`() {
    let commands = CommandTable.bindings.map(\.command)
    #expect(Set(commands) == Set(Command.allCases))
    #expect(commands.count == Command.allCases.count)
  }

  @Test(arguments: [Command.Moments.running, .frozen])
  func `no key means two things at one moment`(moment: Command.Moments) {
    let bindings = CommandTable.bindings.filter { $0.moments.contains(moment) }
    for binding in bindings {
      let event = KeyEvent(binding.press.key, modifiers: binding.press.needs)
      #expect(Command(event, in: moment) == binding.command)
    }
  }

  @Test func `modifiers decide between commands of one key`() {
    #expect(Command(KeyEvent("h")) == .toggleMeasurements)
    #expect(Command(KeyEvent("h", modifiers: .shift)) == .toggleTraces)
    #expect(Command(KeyEvent("s")) == .saveStill)
    #expect(Command(KeyEvent("s", modifiers: .control)) == .saveRecording)
    #expect(Command(KeyEvent("t", modifiers: .control)) == nil)
    #expect(Command(KeyEvent("left")) == nil)
  }

  @Test func `the timeline's keys mean something only while time stands still`() {
    for key in [",", ".", "<", ">", "home", "end"] as [Key] {
      #expect(Command(KeyEvent(key)) == nil)
      #expect(Command(KeyEvent(key), in: .frozen) != nil)
    }
    #expect(Command(KeyEvent("t"), in: .frozen) == nil)
  }

  @Test func `the README names every key of a command, and no other`() throws {
    let file = Checkout.root().appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = text.drop { !$0.hasPrefix("| key | does |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let named = Set(rows.flatMap { row in Self.code(in: row.split(separator: "|")[0]) })
    func keys(_ lines: [CommandTable.Line]) -> Set<String> {
      Set(lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
    }
    let lines = CommandTable.groups.flatMap(\.self)
    let commands = keys(lines.filter { !$0.bindings.isEmpty })
    let scene = keys(lines.filter(\.bindings.isEmpty)).union(["Page Up", "Page Down", "⇧"])
    #expect(commands.subtracting(named) == [])
    #expect(named.subtracting(commands).subtracting(scene) == [])
  }

  /// The pieces of a text that stand between backquotes.
  private static func code(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
