import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// The row, item, control or scroll view with the keyboard focus, by identity: its view may not exist yet.
struct FocusTarget: Hashable, Sendable {
  /// The element that has the focus, or contains the view that has it.
  enum Container: Hashable, Sendable {
    /// The row of the section.
    case row
    /// An item, and its last known index.
    case item(Identity, near: Int)
    /// A header, footer or overlay of a kind, and its index among those of the kind.
    case boundary(kind: String, item: Int)
  }

  /// The part of the element that is focused.
  enum Part: Hashable, Sendable {
    /// The element itself.
    case whole
    /// A control in it.
    case control(ElementID)
    /// A scroll view in it.
    case scrollView(ElementID)
  }

  /// The name of the section; `nil` for a header or footer of the whole layout.
  var section: String?
  var host: Container
  var part = Part.whole

  /// The element id of a focused control; `nil` for anything else.
  var control: ElementID? {
    if case .control(let id) = part { id } else { nil }
  }

  /// The element id of a focused scroll view; `nil` for anything else.
  var scrollView: ElementID? {
    if case .scrollView(let id) = part { id } else { nil }
  }

  /// True when a row as a whole has the focus.
  var isRow: Bool { host == .row }

  /// Returns the index path of the item; `nil` for no item, and for one that the data no longer contain.
  @MainActor func itemPath(in view: CollectionView) -> IndexPath? {
    guard case .item(let identity, let near) = host, let section = sectionIndex(in: view) else { return nil }
    return ItemIndexLookup(in: view).place(of: identity, inSection: section, near: near)
      .map { IndexPath(item: $0, section: section) }
  }

  /// Returns the present index of the section; `nil` for the layout's own elements, and for a section that is gone.
  @MainActor func sectionIndex(in view: CollectionView) -> Int? {
    section.flatMap { view.state.cache.indexByName[$0] }
  }

  /// Returns the header, footer or overlay in the layout; `nil` for anything else, and for one that is gone.
  @MainActor func boundary(in view: CollectionView) -> SolvedBoundaryItem? {
    guard case .boundary(let kind, let item) = host, let solved = view.state.cache.solved else { return nil }
    let all: [SolvedBoundaryItem]
    if section == nil {
      all = solved.boundaryItems
    } else {
      guard let index = sectionIndex(in: view) else { return nil }
      all = solved.sections[index].boundaryItems
    }
    return all.first { $0.attributes.element.kind == kind && $0.attributes.element.item == item }
  }

  /// Returns the attributes of the item, header, footer or overlay; `nil` for a row, and for an element that is gone.
  @MainActor func attributes(in view: CollectionView) -> LayoutAttributes? {
    if let path = itemPath(in: view) { return view.layoutAttributesForItem(at: path) }
    return boundary(in: view)?.attributes
  }
}
