public import Documents
public import Foundation

/// A writer of a report into its folder: the page, `report.json` with the pictures that it names, and `junit.xml`.
///
/// Each file is written under a temporary name and then renamed. The page comes last, so that an existing
/// page always belongs to a complete report.
public nonisolated struct ReportWriter {
  private let folder: ReportFolder
  private let template: ReportTemplate

  /// Creates a writer into `folder`, which is created if it is missing.
  public init(_ folder: URL, template: ReportTemplate) {
    self.folder = ReportFolder(folder)
    self.template = template
  }

  /// Writes the report over an earlier one; other files in the folder are kept.
  ///
  /// - Throws: `DocumentError.unwritable` with the path and the reason, also when the folder does not belong
  /// to reports.
  public func write(_ report: Report) throws(DocumentError) { try write(report, of: nil, timings: nil) }

  /// Writes the report of a run with its description, which comes last, and with its times.
  package func write(_ report: Report, of run: RunManifest?, timings: RunTimings?) throws(DocumentError) {
    try folder.claim()
    var names: Set<String> = []
    for (index, value) in report.cases.enumerated() {
      for side in ReportPictures.Side.allCases {
        guard let picture = value.pictures[side] else { continue }
        if names.isEmpty { try makePictureFolder() }
        let name = Self.name(index, side)
        try OutputFile.write(picture.png, to: folder.file(name))
        names.insert(name)
      }
    }
    try takeAwayPictures(besides: names)
    try write(ReportText(report, pictures: Self.name).text, as: ReportFile.json)
    try write(JUnitReport(report).xml, as: ReportFile.junit)
    if let timings { try write(timings.text, as: RunTimings.file) }
    try write(ReportPage(report: report, template: template).html, as: ReportFile.page)
    if let run { try write(run.text, as: RunManifest.file) }
  }

  private func write(_ text: String, as name: String) throws(DocumentError) {
    try OutputFile.write(text, to: folder.file(name))
  }

  private func makePictureFolder() throws(DocumentError) {
    let place = try folder.file(ReportFile.pictures)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }

  /// Deletes the pictures of an earlier report, and their folder if it is empty then.
  private func takeAwayPictures(besides names: Set<String>) throws(DocumentError) {
    let place = try folder.file(ReportFile.pictures)
    let files = FileManager.default
    guard let found = try? files.contentsOfDirectory(atPath: place.path) else { return }
    let old = found.filter { Self.isPicture($0) && !names.contains("\(ReportFile.pictures)/\($0)") }
    do {
      for name in old { try files.removeItem(at: place.appendingPathComponent(name)) }
      if old.count == found.count { try files.removeItem(at: place) }
    } catch {
      throw .unwritable(file: place.relativePath, reason: error.fileReason)
    }
  }

  private static func name(_ index: Int, _ side: ReportPictures.Side) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    return "\(ReportFile.pictures)/\(zeros)\(number)-\(side.rawValue).png"
  }

  /// Returns true when a file in the pictures' folder has the name of a report's picture.
  private static func isPicture(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count >= 4 && parts[0].allSatisfy { $0.isASCII && $0.isNumber }
      && ReportPictures.Side.allCases.contains { parts[1] == "\($0.rawValue).png" }
  }
}
