package import Foundation

/// The projected rest offset of dragged or moving content, as distances from its present position.
///
/// Distances increase with the offset and take laps into account, so that in a loop they lead over the seam.
package struct ScrollProjection: Hashable, Sendable {
  /// The distance to the rest offset without snap points, in points; `nil` for a request.
  package var natural: CGFloat?
  /// The distance to the chosen rest offset or, during a drag, to the one that would be chosen now, in points.
  package var target: CGFloat

  /// Creates a projection.
  package init(natural: CGFloat?, target: CGFloat) {
    self.natural = natural
    self.target = target
  }
}

extension ScrollMotion {
  /// The projected rest offset of the content; `nil` while it rests or is held without having been dragged.
  package var projection: ScrollProjection? {
    if let proposal {
      return ScrollProjection(natural: proposal.naturalStop - offset, target: proposal.target - offset)
    }
    guard let target = axis.runningAnimation?.target else { return nil }
    let natural = running == nil ? predicted : nil
    return ScrollProjection(natural: natural.map(distance(to:)), target: distance(to: target))
  }

  private func distance(to position: LoopPosition) -> CGFloat {
    position.offset(from: lap, in: geometry.bounds) - offset
  }
}
