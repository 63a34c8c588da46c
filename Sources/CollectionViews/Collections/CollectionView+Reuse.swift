import CompositionalLayout
public import Foundation
import LayoutGeometry

extension CollectionView {
  /// UIKit's kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// UIKit's kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a kind of reusable view under an identifier.
  ///
  /// UIKit counterpart: `register(_:forCellWithReuseIdentifier:)`.
  public func register(_ type: CollectionReusableView.Type, forReuseIdentifier identifier: String) {
    state.reuse.register(identifier) { type.init() }
  }

  /// A view of the kind `identifier`, reused where one is waiting; an unregistered kind is made by its type.
  ///
  /// UIKit counterpart: `dequeueReusableCell(withReuseIdentifier:for:)`.
  public func dequeueReusableView<Reusable: CollectionReusableView>(
    _ identifier: String, as type: Reusable.Type = Reusable.self
  ) -> Reusable {
    if let view = state.reuse.takeWaiting(identifier) as? Reusable {
      view.prepareForReuse()
      return view
    }
    let view = (state.reuse.factory(of: identifier)?() as? Reusable) ?? type.init()
    view.reuseIdentifier = identifier
    return view
  }

  /// Registers a kind of cell under an identifier.
  ///
  /// UIKit counterpart: `register(_:forCellWithReuseIdentifier:)`.
  public func register(_ type: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    register(type, forReuseIdentifier: identifier)
  }

  /// Registers a kind of supplementary view under a kind of element and an identifier.
  ///
  /// UIKit counterpart: `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`.
  public func register(
    _ type: CollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(type, forReuseIdentifier: Self.pool(kind, identifier))
  }

  /// A cell of the kind that was registered under `identifier`, reused where one is waiting.
  ///
  /// UIKit counterpart: `dequeueReusableCell(withReuseIdentifier:for:)`.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    precondition(
      state.reuse.factory(of: identifier) != nil,
      "No cell is registered under “\(identifier)” for item \(indexPath.item) of section \(indexPath.section)."
    )
    return dequeueReusableView(identifier)
  }

  /// A supplementary view of the kind that was registered under `identifier`, reused where one is waiting.
  ///
  /// UIKit counterpart: `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let pool = Self.pool(kind, identifier)
    precondition(
      state.reuse.factory(of: pool) != nil,
      "No view of kind “\(kind)” is registered under “\(identifier)” for section \(indexPath.section).")
    return dequeueReusableView(pool)
  }

  /// Lets every view go, those on screen and those that wait: the next layout asks for new ones.
  package func discardViews() {
    for element in state.elements.removeAll() { element.view.removeFromSuperview() }
    state.reuse.discardWaiting()
    setNeedsLayout()
  }

  private static func pool(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }
}
