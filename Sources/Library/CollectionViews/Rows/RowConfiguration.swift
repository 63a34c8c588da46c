package import ScrollPhysics

/// The deviations of a row from its section's orthogonal scrolling behaviour.
package nonisolated struct RowConfiguration: Sendable, Hashable {
  /// The ends of a row: its first and last item, or none.
  package nonisolated enum EndItems: String, Sendable, Hashable {
    /// A row that ends at its first and last item.
    case finite
    /// A row without ends: the first item follows the last.
    ///
    /// A row that cannot loop, as its geometry says, is finite.
    case looped
    /// A row that ends at its first and last item, all of which fit and rest in the middle of the view.
    case centred
  }

  /// The ends of the row; default finite.
  package var extent: EndItems
  /// The rule by which a release chooses its stop; default nil, the behaviour's own.
  package var snapPolicy: SnapPolicy?

  /// The stop at which the row first shows; default 0.
  package var firstStop: Int

  /// Creates a configuration that changes nothing.
  package init(extent: EndItems = .finite, snapPolicy: SnapPolicy? = nil, firstStop: Int = 0) {
    self.extent = extent
    self.snapPolicy = snapPolicy
    self.firstStop = firstStop
  }
}
