import Foundation

extension ScrollGeometry {
  /// The stops; `nil` when there are none.
  var usableStops: SnapPoints? {
    guard let stops, stops.count > 0 else { return nil }
    return stops
  }

  /// Returns the exact position of a stop counted over laps; `nil` when there is no such stop.
  func position(ofStop index: Int) -> LapPosition? {
    guard let stops = usableStops else { return nil }
    guard bounds.period != nil else {
      guard (0..<stops.count).contains(index) else { return nil }
      return LapPosition(offset: stops.offset(at: index))
    }
    let lap = SnapPoints.lap(of: index, count: stops.count)
    return LapPosition(lap: lap, offset: stops.offset(at: index - lap * stops.count), in: bounds)
  }

  /// Returns the stop that a position belongs to, counted over laps: the nearest.
  ///
  /// At the first legal offset it is the first stop, at the last the last, so that every stop can be the
  /// current one.
  func stop(at position: LapPosition) -> Int? {
    guard let stops = usableStops else { return nil }
    if let range = bounds.range {
      if position.offset <= range.lowerBound { return 0 }
      if position.offset >= range.upperBound { return stops.count - 1 }
    }
    return stops.nearest(to: position.offset, period: bounds.period) + position.lap * stops.count
  }

  /// Returns the offset beyond which the stop after `index` is the current one; `nil` after the last.
  ///
  /// The offset is counted from the beginning of `lap`.
  func boundary(after index: Int, from lap: Int) -> CGFloat? {
    guard let stops = usableStops else { return nil }
    if bounds.period == nil, index < 0 || index >= stops.count - 1 { return nil }
    let local = index - lap * stops.count
    let (low, high) = (
      stops.offset(at: local, period: bounds.period), stops.offset(at: local + 1, period: bounds.period)
    )
    return low + (high - low) / 2
  }
}
