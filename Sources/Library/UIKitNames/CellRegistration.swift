public import Orihon

extension CollectionView {
  /// A way to make and fill the cells of one class for items of one type.
  ///
  /// UIKit counterpart: `UICollectionView.CellRegistration`. Make it once, outside of the cell provider: cells are reused
  /// among those of one registration.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that fills a cell for an item.
    ///
    /// UIKit counterpart: `Handler`.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let pool = ReusePool()
    let handler: Handler

    /// Creates a registration whose cells a closure fills each time one is asked for.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A way to make and fill the supplementary views of one class and kind.
  ///
  /// UIKit counterpart: `UICollectionView.SupplementaryRegistration`. Make it once, outside of the provider: views are
  /// reused among those of one registration.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that fills a view of a kind for an index path.
    ///
    /// UIKit counterpart: `Handler`.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let pool = ReusePool()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind of element whose views a closure fills each time one is asked for.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a waiting cell of a registration, or a new one, filled for an item; without an item it is not filled.
  ///
  /// UIKit counterpart: `dequeueConfiguredReusableCell(using:for:item:)`.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeueReusableView(registration.pool.name)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a waiting supplementary view of a registration, or a new one, filled for an index path.
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

/// The views that wait for one registration: its own, as it is its own object.
final class ReusePool: Sendable {
  var name: String { "registration \(ObjectIdentifier(self))" }
}
