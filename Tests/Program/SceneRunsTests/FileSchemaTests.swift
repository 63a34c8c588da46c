import Foundation
import Replays
import TestSupport
import Testing
import VisualQA

@testable import Documents
@testable import FeedFiles
@testable import SceneRuns

/// Tests that a schema and the reader of the same file agree.
struct FileSchemaTests {
  private nonisolated static let resources = Checkout.root().appendingPathComponent("Resources")

  /// Returns the faults that the reader finds.
  private func faults(_ node: DocumentNode, _ kind: FileSchema) -> [String] {
    let file = Self.resources.appendingPathComponent("Feeds/none.yml")
    do {
      switch kind {
      case .feed: _ = try FeedReader(shippedPictures: Self.resources).read(node, of: file)
      case .script: _ = try GestureScriptReader().read(node, of: file)
      case .scenarios: _ = try ScenarioReader().read(node, of: file)
      case .labels: _ = try StrokeLabelsReader().read(node, of: file)
      }
      return []
    } catch let error as FeedError {
      return error.faults.map(\.message)
    } catch let error as DocumentError {
      return error.faults.map(\.message)
    } catch {
      return ["\(error)"]
    }
  }

  private func kind(of node: DocumentNode) -> FileSchema {
    switch node.content {
    case .list: .script
    case .map(let entries) where entries.contains { $0.key == "scenarios" }: .scenarios
    case .map(let entries) where entries.contains { $0.key == "strokes" }: .labels
    default: .feed
    }
  }

  /// What only a reader can find: it compares with other places, adds up, or knows more than a pattern can say.
  private static let unsayable = [
    "is taken by", "which is the id of no section", "is given twice", "goes forward", "would be made",
    "comes first", "each needs a name of its own", "allowed: 1 to 64 letters, digits, - and _",
    "WIDTHxHEIGHT is needed", "surroundings", "\"fractionalWidth\" is", "\"fractionalHeight\" is",
    "\"estimated\" is", "\"preJump\" is", "\"cut\" is", "seconds; at most", "captures", "frames up to here",
    "a character, left", "characters on one line", "goes on after", "more than once",
    "no part of the card's kind shows it",
    "an element's id is needed, such as", "only carousels have", "which has no pages, being",
    "which is this row itself", "one row of a circle follows none", "of linked rows one may",
    "the smallest is not above the largest", "the id of a section, or a relative path",
    "a file that is not there",
  ]

  private func isUnsayable(_ fault: String) -> Bool { Self.unsayable.contains { fault.contains($0) } }

  /// True for a kind that is not among the feed's own: a schema knows whether there are any, not their names.
  private func isUnknownKind(_ fault: String) -> Bool {
    fault.hasPrefix("\"kind\" is") && !fault.contains("or a kind of your own")
  }

  private func judge(
    _ node: DocumentNode, _ kind: FileSchema, _ validator: SchemaValidator, _ what: @autoclosure () -> String
  ) {
    let faults = faults(node, kind)
    if validator.accepts(node.json) {
      // What is wrong with a card of an unknown kind follows from that.
      #expect(
        faults.contains(where: isUnknownKind) || faults.allSatisfy(isUnsayable),
        "the schema accepts \(what())")
    } else {
      #expect(!faults.isEmpty, "the schema alone refuses \(what())")
    }
  }

  @Test(arguments: ["Feeds", "Scripts", "Scenarios", "Strokes", "Templates/Feed"])
  func `every file that ships is accepted by the schema of all kinds and by its own`(folder: String) throws {
    let place = Self.resources.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
      $0.hasSuffix(".yml")
    }
    #expect(!names.isEmpty)
    // A schema has thousands of patterns, which are compiled once.
    let all = SchemaValidator(FileSchema.all)
    var own: [FileSchema: SchemaValidator] = [:]
    for name in names {
      let node = try DocumentReader().read(contentsOf: place.appendingPathComponent(name))
      let kind = kind(of: node)
      let validator = own[kind] ?? SchemaValidator(kind.json)
      own[kind] = validator
      for validator in [all, validator] {
        #expect(validator.accepts(node.json), "\(name)")
        #expect(validator.unknown == [], "this validator knows every keyword that is used")
      }
    }
  }

  private nonisolated struct Text: Decodable {
    let text: String
  }

  @Test
  func `what a schema refuses of the hostile files check refuses, and what a schema can say it refuses`()
    throws
  {
    var texts = try ["scripts/faults", "scripts/scenario-faults"].flatMap {
      try Vectors.load($0, as: Text.self).map(\.text)
    }
    let folder = Self.resources.appendingPathComponent("Vectors/feeds")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".yml")
    {
      texts.append(String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self))
    }
    let validator = SchemaValidator(FileSchema.all)
    for text in texts {
      guard let node = try? DocumentReader().read(text: text, file: "a.yml") else { continue }
      judge(node, kind(of: node), validator, text)
    }
  }

  /// The files of a kind whose every place is tried with hostile values: together they write every key.
  private func full(_ kind: FileSchema) throws -> [DocumentNode] {
    let place = Self.resources.appendingPathComponent("Vectors/keys")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted().filter {
      $0.hasPrefix(kind.rawValue)
    }
    return try names.map { try DocumentReader().read(contentsOf: place.appendingPathComponent($0)) }
  }

  /// The keys that the schema of a kind declares, by their names.
  private func declaredNames(_ kind: FileSchema) -> Set<String> {
    guard case .object(let definitions)? = kind.json["definitions"] else { return [] }
    return Set(
      definitions.flatMap { definition -> [String] in
        guard case .object(let keys)? = definition.value["properties"] else { return [] }
        return keys.map(\.name)
      })
  }

  private func writtenNames(_ node: DocumentNode) -> Set<String> {
    switch node.content {
    case .scalar: []
    case .list(let nodes): nodes.reduce(into: []) { $0.formUnion(writtenNames($1)) }
    case .map(let entries):
      entries.reduce(into: Set(entries.map(\.key))) { $0.formUnion(writtenNames($1.value)) }
    }
  }

  @Test(arguments: FileSchema.allCases)
  func `the files that are tried with hostile values write every key`(kind: FileSchema) throws {
    let written = try full(kind).map(writtenNames).reduce(into: Set()) { $0.formUnion($1) }
    let numbers = Set(FeedSetting.allCases.map(\.name))
    #expect(declaredNames(kind).subtracting(written).subtracting(numbers).sorted() == [])
  }

  private nonisolated static let hostile: [(name: String, value: DocumentNode.Content)] =
    [
      "x", "true", "false", "0", "1", "7", "-1", "1.5", "3000", "1e9", "a/b", "../x.png", "none", "any",
      "list",
      "#123456",
      "loop", "fractionalWidth(-1)", "100x100", String(repeating: "y", count: 70),
    ].map { ($0, .scalar($0, isQuoted: false)) } + [
      ("nothing", .scalar("", isQuoted: false)), ("null", .scalar("null", isQuoted: false)),
      ("an empty text", .scalar("", isQuoted: true)), ("the text 7", .scalar("7", isQuoted: true)),
      ("an empty list", .list([])),
      ("a list", .list([DocumentNode(.scalar("x", isQuoted: false), at: .start)])),
      ("two numbers", .list(["2", "1"].map { DocumentNode(.scalar($0, isQuoted: false), at: .start) })),
      ("an empty map", .map([])),
      (
        "a map",
        .map([
          DocumentNode.Entry(
            key: "zzz", keyPosition: .start, value: DocumentNode(.scalar("1", isQuoted: false), at: .start))
        ])
      ),
    ]

  @Test(arguments: FileSchema.allCases)
  func `a hostile value in any place, a key too many or too few: schema and check say the same`(
    kind: FileSchema
  ) throws {
    let validator = SchemaValidator(kind.json)
    for root in try full(kind) {
      #expect(faults(root, kind) == [])
      #expect(validator.accepts(root.json))
      for trial in trials(in: root, kind, validator) {
        for (name, value) in Self.hostile {
          judge(trial.replacing(by: value), kind, validator, "\(name) at \(trial.place)")
        }
        judge(trial.replacing(by: nil), kind, validator, "nothing written at \(trial.place)")
      }
    }
    #expect(validator.unknown == [])
  }

  @Test func `a key that belongs to another map is refused by both, or accepted by both`() throws {
    let values: [DocumentNode.Content] = [.scalar("", isQuoted: false), .map([])]
    for kind in FileSchema.allCases {
      let validator = SchemaValidator(kind.json)
      let names = declaredNames(kind).sorted()
      for root in try full(kind) {
        for trial in [HostileTrial(root: root, place: [])] + trials(in: root, kind, validator) {
          for name in names {
            for value in values {
              guard let more = trial.adding(name, value) else { break }
              judge(more, kind, validator, "\(name) in \(trial.place)")
            }
          }
        }
      }
    }
  }

  /// The places of a document.
  ///
  /// One inside a list of maps, such as the sections, stands in a document that has its own map alone, so that a trial
  /// does not read all the others too; where that is not sound, in the whole.
  private func trials(
    in root: DocumentNode, _ kind: FileSchema, _ validator: SchemaValidator
  ) -> [HostileTrial] {
    var sound: [ArraySlice<Int>: Bool] = [:]
    return HostileTrial.all(in: root).map { whole in
      guard let depth = whole.depthOfMaps, let alone = whole.alone else { return whole }
      let map = whole.place[...depth]
      let isSound = sound[map] ?? (faults(alone.root, kind) == [] && validator.accepts(alone.root.json))
      sound[map] = isSound
      return isSound ? alone : whole
    }
  }
}
