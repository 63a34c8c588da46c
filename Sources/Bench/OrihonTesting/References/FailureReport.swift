import Documents
import Foundation
import Measurements
import ResourceCatalog
import SDLRendering
import ScreenInterface
import VisualQA

/// A report page of one failed comparison: the pictures or the curves of reference and actual, one over the other.
///
/// It has the format of `orihon compare --report`, in its own folder in the temporary directory.
struct FailureReport {
  private let reference: ReferenceFile
  private let explanation: String

  init(of reference: ReferenceFile, saying explanation: String) {
    self.reference = reference
    self.explanation = explanation
  }

  /// Writes the page for a picture that differs; returns `nil` when it cannot be written, which fails no test.
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

  /// Writes the page for frames or a display list that differ, with a picture of the last frame.
  func write(text: String, actual: URL, picture: StillPicture?) -> URL? {
    try? write(kind: actual.pathExtension == "jsonl" ? .motion : .drawList) { value in
      if let picture { value.pictures.actual = try ReportPicture(picture.bitmap, coding: PNGFile()) }
      value.motion = motion(of: actual)
    }
  }

  /// Returns the curves of the scroll view that the difference names, or of the one that moved furthest.
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
