import Documents

/// The reason measurements cannot be drawn.
public nonisolated enum MeasurementError: Error, Sendable, Hashable {
  /// The log does not mention this scroller; `scrollers` are those it has.
  case unknownScroller(String, file: String, scrollers: [String])
  /// A measured curve and a log have no time in common.
  case apart(file: String, measured: ClosedRange<Double>, log: ClosedRange<Double>)
}

nonisolated extension MeasurementError: CustomStringConvertible {
  /// The message, with the values.
  public var description: String {
    switch self {
    case .unknownScroller(let id, let file, let scrollers):
      "\(file): the log tells nothing of '\(id)'; it tells of \(scrollers.joined(separator: ", "))"
    case .apart(let file, let measured, let log):
      "\(file): it ends \(Self.seconds(measured.upperBound)) s after the start, before the log begins at "
        + "\(Self.seconds(log.lowerBound)) s; --shift moves it"
    }
  }

  private static func seconds(_ time: Double) -> String { JSONText.number(time, decimals: 3) }
}
