public import Foundation

/// Where content that is dragged, or moves by itself, will rest, as distances from where it is.
///
/// Distances grow with the offset and know of laps, so that in a loop they lead over the seam.
public struct ScrollForecast: Hashable, Sendable {
  /// To where it would come to rest without stops, in points; nil for a request.
  public var natural: CGFloat?
  /// To the place that was chosen, or while it is dragged would be chosen now, in points.
  public var target: CGFloat

  /// Creates a forecast.
  public init(natural: CGFloat?, target: CGFloat) {
    self.natural = natural
    self.target = target
  }
}

extension ScrollMotion {
  /// Where the content will rest; nil when it rests or is held without having been dragged.
  public var forecast: ScrollForecast? {
    if let proposal {
      return ScrollForecast(natural: proposal.naturalStop - offset, target: proposal.target - offset)
    }
    guard let target = axis.travel?.target else { return nil }
    let natural = running == nil ? predicted : nil
    return ScrollForecast(natural: natural.map(distance(to:)), target: distance(to: target))
  }

  private func distance(to position: ScrollPosition) -> CGFloat {
    position.offset(from: lap, in: geometry.bounds) - offset
  }
}
