public import Documents
public import Foundation
import LayoutGeometry
import Measurements
import Replays
import ScrollPhysics

/// A reader of a report from its folder: `report.json` and the pictures that it names.
///
/// Memory is bounded for any content: the file may have 64 MB, and its pictures `pictureCapacity` in total.
public nonisolated struct ReportReader {
  /// The largest number of bytes of `report.json`.
  public static let capacity = FileLimit.report.bytes
  /// The largest number of cases that are read.
  public static let maximumCases = 100_000

  /// The largest number of bytes of all pictures of a report together: half a gigabyte.
  public static let pictureCapacity = 1 << 29

  private let folder: URL
  private let file: URL

  /// Creates a reader of the report in `folder`.
  public init(_ folder: URL) {
    self.folder = folder
    file = folder.appendingPathComponent(ReportFile.json)
  }

  /// Reads the report.
  ///
  /// - Throws: `DocumentError.unreadable` for a missing or too large file, `.faulty` for one with wrong values.
  public func report() throws(DocumentError) -> Report {
    let json: JSONValue
    let bytes = try bytes()
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw fault(error.message, line: error.line, column: error.column)
    }
    do {
      return try report(from: try JSONLine(json))
    } catch let error as JSONLine.Fault {
      throw fault(error.message, line: 1, column: 1)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw fault("\(error)", line: 1, column: 1)
    }
  }

  private func fault(_ message: String, line: Int, column: Int) -> DocumentError {
    .faulty([
      DocumentFault(
        file: file.relativePath, position: DocumentPosition(line: line, column: column), message: message)
    ])
  }

  private func bytes() throws(DocumentError) -> [UInt8] {
    do throws(DocumentError) {
      return Array(try InputFile.data(contentsOf: file, limit: .report))
    } catch .missing {
      throw .unreadable(
        file: file.relativePath,
        reason: "there is no such file; a report is a folder that compare --report wrote")
    }
  }

  private func report(from json: JSONLine) throws -> Report {
    guard json.json["format"] == .string(ReportText.format) else {
      throw JSONLine.Fault(message: "this is no report; \"format\" has to be \"\(ReportText.format)\"")
    }
    let version = try json.integer("version", in: 0...1_000_000)
    guard version == Report.version else {
      throw JSONLine.Fault(
        message: "the format's version is \(version); this program reads \(Report.version)")
    }
    var report = Report(
      command: try json.text("command"), program: try json.string("program"), notes: try json.texts("notes"))
    let list = try json.list("cases")
    guard list.count <= Self.maximumCases else {
      throw JSONLine.Fault(
        message: "\"cases\" has \(list.count) entries; at most \(Self.maximumCases) are read")
    }
    var bytes = 0
    for (index, value) in list.enumerated() {
      do {
        let line = try JSONLine(value)
        var found = try line.reportCase()
        found.pictures = try pictures(line)
        bytes += found.pictures.bytes
        guard bytes <= Self.pictureCapacity else {
          throw JSONLine.Fault(
            message:
              "with its pictures there are \(bytes) bytes of them; at most \(Self.pictureCapacity) are read")
        }
        report.cases.append(found)
      } catch let error as JSONLine.Fault {
        throw JSONLine.Fault(message: "case \(index + 1): \(error.message)")
      }
    }
    return report
  }

  private func pictures(_ line: JSONLine) throws -> ReportPictures {
    var pictures = ReportPictures()
    guard let line = try line.object("pictures") else { return pictures }
    for side in ReportPictures.Side.allCases {
      guard let name = try line.optionalText(side.rawValue) else { continue }
      guard let file = FolderBounds(folder).file(name) else {
        throw JSONLine.Fault(
          message:
            "\"\(side.rawValue)\" is \"\(EscapedText.shortened(name))\"; a path below the report's folder is needed"
        )
      }
      pictures[side] = try ReportPicture(contentsOf: file)
    }
    pictures.worstTile = try line.tile("worstTile")
    return pictures
  }
}

/// The strict parsing of the values of `report.json`.
nonisolated extension JSONLine {
  private static let quantity: ClosedRange<Double> = -1e9...1e9
  private static let columns = ["t", "offset", "lap", "v", "page", "phase"]
  private static let whole = -1_000_000_000...1_000_000_000

  /// Reads a case without its pictures.
  func reportCase() throws(Fault) -> ReportCase {
    var found = ReportCase(
      try text("path"), scenario: try text("scenario"), kind: try choice("kind", of: GoldenKind.self),
      outcome: try choice("outcome", of: ReportOutcome.self))
    found.scene = try optionalText("scene")
    found.variant = try object("variant")?.variant()
    found.moment = try optionalText("moment")
    found.explanation = try text("explanation")
    found.command = try text("command")
    for value in try list("tolerances") { found.tolerances.append(try JSONLine(value).tolerance()) }
    found.masks = try texts("masks")
    found.motion = try object("motion")?.motion()
    if !isAbsent("unreadable") { found.isUnreadable = try flag("unreadable") }
    return found
  }

  /// Reads a text of any reasonable length.
  func text(_ name: String) throws(Fault) -> String { try string(name, limit: 1 << 20) }

  /// Reads a text; `nil` for `null` or a missing member.
  func optionalText(_ name: String) throws(Fault) -> String? { isAbsent(name) ? nil : try text(name) }

  /// Reads an object; `nil` for `null` or a missing member.
  func object(_ name: String) throws(Fault) -> JSONLine? {
    guard let value = json[name], value != .null else { return nil }
    guard case .object = value else { throw Fault(message: "\"\(name)\" is no object {…}") }
    return try JSONLine(value)
  }

  /// Reads a list.
  func list(_ name: String) throws(Fault) -> [JSONValue] {
    guard case .array(let values)? = json[name] else { throw Fault(message: "\"\(name)\" is no list […]") }
    return values
  }

  /// Reads a list of texts.
  func texts(_ name: String) throws(Fault) -> [String] {
    var texts: [String] = []
    for value in try list(name) {
      guard case .string(let text) = value else {
        throw Fault(message: "\"\(name)\" holds \(value.text().prefix(60)); texts are needed")
      }
      texts.append(text)
    }
    return texts
  }

  /// Reads a tile; `nil` for `null` or a missing member.
  func tile(_ name: String) throws(Fault) -> PixelRect? {
    guard !isAbsent(name) else { return nil }
    let sides = try numbers(name, count: 4, in: 0...1e6).map { Int($0) }
    return PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private func isAbsent(_ name: String) -> Bool { json[name] == nil || json[name] == .null }

  private func variant() throws(Fault) -> GoldenVariant {
    let extent = RecordingLimits.extent
    var variant = GoldenVariant(
      size: CGSize(width: try number("width", in: extent), height: try number("height", in: extent)),
      scale: try number("scale", in: RecordingLimits.scale),
      theme: try choice("theme", of: RecordingHeader.Theme.self),
      direction: try choice("direction", of: RecordingHeader.Direction.self))
    if !isAbsent("textScale") {
      variant.textScale = CGFloat(try number("textScale", in: RecordingLimits.textScale))
    }
    return variant
  }

  private func tolerance() throws(Fault) -> ReportTolerance {
    ReportTolerance(
      try string("name"), allowed: try number("allowed", in: Self.quantity), origin: try string("origin"),
      measured: isAbsent("measured") ? nil : try number("measured", in: Self.quantity),
      isLoose: try flag("loose"))
  }

  private func motion() throws(Fault) -> ReportMotion {
    ReportMotion(
      of: try text("scroller"), reference: try object("reference")?.series(),
      actual: try object("actual")?.series(),
      divergence: isAbsent("divergence") ? nil : try number("divergence", in: Self.quantity))
  }

  private func series() throws(Fault) -> MotionSeries {
    let times = try list("t")
    guard times.count <= MotionLog.capacity else {
      throw Fault(message: "\"t\" has \(times.count) numbers; at most \(MotionLog.capacity) are read")
    }
    var columns: [[JSONValue]] = [times]
    for name in Self.columns.dropFirst() {
      columns.append(try list(name))
      guard columns.last?.count == times.count else {
        throw Fault(message: "\"\(name)\" has another length than \"t\"")
      }
    }
    var samples: [MotionSeries.Sample] = []
    samples.reserveCapacity(times.count)
    for index in times.indices {
      let members = zip(Self.columns, columns).map { JSONValue.Member($0, $1[index]) }
      let sample = try JSONLine(.object(members)).sample()
      guard sample.time >= samples.last?.time ?? -.infinity else {
        throw Fault(message: "\"t\" goes back at sample \(index + 1); time goes forward")
      }
      samples.append(sample)
    }
    return MotionSeries(samples)
  }

  private func sample() throws(Fault) -> MotionSeries.Sample {
    var sample = MotionSeries.Sample(
      time: try number("t", in: Self.quantity), offset: try number("offset", in: Self.quantity))
    sample.lap = try integer("lap", in: Self.whole)
    if !isAbsent("v") { sample.velocity = try number("v", in: Self.quantity) }
    if !isAbsent("page") { sample.page = try integer("page", in: Self.whole) }
    if !isAbsent("phase") { sample.phase = try choice("phase", of: ScrollPhase.self) }
    return sample
  }
}
