import Foundation

extension ScrollGeometry {
  /// The stops, if there are any.
  var usableStops: SnapPoints? {
    guard let stops, stops.count > 0 else { return nil }
    return stops
  }

  /// The exact place of a stop counted over laps; nil where there is no such stop.
  func position(ofStop index: Int) -> ScrollPosition? {
    guard let stops = usableStops else { return nil }
    guard bounds.period != nil else {
      guard (0..<stops.count).contains(index) else { return nil }
      return ScrollPosition(offset: stops.offset(at: index))
    }
    let lap = SnapPoints.lap(of: index, count: stops.count)
    return ScrollPosition(lap: lap, offset: stops.offset(at: index - lap * stops.count), in: bounds)
  }

  /// The stop a place belongs to, counted over laps: the nearest; at the first legal offset the first, at
  /// the last the last, whatever is nearest, so that every stop can be the current one.
  func stop(at position: ScrollPosition) -> Int? {
    guard let stops = usableStops else { return nil }
    if let range = bounds.range {
      if position.offset <= range.lowerBound { return 0 }
      if position.offset >= range.upperBound { return stops.count - 1 }
    }
    return stops.nearest(to: position.offset, period: bounds.period) + position.lap * stops.count
  }

  /// The offset, counted from the beginning of `lap`, beyond which the stop after `index` is the current
  /// one; nil after the last.
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
