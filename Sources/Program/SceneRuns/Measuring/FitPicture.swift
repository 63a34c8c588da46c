import Documents
import Foundation
package import Measurements
import SDLRendering

extension FitReport {
  /// Writes the block into a file, which must be new.
  ///
  /// - Throws: `CommandError.notWritten` when there is something of that name.
  package static func write(_ block: String, to path: String) throws {
    try OutputPaths.checkNew(path, option: "settings")
    try OutputFile.write(block + "\n", to: URL(fileURLWithPath: path))
  }
}

/// A plot of a fit: the measured curve with the fitted motions over it.
package struct FitPicture {
  private let fit: MotionFit
  private let name: String
  private let report: FitReport

  package init(_ fit: MotionFit, named name: String, _ report: FitReport) {
    (self.fit, self.name, self.report) = (fit, name, report)
  }

  /// Draws the picture into a file.
  package func write(to path: String, style: PlotStyle) throws {
    guard let span = fit.curve.span else { return }
    let numbers = FittedSetting.allCases.compactMap { setting -> String? in
      guard case .known(let value, let error)? = fit.numbers[setting] else { return nil }
      return "\(setting.rawValue) \(FitNumberFormat.text(value, error: error))"
    }
    let fitted = numbers.isEmpty ? "no setting explains it" : numbers.joined(separator: ", ")
    let curves = [
      PlotPicture.Curve(URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent, fit.phased),
      PlotPicture.Curve(fitted, fit.fitted),
    ]
    let picture = PlotPicture(
      of: curves, over: span, caption: report.closeness, style: style)
    let renderer = try OffscreenRenderer(fonts: .installed)
    let bitmap = picture.bitmap(text: renderer.textMeasuring) { list, scale in
      renderer.bitmap(of: [list], scale: scale)
    }
    try PNGFile().write(bitmap, to: URL(fileURLWithPath: path))
  }
}
