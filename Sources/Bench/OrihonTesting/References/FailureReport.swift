import Documents
import Foundation
import Measurements
import ResourceCatalog
import SDLRendering
import ScreenInterface
import VisualQA

/// The page of one failed comparison: the pictures or the curve of reference and actual over each other.
///
/// It is the page of `orihon compare --report`, in a folder of its own below the temporary directory.
struct FailureReport {
  private let reference: ReferenceFile
  private let explanation: String

  init(of reference: ReferenceFile, saying explanation: String) {
    self.reference = reference
    self.explanation = explanation
  }

  /// Writes the page of a picture that differs; `nil` when it cannot be written, which fails no test.
  func write(picture: StillPicture) -> URL? {
    try? write(kind: .still) { value in
      value.pictures.actual = try ReportPicture(picture.bitmap, coding: PNGFile())
      let data = try InputFile.data(contentsOf: reference.file, limit: .picture)
      value.pictures.reference = ReportPicture(png: data)
      let expected = try PNGFile().bitmap(ofPNG: data)
      value.pictures.difference = try ReportPicture(
        HeatMap.bitmap(of: picture.bitmap, from: expected), coding: PNGFile())
    }
  }

  /// Writes the page of frames or a display list that differ, with a picture of the last frame.
  func write(text: String, actual: URL, picture: StillPicture?) -> URL? {
    try? write(kind: actual.pathExtension == "jsonl" ? .motion : .drawList) { value in
      if let picture { value.pictures.actual = try ReportPicture(picture.bitmap, coding: PNGFile()) }
      value.motion = motion(of: actual)
    }
  }

  /// The curves of the scroller that the difference names, or of the one that moved furthest.
  private func motion(of actual: URL) -> ReportMotion? {
    guard let new = try? MotionLog(contentsOf: actual), let old = try? MotionLog(contentsOf: reference.file)
    else { return nil }
    let named = new.scrollers.first { explanation.contains("row \($0),") }
    let scroller = named ?? new.mostMoved
    let (before, after) = (try? old.series(of: scroller), try? new.series(of: scroller))
    return ReportMotion(
      of: scroller, reference: before, actual: after,
      divergence: zip(before?.samples ?? [], after?.samples ?? []).first { $0 != $1 }?.1.time)
  }

  private func write(kind: GoldenKind, _ fill: (inout ReportCase) throws -> Void) throws -> URL {
    let path = reference.file.lastPathComponent
    let folder = reference.ownFolder.appendingPathComponent(path + "-report", isDirectory: true)
    var value = ReportCase(
      path, scenario: reference.file.deletingPathExtension().lastPathComponent, kind: kind, outcome: .changed)
    value.explanation = explanation
    value.command = reference.acceptingCommand
    try fill(&value)
    let parts = ResourceCatalog.embeddedReport
    let template = ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
    try ReportWriter(folder, template: template).write(
      Report(command: reference.acceptingCommand, cases: [value]))
    return folder.appendingPathComponent(ReportFile.page)
  }
}
