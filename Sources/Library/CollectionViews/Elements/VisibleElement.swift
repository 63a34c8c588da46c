public import CompositionalLayout
package import Foundation
import LayoutGeometry
import ScreenInterface

/// A visible item of a collection view, with its view.
///
/// UIKit counterpart: `NSCollectionLayoutVisibleItem` and `cellForItem(at:)` in one; in a looped row an index path may
/// be on screen twice.
@preconcurrency @MainActor
public protocol CollectionViewVisibleItem: CollectionLayoutVisibleItem {
  /// The view on screen.
  var reusableView: CollectionReusableView { get }
}

/// A visible item whose margins at both sides can be clipped, as by a mask.
package protocol MaskedItem: CollectionViewVisibleItem {
  /// The width and the height clipped at each side; default zero, set anew in every frame.
  var hiddenMargin: CGSize { get set }
}

/// One element on screen: its layout attributes, the changes that the section's handler made to them, and its view.
final class VisibleElement: MaskedItem {
  private struct State {
    var attributes: LayoutAttributes
    var indexPath: IndexPath
    var center: CGPoint
    var alpha: CGFloat = 1
    var isHidden = false
    var hiddenMargin = CGSize.zero
    var transform = CGAffineTransform.identity
    var zIndex: Int
    var orderInLap = 0
    var generation = 0
    var isTold = false
    var isPlaced = false
    var isKept = false
  }

  private var state: State
  let key: LayoutElement
  let view: CollectionReusableView
  let identity: ItemIdentity?

  init(
    key: LayoutElement, attributes: LayoutAttributes, indexPath: IndexPath?, view: CollectionReusableView,
    identity: ItemIdentity?
  ) {
    self.key = key
    self.view = view
    self.identity = identity
    state = State(
      attributes: attributes, indexPath: indexPath ?? attributes.element.indexPath,
      center: attributes.frame.center,
      zIndex: attributes.zIndex)
  }

  /// Restores the layout's values before the section's handler changes the element in a new frame.
  func reset(to attributes: LayoutAttributes, orderInLap: Int, generation: Int) {
    state.orderInLap = orderInLap
    state.attributes = attributes
    state.center = attributes.frame.center
    state.alpha = 1
    state.isHidden = false
    state.hiddenMargin = .zero
    state.transform = .identity
    state.zIndex = attributes.zIndex
    state.generation = generation
  }

  var attributes: LayoutAttributes { state.attributes }
  var reusableView: CollectionReusableView { view }
  var generation: Int { state.generation }
  /// The item's index that decides the painting order; in a looped row, counted from the present lap.
  ///
  /// So every lap gives the same picture.
  var orderInLap: Int { state.orderInLap }

  /// True when the delegate was called for the element's appearance, and not yet for its disappearance.
  var isTold: Bool {
    get { state.isTold }
    set { state.isTold = newValue }
  }

  /// True once the view has got a place; its first one is not animated.
  var isPlaced: Bool {
    get { state.isPlaced }
    set { state.isPlaced = newValue }
  }

  /// True for a view that showed the same element before a change of data.
  var isKept: Bool {
    get { state.isKept }
    set { state.isKept = newValue }
  }

  var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }
  var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }
  var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }
  var hiddenMargin: CGSize {
    get { state.hiddenMargin }
    set { state.hiddenMargin = newValue }
  }
  var center: CGPoint {
    get { state.center }
    set { state.center = newValue }
  }
  var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }
  var bounds: CGRect { CGRect(origin: .zero, size: state.attributes.frame.size) }
  var frame: CGRect {
    let size = state.attributes.frame.size
    let scale = state.transform
    guard scale.isUpright else {
      let middle = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return middle.applying(scale).offsetBy(dx: state.center.x, dy: state.center.y)
    }
    let width = abs(scale.a) * size.width
    let height = abs(scale.d) * size.height
    return CGRect(
      x: state.center.x + scale.tx - width / 2, y: state.center.y + scale.ty - height / 2, width: width,
      height: height)
  }
  var indexPath: IndexPath { state.indexPath }
  var representedElementCategory: LayoutElement.Category { key.category }
  var representedElementKind: String? { key.kind }
  var name: String { view.elementID.path }

  /// Returns true when this element is painted beneath `other`.
  func isPainted(before other: VisibleElement) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    if key.category != other.key.category { return key.category < other.key.category }
    if key.section != other.key.section { return key.section < other.key.section }
    if key.item != other.key.item { return key.item < other.key.item }
    return (key.kind ?? "") < (other.key.kind ?? "")
  }
}

/// The elements on screen, by key and in painting order.
struct VisibleElements {
  private(set) var byKey: [LayoutElement: VisibleElement] = [:]
  private(set) var inPaintOrder: [VisibleElement] = []
  private(set) var generation = 0
  private var needsSorting = false

  mutating func beginPass() { generation += 1 }

  /// Returns the element with this key and sets its attributes; `nil` when it is not on screen yet.
  mutating func reuse(
    _ key: LayoutElement, _ attributes: LayoutAttributes, orderInLap: Int
  ) -> VisibleElement? {
    guard let element = byKey[key] else { return nil }
    if element.zIndex != attributes.zIndex { needsSorting = true }
    element.reset(to: attributes, orderInLap: orderInLap, generation: generation)
    return element
  }

  mutating func insert(_ element: VisibleElement, orderInLap: Int) {
    element.reset(to: element.attributes, orderInLap: orderInLap, generation: generation)
    byKey[element.key] = element
    inPaintOrder.append(element)
    needsSorting = true
  }

  /// Removes and returns the elements that the present layout pass did not place.
  mutating func removeStale() -> [VisibleElement] {
    let present = generation
    return remove { $0.generation != present }
  }

  /// Removes and returns all elements, before new data are shown.
  mutating func removeAll() -> [VisibleElement] { remove { _ in true } }

  /// Removes and returns the elements for which `isUnwanted` is true.
  mutating func remove(where isUnwanted: (VisibleElement) -> Bool) -> [VisibleElement] {
    let unwanted = inPaintOrder.filter(isUnwanted)
    guard !unwanted.isEmpty else { return [] }
    for element in unwanted { byKey[element.key] = nil }
    inPaintOrder.removeAll(where: isUnwanted)
    return unwanted
  }

  /// Sorts the elements into painting order, if that has changed.
  mutating func sort() {
    guard needsSorting || !isSorted else { return }
    inPaintOrder.sort { $0.isPainted(before: $1) }
    needsSorting = false
  }

  private var isSorted: Bool {
    for place in inPaintOrder.indices.dropFirst()
    where inPaintOrder[place].isPainted(before: inPaintOrder[place - 1]) { return false }
    return true
  }
}
