package import ComparisonLab
import Documents
package import Foundation
import SDLRendering
import ScreenInterface
import VisualQA

/// A writer of the lab's page into a folder of its own.
package struct LabReport {
  private let folder: ReportFolder
  private let command: String

  /// Checks the folder before anything is played.
  package init(_ path: String, command: String) throws {
    folder = ReportFolder(URL(fileURLWithPath: path, isDirectory: true))
    self.command = command
    try folder.check()
  }

  /// Writes one pair as an animation; returns the file.
  package static func film(_ pair: LabPair, to path: String) throws -> URL {
    let file = URL(fileURLWithPath: path)
    try OutputFile.write(
      LabPairPictures(pair, with: OffscreenRenderer(fonts: .installed)).animation(), to: file)
    return file
  }

  /// Films every pair and writes the page; returns its file.
  package func write(_ count: LabResults) throws -> URL {
    let renderer = try OffscreenRenderer(fonts: .installed)
    let entries = try count.results.map { result in
      let film = try LabPairPictures(result.pair, rate: count.rate, traits: count.traits, with: renderer)
      guard let figure = LineChart(film.run), let still = film.still, let strip = film.strip else {
        throw CommandError.nothingDone("\(result.pair.id) shows no frame")
      }
      let coding = PNGFile()
      return LabPage.Entry(
        result: result, figure: figure.svg, still: try coding.png(of: still),
        strip: try coding.png(of: strip),
        stripWidth: strip.width / 2, animation: try film.animation())
    }
    try folder.claim()
    let file = try folder.file(ReportFile.page)
    let page = LabPage(entries: entries, command: command, summary: count.summary)
    try OutputFile.write(page.html, to: file)
    return file
  }
}
