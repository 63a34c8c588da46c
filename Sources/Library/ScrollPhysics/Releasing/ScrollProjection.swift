package import Foundation

/// The future resting place of dragged or moving content, as distances from its present position.
///
/// Distances grow with the offset and take laps into account, so that in a loop they lead over the seam.
package struct ScrollProjection: Hashable, Sendable {
  /// The distance to the resting place without stops, in points; `nil` for a request.
  package var natural: CGFloat?
  /// The distance to the chosen place or, during a drag, to the place that would be chosen now, in points.
  package var target: CGFloat

  /// Creates a forecast.
  package init(natural: CGFloat?, target: CGFloat) {
    self.natural = natural
    self.target = target
  }
}

extension ScrollMotion {
  /// The content's future resting place; `nil` while it rests or is held without having been dragged.
  package var projection: ScrollProjection? {
    if let proposal {
      return ScrollProjection(natural: proposal.naturalStop - offset, target: proposal.target - offset)
    }
    guard let target = axis.runningAnimation?.target else { return nil }
    let natural = running == nil ? predicted : nil
    return ScrollProjection(natural: natural.map(distance(to:)), target: distance(to: target))
  }

  private func distance(to position: LapPosition) -> CGFloat {
    position.offset(from: lap, in: geometry.bounds) - offset
  }
}
