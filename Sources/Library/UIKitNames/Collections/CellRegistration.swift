public import Orihon

extension CollectionView {
  /// A registration of a cell class, with the closure that configures its cells for items of one type.
  ///
  /// UIKit counterpart: `UICollectionView.CellRegistration`. Make it once, outside of the cell provider: cells are
  /// reused among those of one registration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    ///
    /// UIKit counterpart: `Handler`.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let pool = ReusePool()
    let handler: Handler

    /// Creates a registration with the closure that configures its cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of a supplementary view class and kind, with the closure that configures its views.
  ///
  /// UIKit counterpart: `UICollectionView.SupplementaryRegistration`. Make it once, outside of the provider: views are
  /// reused among those of one registration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that configures a view of a kind for an index path.
    ///
    /// UIKit counterpart: `Handler`.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let pool = ReusePool()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind of element with the closure that configures its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reusable or new cell of a registration, configured for an item, if there is one.
  ///
  /// UIKit counterpart: `dequeueConfiguredReusableCell(using:for:item:)`.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeueReusableView(registration.pool.name)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reusable supplementary view of a registration, or a new one, configured for an index path.
  ///
  /// UIKit counterpart: `dequeueConfiguredReusableSupplementary(using:for:)`.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeueReusableView(registration.pool.name)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// The reuse pool of one registration, identified by the object itself.
final class ReusePool: Sendable {
  var name: String { "registration \(ObjectIdentifier(self))" }
}
