import Documents
import FeedFiles
package import Foundation
import Replays
import SDLRendering
import ScreenInterface
import VisualQA

/// A file read by `orihon check`: a feed, a gesture script, a scenario file, labels or a recording.
package struct CheckedFile {
  /// The faults, one line each.
  private(set) var faults: [String] = []
  /// The warnings, one line each.
  private(set) var warnings: [String] = []
  /// A summary of the content; `nil` when the file is faulty.
  private(set) var summary: String?
  /// The width of the window for which a feed is checked, in points.
  private let width: CGFloat
  /// The file, as named.
  private let path: String

  /// Reads the file once and checks it.
  ///
  /// A `.jsonl` file is a recording, and so is what a crash left of one. A list of steps is a script, a map with
  /// scenarios a scenario file, and a map with strokes a label file. Anything else is a feed, whose pictures are decoded.
  package init(_ path: String, width: CGFloat) {
    (self.width, self.path) = (width, path)
    let file = URL(fileURLWithPath: path)
    do {
      if ScriptSource.isRecording(file) {
        try checkRecording(file)
      } else {
        try checkDocument(file)
      }
    } catch {
      faults = ((error as? FeedError)?.faults.map(\.description)) ?? ["\(error)"]
    }
  }

  /// The result of the check.
  package var result: CheckResult {
    CheckResult(
      name: path, faults: faults, warnings: warnings, summary: [summary].compactMap(\.self),
      isUnreadable: true)
  }

  private mutating func checkDocument(_ file: URL) throws {
    let data = try InputFile.data(contentsOf: file, limit: .text)
    let limits = Self.beginsWithList(data) ? DocumentLimits() : SceneSource.reader.limits
    let root = try DocumentReader(limits: limits).read(data: data, file: file.relativePath)
    let path = file.relativePath
    switch FileKind(root) {
    case .script:
      let script = try GestureScriptReader().read(root, of: file)
      summary = "\(path): a script of \(Pluralization.text(script.steps.count, "step"))"
    case .scenarios:
      let entries = try ScenarioReader().read(root, of: file)
      summary = "\(path): \(Pluralization.text(entries.count, "scenario"))"
    case .labels:
      let labels = try StrokeLabelsReader().read(root, of: file)
      summary = "\(path): the labels of \(Pluralization.text(labels.entries.count, "stroke"))"
    default: try checkFeed(root, file)
    }
  }

  /// Returns true when the first line with content begins a list, as in scripts, which have a larger size limit.
  private static func beginsWithList(_ data: Data) -> Bool {
    let lines = data.lazy.split(separator: UInt8(ascii: "\n"), maxSplits: 1000)
    let first = lines.first { ![UInt8(ascii: "#"), UInt8(ascii: "\r")].contains($0.first) }
    return first?.first == UInt8(ascii: "-") || first?.first == UInt8(ascii: "[")
  }

  private mutating func checkFeed(_ root: DocumentNode, _ file: URL) throws {
    let reading = try SceneSource.reader.read(root, of: file)
    let found = reading.all.flatMap { feed in
      let (root, name) = (feed.tuning.source, feed.file?.relativePath ?? file.relativePath)
      return MissingFontFamilies(in: root, of: feed.feed, file: name).warnings
        + UnloopableRows(in: root, of: feed.feed, width: width, file: name).warnings
    }
    warnings = (reading.warnings + found).map(\.description)
    for feed in reading.all { checkPictures(of: feed) }
    guard faults.isEmpty else { return }
    let cards = reading.feed.sections.reduce(0) { $0 + $1.cards.count }
    let sections = Pluralization.text(reading.feed.sections.count, "section")
    let linked =
      reading.linked.isEmpty
      ? "" : ", and \(Pluralization.text(reading.linked.count, "feed")) behind its links"
    summary = "\(file.relativePath): a feed of \(sections) and \(Pluralization.text(cards, "card"))\(linked)"
  }

  private mutating func checkPictures(of reading: FeedReading) {
    for picture in reading.pictures {
      let (fault, oddities) = PictureFile.examined(picture.file.path, plays: picture.plays)
      func told(_ message: String) -> String {
        DocumentFault(
          file: reading.file?.relativePath ?? "", position: picture.position, message: message
        ).description
      }
      if let fault { faults.append(told("the picture \(picture.path) cannot be shown: \(fault)")) }
      warnings += oddities.map { told("the picture \(picture.path) shows, but \($0)") }
    }
  }

  private mutating func checkRecording(_ file: URL) throws {
    var reader = try RecordingReader(contentsOf: file)
    defer { reader.close() }
    var count = 0
    while try reader.next() != nil { count += 1 }
    if let cut = reader.cutDescription { warnings = [cut] }
    summary =
      "\(file.relativePath): a recording of \(Pluralization.text(count, "entry", plural: "entries")) on \(reader.header.feed)"
  }
}

/// The font families that a feed names and that are not installed.
struct MissingFontFamilies {
  /// A warning for each family, with the substitute that is drawn on this desktop.
  let warnings: [DocumentFault]

  /// Finds the families under `fonts` in the document of a feed.
  init(in root: DocumentNode, of feed: FeedDocument, file: String) {
    let fonts = feed.look.fonts
    let keys = [("titles", fonts.titles, Typography.title), ("text", fonts.text, Typography.body)]
    warnings = keys.flatMap { key, font, style -> [DocumentFault] in
      guard let node = root["fonts"]?[key] else { return [] }
      var nodes = [node]
      if case .list(let list) = node.content { nodes = list }
      let instead =
        DesktopFonts.family(for: fonts[style]).map { "\($0) is drawn" } ?? "there is no font at all"
      return zip(font.names, nodes).filter { !DesktopFonts.hasFamily($0.0) }.map { name, node in
        DocumentFault(
          file: file, position: node.position,
          message: "the family \"\(name)\" is not installed here; \(instead)")
      }
    }
  }
}
