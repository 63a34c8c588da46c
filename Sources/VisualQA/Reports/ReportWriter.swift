public import Documents
public import Foundation

/// Writes a report into a folder: the page, `report.json` with the pictures that it names, and `junit.xml`.
///
/// Each is written beside its place and then renamed; the page comes last, so that whoever sees it sees a whole report.
public nonisolated struct ReportWriter {
  private let folder: URL
  private let template: ReportTemplate

  /// Creates a writer into `folder`, which is made where it is missing.
  public init(_ folder: URL, template: ReportTemplate) {
    self.folder = folder
    self.template = template
  }

  /// Writes the report over the one that was there; other files in the folder stay.
  ///
  /// - Throws: `DocumentError.unwritable` with the path and the reason.
  public func write(_ report: Report) throws(DocumentError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try writePictures(of: report)
      let json = report.jsonText(pictures: Self.name)
      try Data(json.utf8).write(to: folder.appendingPathComponent(ReportFile.json), options: .atomic)
      let junit = JUnitReport(report).xml
      try Data(junit.utf8).write(to: folder.appendingPathComponent(ReportFile.junit), options: .atomic)
      let page = ReportPage(report: report, template: template).html
      try Data(page.utf8).write(to: folder.appendingPathComponent(ReportFile.page), options: .atomic)
    } catch {
      throw .unwritable(file: folder.relativePath, reason: error.fileReason)
    }
  }

  private func writePictures(of report: Report) throws {
    let place = folder.appendingPathComponent(ReportFile.pictures, isDirectory: true)
    let beside = folder.appendingPathComponent(
      ".\(ReportFile.pictures).\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: beside) }
    var isEmpty = true
    for (index, value) in report.cases.enumerated() {
      for side in ReportPictures.Side.allCases {
        guard let picture = value.pictures[side] else { continue }
        let name = URL(fileURLWithPath: Self.name(index, side)).lastPathComponent
        try picture.png.write(to: beside.appendingPathComponent(name))
        isEmpty = false
      }
    }
    if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
    if !isEmpty { try FileManager.default.moveItem(at: beside, to: place) }
  }

  private static func name(_ index: Int, _ side: ReportPictures.Side) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    return "\(ReportFile.pictures)/\(zeros)\(number)-\(side.rawValue).png"
  }
}
