import ArgumentParser
import Documents
import Foundation
import Measurements
import Replays
import SceneRuns
import ScreenInterface

/// Options for the style of a plot and its span of time.
struct PlotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The picture in points; default 720x480.", valueName: "WxH"),
    transform: ArgumentReading.extent)
  var size: CGSize?

  @Option(
    help: ArgumentHelp("Pixels a point; default 2.", valueName: "s"),
    transform: ArgumentReading.number(in: 0.5...4, "pixels a point"))
  var scale: Double = 2

  @Option(help: "light or dark.", transform: ArgumentReading.choice())
  var theme: RecordingHeader.Theme = .light

  @Option(
    help: ArgumentHelp("Where it begins, in seconds; default with the log.", valueName: "t"),
    transform: ArgumentReading.number(in: 0...1e9, "seconds"))
  var from: Double?

  @Option(
    help: ArgumentHelp(
      "Where it ends, in seconds; default with the log, or where what was measured settles.", valueName: "t"),
    transform: ArgumentReading.number(in: 0...1e9, "seconds"))
  var to: Double?

  func validate() throws {
    let extent = PictureExtent(size ?? PlotStyle(scale: 1, theme: theme).size, scale: CGFloat(scale))
    if !extent.isAllowed() { throw CommandError.tooManyPixels("--size and --scale: \(extent.refusal())") }
  }

  /// The size and the colours of the plot.
  var style: PlotStyle {
    var style = PlotStyle(scale: CGFloat(scale), theme: theme)
    if let size { style.size = size }
    return style
  }

  /// Returns the span of time to plot, for a log that covers `span`.
  func span(within span: ClosedRange<TimeInterval>) throws -> ClosedRange<TimeInterval> {
    let (start, end) = (from ?? span.lowerBound, to ?? span.upperBound)
    guard start < end, start < span.upperBound, end > span.lowerBound else {
      let (first, last) = (NumberText.seconds(span.lowerBound), NumberText.seconds(span.upperBound))
      throw CommandError.contradiction(
        "from \(NumberText.seconds(start)) s to \(NumberText.seconds(end)) s nothing is to be seen; "
          + "the log goes from \(first) s to \(last) s")
    }
    return start...end
  }
}
