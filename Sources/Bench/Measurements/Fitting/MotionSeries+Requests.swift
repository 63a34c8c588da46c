import Foundation
import ScrollPhysics

nonisolated extension MotionSeries {
  /// The times at which content began to move without a hand, as a log tells them: for auto-scroll, the dots, a key or a
  /// notch of the wheel.
  var requestTimes: [TimeInterval] {
    zip([nil] + samples.map(\.phase), samples).compactMap { before, sample in
      sample.phase == .animating && before != .animating ? sample.time : nil
    }
  }

  /// The parts between them: what hands have moved, and the rests.
  var partsWithoutRequests: [MotionSeries] {
    samples.split { $0.phase == .animating }.map { MotionSeries(Array($0)) }
  }

  /// True when what a hand moves crosses a loop's seam, where its offset begins anew.
  package var strokesCrossSeam: Bool {
    partsWithoutRequests.contains { Set($0.samples.map(\.lap)).count > 1 }
  }
}

nonisolated extension MotionLog {
  /// The scroller that hands moved the longest way; without any the one that moved the longest way.
  package var mostMovedByHand: String {
    var (found, longest) = (mostMoved, 0.0)
    for id in scrollers {
      let distance = (try? series(of: id))?.partsWithoutRequests.reduce(0) { $0 + $1.distance } ?? 0
      if distance > longest { (found, longest) = (id, distance) }
    }
    return found
  }
}
