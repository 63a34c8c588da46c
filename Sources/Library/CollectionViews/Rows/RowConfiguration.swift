package import ScrollPhysics

/// The differences of a row from its section's orthogonal scrolling behaviour: its ends, snap policy and first page.
package nonisolated struct RowConfiguration: Sendable, Hashable {
  /// The ends of a row: its first and last item, none, or centred.
  package nonisolated enum EndItems: String, Sendable, Hashable {
    /// A row that ends at its first and last item.
    case finite
    /// A row without ends: the first item follows the last.
    ///
    /// A row that cannot loop, as its geometry says, is finite.
    case looped
    /// A row whose items all fit and are centred in the view.
    case centred
  }

  /// The ends of the row; default finite.
  package var extent: EndItems
  /// The policy by which a release chooses its snap point; default nil, that of the scrolling behaviour.
  package var snapPolicy: SnapPolicy?

  /// The snap point that the row shows first; default 0.
  package var firstStop: Int

  /// Creates a configuration that changes nothing.
  package init(extent: EndItems = .finite, snapPolicy: SnapPolicy? = nil, firstStop: Int = 0) {
    self.extent = extent
    self.snapPolicy = snapPolicy
    self.firstStop = firstStop
  }
}
