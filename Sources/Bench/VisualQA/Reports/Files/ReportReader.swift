public import Documents
public import Foundation

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
