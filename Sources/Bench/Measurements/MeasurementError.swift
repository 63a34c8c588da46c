import Documents

/// An error when measurements cannot be plotted or fitted.
public nonisolated enum MeasurementError: Error, Sendable, Hashable {
  /// The log does not contain this scroll view; `scrollers` are those that it contains.
  case unknownScroller(String, file: String, scrollers: [String])
  /// A log or a curve that cannot be used for the measurement; the value is the reason.
  case unusable(String)
  /// The time ranges of a measured curve and a log do not overlap.
  case apart(file: String, measured: ClosedRange<Double>, log: ClosedRange<Double>)
}

nonisolated extension MeasurementError: CustomStringConvertible {
  /// The error message, with the values.
  public var description: String {
    switch self {
    case .unknownScroller(let id, let file, let scrollers):
      "\(file): the log tells nothing of '\(id)'; it tells of \(scrollers.joined(separator: ", "))"
    case .unusable(let reason): reason
    case .apart(let file, let measured, let log):
      "\(file): it ends \(Self.seconds(measured.upperBound)) s after the start, before the log begins at "
        + "\(Self.seconds(log.lowerBound)) s; --shift moves it"
    }
  }

  private static func seconds(_ time: Double) -> String { JSONText.number(time, decimals: 3) }
}
