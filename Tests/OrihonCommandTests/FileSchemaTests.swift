import FeedFiles
import Foundation
import Replays
import TestSupport
import VisualQA
import Testing

@testable import Documents
@testable import OrihonCommand

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
    default: .feed
    }
  }

  /// What only a reader can find: it compares with other places, adds up, or knows more than a pattern can say.
  private static let unsayable = [
    "is taken by", "which is the id of no section", "is given twice", "goes forward", "would be made",
    "comes first", "each needs a name of its own", "allowed: 1 to 64 letters, digits, - and _",
    "WIDTHxHEIGHT is needed", "surroundings", "\"fractionalWidth\" is", "\"fractionalHeight\" is",
    "\"estimated\" is", "\"preJump\" is", "\"cut\" is", "seconds; at most", "captures", "frames up to here",
    "a character, left",
    "an element's id is needed, such as",
  ]

  private func isUnsayable(_ fault: String) -> Bool { Self.unsayable.contains { fault.contains($0) } }

  private func judge(_ node: DocumentNode, _ kind: FileSchema, _ validator: SchemaValidator, _ what: String) {
    let faults = faults(node, kind)
    if validator.accepts(node.json) {
      #expect(faults.allSatisfy(isUnsayable), "the schema accepts \(what)")
    } else {
      #expect(!faults.isEmpty, "the schema alone refuses \(what)")
    }
  }

  @Test(arguments: ["Feeds", "Scripts", "Scenarios", "Templates/Feed"])
  func `every file that ships is accepted by the schema of all kinds and by its own`(folder: String) throws {
    let place = Self.resources.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".yml") }
    #expect(!names.isEmpty)
    for name in names {
      let node = try DocumentReader().read(contentsOf: place.appendingPathComponent(name))
      for schema in [FileSchema.all, kind(of: node).json] {
        let validator = SchemaValidator(schema)
        #expect(validator.accepts(node.json), "\(name)")
        #expect(validator.unknown == [], "this validator knows every keyword that is used")
      }
    }
  }

  private nonisolated struct Text: Decodable {
    let text: String
  }

  @Test func `what a schema refuses of the hostile files check refuses, and what a schema can say it refuses`()
    throws
  {
    var texts = try ["scripts/faults", "scripts/scenario-faults"].flatMap {
      try Vectors.load($0, as: Text.self).map(\.text)
    }
    let folder = Self.resources.appendingPathComponent("Vectors/feeds")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".yml") {
      texts.append(String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self))
    }
    let validator = SchemaValidator(FileSchema.all)
    for text in texts {
      guard let node = try? DocumentReader().read(text: text, file: "a.yml") else { continue }
      judge(node, kind(of: node), validator, text)
    }
  }

  /// The files whose every place is tried with hostile values: together they write every key.
  private nonisolated static let full: [(kind: FileSchema, text: String)] = [
    (
      .feed,
      """
      title: a
      subtitle: b
      theme: dark
      paging: sections
      pictures: catalog
      settings:
        motion: {bounceRate: 9, preset: seed, velocityEstimator: macOS, farTarget: cut(3), retargetDecays: [2, 9]}
        gestures: {mouseSlop: 4, preset: uiKit, handOff: none}
        autoplay: {interval: 7}
        dots: {pitch: 9, maximumDots: 30, endScales: [0.5]}
      sections:
        - id: a
          title: t
          hint: h
          layout: carousel
          behavior: groupPagingCentered
          header: pinned
          background: indigo
          paper: tinted
          card: {width: fractionalWidth(0.5), height: estimated(120)}
          insets: {top: 8, leading: 20}
          spacing: 4
          itemSpacing: 0
          perGroup: 2
          peek: 14
          paging:
            {policy: seedC, threshold: 0.1, rule: fromDragStart, maxPagesPerFlick: any, distanceShare: 0.5, distanceLimits: [1, 2]}
          loop: true
          autoplay:
            {interval: 4.5, wrap: loop, resetBy: anyInput, pauses: [hover], durations: [2], afterInteraction: end, keepsRemaining: [hidden]}
          dots:
            {kind: dots, position: overlay, background: minimal, scrubs: true, hidesForSinglePage: true, direction: natural, image: play, currentImage: a.png}
          overlay: {lines: [一, 二], more: [三], button: 開く, alignment: bottomLeading}
          transform: fold
          panorama: true
          cards: [{id: x, kind: link, title: t, subtitle: s, body: b, badge: c, color: "#1f3F66", link: a}]
        - {id: b, layout: grid, columns: 4, badge: top, insets: 6, card: {height: 80}, kind: number, cards: [{number: 5}]}
        - {id: c, layout: carousel, behavior: continuous, peek: 4, card: {width: 200}, cards: [{picture: a.png}]}
        - {id: d, kind: swatch, cards: [{color: "#112233"}]}
      """
    ),
    (
      .script,
      """
      - move: {to: [10, 20], duration: 0.1}
      - move: {along: [[0, 1, 2], [0.25, 3, 4]]}
      - press: {row: hero}
      - press: {at: hero/dots, device: touch}
      - press:
      - release:
      - release
      - drag: {path: [{row: hero}, [1, 2]], dx: -3, dy: 4, duration: 1, easing: easeOut, hold: 0.2, device: touch}
      - drag: {from: {element: a/b}}
      - flick: {at: {card: {row: a, item: 2}}, velocity: 900, angle: 180, duration: 0.1, device: mouse}
      - wheel: {at: {dot: {row: a, index: 3}}, dy: -2, dx: 1, count: 3, every: 0.1, smooth: true, modifiers: [shift]}
      - key: pageDown
      - key: {name: s, modifiers: [control], phase: up}
      - input: {device: window, event: visible, on: false}
      - input: {device: mouse, phase: moved, x: 1, y: 2, buttons: 0}
      - input: {device: wheelSmooth, x: 1, y: 2, dx: 0, dy: 1, modifiers: 0}
      - input: {device: key, key: a, modifiers: 0, down: true, repeat: false}
      - input: {device: window, event: resized, width: 100, height: 100, scale: 1}
      - frame
      - resize: {width: 800, height: 600, scale: 2}
      - wait: 0.25
      - stall: 1.5
      - edit: {row: hero, insert: 2}
      - edit: {row: hero, remove: 0}
      - edit: {row: hero, move: [3, 1]}
      - expect: {path: rows.hero.page, value: 2, tolerance: 0.5}
      - capture: start-1
      - strip: {name: film, frames: 4, every: 0.1}
      """
    ),
    (
      .scenarios,
      """
      variants: [{size: [430x932, 375x812], scale: 2, theme: [light, dark], direction: rightToLeft}]
      keeps: [state, still]
      tolerance: relaxed
      masks: [hero/card/*/title]
      scenarios:
        - {name: rest, scene: default, text: installed}
        - name: drag
          scene: paged
          script: drags
          variants: [{theme: dark}]
          keeps: [motion]
          masks: []
          tolerance: {preset: strict, precision: 0.5, perceptualPrecision: 0.5, maxDiffPixels: 3, worstTile: 2}
      """
    ),
  ]

  private nonisolated static let hostile: [(name: String, value: DocumentNode.Content)] =
    [
      "x", "true", "0", "1", "7", "-1", "1.5", "3000", "1e9", "a/b", "../x.png", "none", "any", "list", "#123456",
      "loop", "fractionalWidth(-1)", "100x100", String(repeating: "y", count: 70),
    ].map { ($0, .scalar($0, isQuoted: false)) } + [
      ("nothing", .scalar("", isQuoted: false)), ("null", .scalar("null", isQuoted: false)),
      ("an empty text", .scalar("", isQuoted: true)), ("the text 7", .scalar("7", isQuoted: true)),
      ("an empty list", .list([])), ("a list", .list([DocumentNode(.scalar("x", isQuoted: false), at: .start)])),
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

  @Test(arguments: full.indices)
  func `a hostile value in any place, a key too many or too few: schema and check say the same`(index: Int) throws {
    let (kind, text) = Self.full[index]
    let root = try DocumentReader().read(text: text, file: "a.yml")
    #expect(faults(root, kind) == [])
    let validator = SchemaValidator(kind.json)
    #expect(validator.accepts(root.json))
    for place in places(in: root) {
      for (name, value) in Self.hostile {
        judge(replacing(root, place, by: value), kind, validator, "\(name) at \(place)")
      }
      judge(replacing(root, place, by: nil), kind, validator, "nothing written at \(place)")
    }
    #expect(validator.unknown == [])
  }

  @Test func `a key that belongs to another map is refused by both, or accepted by both`() throws {
    let values: [DocumentNode.Content] = [.scalar("", isQuoted: false), .map([])]
    for (kind, text) in Self.full {
      let root = try DocumentReader().read(text: text, file: "a.yml")
      let validator = SchemaValidator(kind.json)
      guard case .object(let definitions)? = kind.json["definitions"] else { continue }
      let names = Set(
        definitions.flatMap { definition -> [String] in
          guard case .object(let keys)? = definition.value["properties"] else { return [] }
          return keys.map(\.name)
        })
      for place in [[]] + places(in: root) {
        for name in names.sorted() {
          for value in values {
            guard let more = adding(name, value, to: root, at: place) else { continue }
            judge(more, kind, validator, "\(name) in \(place)")
          }
        }
      }
    }
  }

  // MARK: - Places in a tree

  private func places(in node: DocumentNode) -> [[Int]] {
    let children: [DocumentNode] =
      switch node.content {
      case .list(let nodes): nodes
      case .map(let entries): entries.map(\.value)
      case .scalar: []
      }
    return children.enumerated().flatMap { index, child in
      [[index]] + places(in: child).map { [index] + $0 }
    }
  }

  private func replacing(
    _ node: DocumentNode, _ place: [Int], by value: DocumentNode.Content?
  ) -> DocumentNode {
    changing(node, place) { value.map { DocumentNode($0, at: .start) } } ?? node
  }

  private func adding(
    _ name: String, _ value: DocumentNode.Content, to root: DocumentNode, at place: [Int]
  ) -> DocumentNode? {
    var isAdded = false
    let changed = changing(root, place) { old in
      guard case .map(let entries) = old.content, !entries.contains(where: { $0.key == name }) else { return old }
      isAdded = true
      let entry = DocumentNode.Entry(key: name, keyPosition: .start, value: DocumentNode(value, at: .start))
      return DocumentNode(.map(entries + [entry]), at: old.position)
    }
    return isAdded ? changed : nil
  }

  private func changing(
    _ node: DocumentNode, _ place: [Int], _ change: () -> DocumentNode?
  ) -> DocumentNode? { changing(node, place) { _ in change() } }

  private func changing(
    _ node: DocumentNode, _ place: [Int], _ change: (DocumentNode) -> DocumentNode?
  ) -> DocumentNode? {
    guard let index = place.first else { return change(node) }
    let rest = Array(place.dropFirst())
    switch node.content {
    case .list(var nodes):
      nodes.replaceSubrange(index...index, with: [changing(nodes[index], rest, change)].compactMap(\.self))
      return DocumentNode(.list(nodes), at: node.position)
    case .map(var entries):
      var entry = entries[index]
      let value = changing(entry.value, rest, change)
      if let value { entry.value = value }
      entries.replaceSubrange(index...index, with: value == nil ? [] : [entry])
      return DocumentNode(.map(entries), at: node.position)
    case .scalar: return node
    }
  }
}
