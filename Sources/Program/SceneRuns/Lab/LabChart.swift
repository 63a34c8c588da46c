package import ComparisonLab
import Documents
import Foundation
import VisualQA

extension LineChart {
  /// Creates the curves of both sides of a pair; `nil` for a run without a frame.
  package init?(_ run: LabRun) {
    let curve = run.pair.curve
    let sides = ["naive", "ours"].enumerated().map { side, name in
      Curve(name: name, points: run.samples.map { ($0.time, $0.values[side]) })
    }
    let failure = run.failureTime.map {
      Mark(style: "failure", time: $0, words: "here it fails, \(JSONText.number($0, decimals: 2)) s")
    }
    self.init(
      curve.unit.isEmpty ? curve.name : "\(curve.name), \(curve.unit)", sides,
      marks: failure.map { [$0] } ?? [])
  }
}
