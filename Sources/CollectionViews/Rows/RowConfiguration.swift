public import ScrollPhysics

/// How a row differs from what its orthogonal scrolling behaviour says.
public struct RowConfiguration: Sendable, Hashable {
  /// Where a row begins and ends.
  public enum Extent: String, Sendable, Hashable {
    /// At its first and last item.
    case finite
    /// Nowhere: the first item follows the last. A row that cannot loop, as its geometry says, is finite.
    case looped
    /// At its first and last item, which fit and rest in the middle.
    case centred
  }

  /// Where the row begins and ends; default finite.
  public var extent: Extent
  /// How a release chooses the stop; default what the behaviour says.
  public var snapPolicy: SnapPolicy?

  /// The stop that the row shows first; default 0.
  public var firstStop: Int

  /// Creates a configuration that changes nothing.
  public init(extent: Extent = .finite, snapPolicy: SnapPolicy? = nil, firstStop: Int = 0) {
    self.extent = extent
    self.snapPolicy = snapPolicy
    self.firstStop = firstStop
  }
}
