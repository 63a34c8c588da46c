package import Foundation
import SceneReadings
package import ScreenInterface
import ScrollPhysics
import Stage

/// A plot of the frames of a run.
///
/// The upper panel shows the duration and the interval of each frame beside the allowed duration, over
/// colours for the activity. The lower one shows the overrun of each frame's deadline.
public struct FramePlot {
  private let recording: FrameRecording
  private let title: String
  private let style: PlotStyle
  private let times: PlotScale
  private let panels: [Panel]

  private typealias Line = [(time: TimeInterval, value: Double)]

  private struct Panel {
    var title: String
    var frame: CGRect
    var scale: PlotScale
    /// The upper limit of the value, drawn as a line.
    var limit: Double?
    /// The curves, each in parts: a rest leaves a gap.
    var curves: [[Line]]
  }

  /// Creates the plot of a recording in the colours of `style`.
  public init(of recording: FrameRecording, title: String, style: PlotStyle = PlotStyle()) {
    self.recording = recording
    self.title = title
    self.style = style
    let frames = recording.frames.indices.map { recording.frames[$0] }
    let (start, end) = (frames.first?.end ?? 0, frames.last?.end ?? 1)
    let width = style.size.width - PlotLayout.gutter - PlotLayout.margin
    times = PlotScale(over: start...max(end, start + 0.1), steps: max(2, Int(width / 70)))
    let period = frames.compactMap(\.schedule?.interval).max().map { $0 * 1000 }
    let top = PlotLayout.margin + 3 * PlotLayout.headingLine + 4 + PlotLayout.titleLine
    let free = style.size.height - top - PlotLayout.margin - 2 * PlotLayout.titleLine
    let split = top + free * 0.66
    let stretches = Self.stretches(of: frames)
    func lines(_ value: (FrameRecord) -> TimeInterval?) -> [Line] {
      stretches.map { $0.compactMap { frame in value(frame).map { (frame.end, $0 * 1000) } } }
    }
    let overruns = lines(\.overrun)
    func panel(
      _ title: String, _ y: ClosedRange<CGFloat>, _ curves: [[Line]], _ limit: Double?
    )
      -> Panel
    {
      let values = curves.joined().joined().map(\.value) + [0] + (limit.map { [$0] } ?? [])
      let height = y.upperBound - y.lowerBound
      return Panel(
        title: title, frame: CGRect(x: PlotLayout.gutter, y: y.lowerBound, width: width, height: height),
        scale: PlotScale(
          covering: (values.min() ?? 0)...(values.max() ?? 1), least: 2, steps: max(2, Int(height / 26))),
        limit: limit, curves: curves)
    }
    panels = [
      panel(
        "of a frame, ms", top...(split - 6), [lines { $0.work + $0.present }, lines(\.interval)], period),
      panel(
        "overrun, ms", (split + PlotLayout.titleLine)...(top + free), [overruns],
        overruns.joined().isEmpty ? nil : 0),
    ]
  }

  /// Paints the picture; `text` measures the texts that `render` paints.
  package func bitmap(text: any TextMeasuring, render: @MainActor (DisplayList, CGFloat) -> Bitmap) -> Bitmap
  {
    var ground = PlotBackground(style: style, text: text)
    paintHeading(on: &ground)
    paintActivities(on: &ground)
    for panel in panels { ground.values(panel.title, panel.scale, of: panel.frame) }
    ground.times(times, across: panels.map(\.frame))
    for panel in panels {
      guard let limit = panel.limit else { continue }
      let (frame, y) = (panel.frame, panel.scale.y(limit, in: panel.frame))
      ground.fill(style.limit, CGRect(x: frame.minX, y: y, width: frame.width, height: 1))
    }
    var picture = render(ground.list, style.scale)
    for panel in panels {
      for (index, curve) in panel.curves.enumerated().reversed() {
        let lines = curve.map { line in
          line.map { CGPoint(x: x($0.time), y: panel.scale.y($0.value, in: panel.frame)) }
        }
        AntialiasedLine.draw(
          lines, in: panel.frame, style.color(ofCurve: index), width: 1.2, scale: style.scale, on: &picture)
      }
    }
    return picture
  }

  /// Returns the runs of frames without a rest between them.
  private static func stretches(of frames: [FrameRecord]) -> [ArraySlice<FrameRecord>] {
    let starts = frames.indices.filter { $0 == 0 || frames[$0].interval == nil }
    return zip(starts, starts.dropFirst() + [frames.count]).map { frames[$0..<$1] }
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    times.x(time, in: panels.first?.frame ?? .zero)
  }

  private func paintHeading(on ground: inout PlotBackground) {
    var place = CGPoint(x: PlotLayout.gutter, y: PlotLayout.margin)
    ground.text(title, style.ink, at: place)
    place.y += PlotLayout.headingLine
    for (index, name) in ["work and presenting", "since the frame before"].enumerated() {
      place.x = ground.key(name, style.color(ofCurve: index), at: place, swatch: 3) + PlotLayout.margin
    }
    ground.key("the time a frame is given", style.limit, at: place, swatch: 1)
    place = CGPoint(x: PlotLayout.gutter, y: place.y + PlotLayout.headingLine)
    let shown = Set(recording.frames.indices.map { recording.frames[$0].activity })
    for activity in FrameActivity.allCases where shown.contains(activity) {
      guard let wash = style.wash(of: activity) else { continue }
      place.x = ground.key(activity.rawValue, wash, at: place, swatch: 12) + PlotLayout.margin
    }
  }

  private func paintActivities(on ground: inout PlotBackground) {
    var start: (time: TimeInterval, activity: FrameActivity)?
    func paint(to end: TimeInterval) {
      guard let start, let wash = style.wash(of: start.activity) else { return }
      ground.wash(wash, from: x(start.time), to: x(end), across: panels.map(\.frame))
    }
    for index in recording.frames.indices {
      let frame = recording.frames[index]
      guard frame.activity != start?.activity else { continue }
      paint(to: frame.end)
      start = (frame.end, frame.activity)
    }
    if let last = recording.frames.indices.last { paint(to: recording.frames[last].end) }
  }
}
