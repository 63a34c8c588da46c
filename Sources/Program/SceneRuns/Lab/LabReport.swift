package import ComparisonLab
import Documents
package import Foundation
import SDLRendering
import ScreenInterface
package import VisualQA

/// The films of the lab's pairs.
package enum LabReport {
  /// Writes one pair as an animation; returns the file.
  package static func film(_ pair: LabPair, to path: String) throws -> URL {
    let file = URL(fileURLWithPath: path)
    try OutputFile.write(
      LabPairPictures(pair, with: OffscreenRenderer(fonts: .installed)).animation(), to: file)
    return file
  }

  /// Films every pair and returns the cases of a report.
  package static func cases(_ count: LabResults) throws -> [ResultCase] {
    let renderer = try OffscreenRenderer(fonts: .installed)
    return try count.results.map { result in
      let film = try LabPairPictures(result.pair, rate: count.rate, traits: count.traits, with: renderer)
      guard let figure = LineChart(film.run), let still = film.still, let strip = film.strip else {
        throw CommandError.nothingDone("\(result.pair.id) shows no frame")
      }
      let coding = PNGFile()
      let shown = LabCase(
        result: result, figure: figure.svg, still: try coding.png(of: still),
        strip: try coding.png(of: strip),
        stripWidth: strip.width / 2, animation: try film.animation())
      return shown.value(LabResults.json(result))
    }
  }
}
