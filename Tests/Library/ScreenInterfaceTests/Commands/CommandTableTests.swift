import Foundation
import ScreenInterface
import TestSupport
import Testing

/// Tests that the one table of keys is whole and contradicts neither itself nor the page of keys.
struct CommandTableTests {
  @Test func `every command has one key`() {
    let commands = CommandTable.bindings.map(\.command)
    #expect(Set(commands) == Set(Command.allCases))
    #expect(commands.count == Command.allCases.count)
  }

  @Test(arguments: [Command.Availability.running, .frozen, .inPair])
  func `no key means two things at one moment`(moment: Command.Availability) {
    let bindings = CommandTable.bindings.filter { $0.moments.contains(moment) }
    for binding in bindings {
      let event = KeyEvent(binding.press.key, modifiers: binding.press.needs)
      #expect(Command(event, in: moment) == binding.command)
    }
  }

  @Test func `modifiers decide between commands of one key`() {
    #expect(Command(KeyEvent("h")) == .toggleMeasurements)
    #expect(Command(KeyEvent("h", modifiers: .shift)) == .toggleTrails)
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

  @Test func `the lab's keys mean something only in a pair`() {
    for (key, command) in [("space", .playAgain), ("left", .previousPair), ("right", .nextPair)]
      as [(Key, Command)]
    {
      #expect(Command(KeyEvent(key)) == nil && Command(KeyEvent(key), in: .frozen) == nil)
      #expect(Command(KeyEvent(key), in: .inPair) == command)
      #expect(Command(KeyEvent(key, modifiers: .shift), in: .inPair) == nil)
    }
  }

  @Test func `the page of keys names every key of a command, and no other`() throws {
    let file = Checkout.root().appendingPathComponent("Sources/Program/OrihonTool/OrihonTool.docc/Keys.md")
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

  /// Pages on which a single letter is no key of the window, with what it is there.
  private static let otherLetters = [
    "Physics.md": "numbers of formulas", "Reports.md": "keys of the report's page in a browser",
    "Documents.md": "the standard output",
  ]

  @Test func `every page of the documentation names only keys that mean something`() throws {
    let lines = CommandTable.groups.flatMap(\.self)
    let keys = Set(lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
    var named: Set<String> = []
    for page in try Self.pages() where Self.otherLetters[page.lastPathComponent] == nil {
      let found = try Self.keys(in: String(contentsOf: page, encoding: .utf8))
      #expect(found.subtracting(keys) == [], "\(page.lastPathComponent)")
      named.formUnion(found)
    }
    #expect(named.isSuperset(of: ["F", "⌃S", "⌃R", "I", "L", "V", "O"]))
  }

  /// The README and every article of the documentation.
  private static func pages() throws -> [URL] {
    let root = Checkout.root()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    let articles = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
    return try #require(articles.isEmpty ? nil : articles) + [root.appendingPathComponent("README.md")]
  }

  /// The pieces between backquotes that have the form of a key: a sign with its modifiers, `F11` or `Esc`.
  private static func keys(in text: String) -> Set<String> {
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
    let pieces = blocks.flatMap { code(in: $0.element[...]) }
    return Set(
      pieces.filter { piece in
        let sign = piece.drop { "⇧⌃⌥".contains($0) }
        if ["F11", "Esc"].contains(sign) { return true }
        guard sign.count == 1, let character = sign.first else { return false }
        return character.isUppercase || "?,.[]=-".contains(character)
      })
  }

  /// The pieces of a text that stand between backquotes.
  private static func code(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
