import Foundation
import ScrollPhysics

nonisolated extension MotionSeries {
  /// The times at which content began to move without a drag, from a log: by auto-scroll, the dots, a key or
  /// a wheel notch.
  var requestTimes: [TimeInterval] {
    zip([nil] + samples.map(\.phase), samples).compactMap { before, sample in
      sample.phase == .animating && before != .animating ? sample.time : nil
    }
  }

  /// The parts of the series between these requests: drags with their free motion, and the rests.
  var partsWithoutRequests: [MotionSeries] {
    samples.split { $0.phase == .animating }.map { MotionSeries(Array($0)) }
  }

  /// True when a drag or its free motion crosses a loop's seam, where the offset jumps.
  package var strokesCrossSeam: Bool {
    partsWithoutRequests.contains { Set($0.samples.map(\.lap)).count > 1 }
  }
}

nonisolated extension MotionLog {
  /// The scroll view that drags moved furthest; without any, the one that moved furthest.
  package var mostMovedByHand: String {
    var (found, longest) = (mostMoved, 0.0)
    for id in scrollers {
      let distance = (try? series(of: id))?.partsWithoutRequests.reduce(0) { $0 + $1.distance } ?? 0
      if distance > longest { (found, longest) = (id, distance) }
    }
    return found
  }
}
