import Documents
import Foundation
import Measurements
import SDLRendering
import SceneRuns
import Stage
import WindowRuns

/// The printed results and the files of `orihon bench`.
struct BenchOutput {
  private let options: BenchOptions
  private let profile: ProfileFile?
  private let baseline: BenchBaseline?

  /// Reads the baseline, and checks that the output files can be written.
  ///
  /// - Throws: `DocumentError.unreadable`, `CommandError.notWritten`.
  init(_ options: BenchOptions, profile: ProfileFile?) throws {
    self.options = options
    self.profile = profile
    baseline = try options.compare.map(BenchBaseline.init)
    try OutputPaths.check(outputs)
    try OutputPaths.check(outputs, over: baseline.map { [$0.input] } ?? [])
  }

  /// The files that are written.
  private var outputs: [(name: String, path: String?)] {
    [("trace", profile?.url.relativePath), ("plot", options.plot)]
  }

  /// Checks that no output replaces a file that is shown.
  ///
  /// - Throws: `CommandError.contradiction`.
  func check(over inputs: [ReservedFile]) throws { try OutputPaths.check(outputs, over: inputs) }

  /// Writes the files, then prints the results.
  ///
  /// - Throws: `CommandError.ended` when the gate was requested and fails.
  func tell(_ run: BenchMeasurement, cost: RecordingCost?) throws {
    if let cost { return try Console.results(cost.text) }
    guard !run.statistics.times.isEmpty else {
      throw CommandError.nothingDone(
        "no frame was shown in \(NumberText.seconds(run.seconds)) s, so nothing was measured; --seconds makes it longer"
      )
    }
    var report = BenchReport(run)
    try profile?.write(run.recording, title: run.scene, notes: ProfileFile.notes(run.scene, run.renderer))
    if let plot = options.plot { try draw(run, to: URL(fileURLWithPath: plot)) }
    report.ratios = try baseline?.ratios(of: report)
    if let baseline, report.ratios?.isEmpty ?? true {
      throw CommandError.nothingDone(
        "\(baseline.file): it has no number of this run, so nothing was compared")
    }
    if options.json {
      try Console.results(SortedJSON.text(report))
    } else {
      try Console.results(report.text)
      if let baseline, let ratios = report.ratios { try Console.results(baseline.text(of: ratios)) }
    }
    if run.recording.leftOut > 0 {
      Console.say("only the last \(run.recording.frames.count) frames were recorded")
    }
    if options.gate {
      guard let passed = report.passed else {
        throw CommandError.nothingDone("frames had no deadline, so that the gate has nothing to judge")
      }
      if !passed { throw CommandError.ended(.differences) }
    }
  }

  private func draw(_ run: BenchMeasurement, to file: URL) throws {
    let renderer = try OffscreenRenderer(fonts: .installed)
    let title = "\(run.scene), \(run.renderer) renderer"
    let picture = FramePlot(of: run.recording, title: title).bitmap(text: renderer.textMeasuring) {
      renderer.bitmap(of: [$0], scale: $1)
    }
    try PNGFile().write(picture, to: file)
  }
}

extension BenchOptions {
  /// The names of the given options that need a measured scene.
  var given: [String] {
    [(compare != nil, "compare"), (plot != nil, "plot"), (recordingCost, "recording-cost")].filter(\.0)
      .map(\.1)
  }

  /// Throws when options exclude each other.
  func check(isPeer: Bool, isProfiled: Bool, measuresHistory: Bool, seconds: TimeInterval?) throws {
    let asked = [(json, "json"), (compare != nil, "compare"), (plot != nil, "plot"), (gate, "gate")]
    let others = asked + [(isProfiled, "trace")]
    let all = others + [(recordingCost, "recording-cost")]
    if isPeer, let (_, name) = all.first(where: \.0) {
      throw CommandError.contradiction("--\(name) and --peer exclude each other: no frame is recorded there")
    }
    if measuresHistory, let (_, name) = all.first(where: \.0) {
      throw CommandError.contradiction(
        "--\(name) and --history exclude each other: no window is measured there")
    }
    if recordingCost, let seconds, seconds < RecordingCost.shortest {
      let shortest = Int(RecordingCost.shortest)
      throw CommandError.contradiction(
        "--recording-cost takes at least \(shortest) seconds, not \(NumberText.seconds(seconds))")
    }
    if recordingCost, let (_, name) = others.first(where: \.0) {
      throw CommandError.contradiction(
        "--\(name) and --recording-cost exclude each other: only half of the time is recorded there")
    }
  }
}
