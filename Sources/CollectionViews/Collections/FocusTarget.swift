import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

/// The row, control or scroll view that the keyboard acts on.
struct FocusTarget: Hashable, Sendable {
  /// The name of the focused row, or of the section that holds the focused scroll view.
  var row: String
  /// The element id of a focused control in the row; `nil` for the row itself.
  var control: ElementID?
  /// The element id of a focused scroll view in one of the row's cells; `nil` for the row itself.
  var scrollView: ElementID?
  /// The item of the row that the arrows have chosen, where items take the focus; `nil` for the first one in view.
  var item: Int?

  /// The focused item of the row; `nil` where items take no focus, or something in the row has it.
  @MainActor func item(in view: CollectionView) -> Int? {
    guard view.allowsFocus, control == nil, scrollView == nil, let index = view.state.cache.indexByName[row]
    else { return nil }
    if let item { return item }
    let cells = view.state.elements.inPaintOrder.filter {
      $0.key.section == index && $0.key.category == .cell
    }
    let window = view.convertToWindow(view.box)
    let whole = cells.filter { window.contains($0.view.convertToWindow($0.view.box)) }
    return (whole.isEmpty ? cells : whole).map(\.indexPath.item).min()
  }

  /// The focused control; `nil` when none has the focus, or it is not on screen.
  @MainActor func control(in view: CollectionView) -> Control? {
    guard let control else { return nil }
    return view.state.elements.inPaintOrder.lazy.flatMap { $0.view.focusableControls }.first {
      $0.elementID == control
    }
  }

  /// The focused scroll view; `nil` when none has the focus, or it is not on screen.
  @MainActor func scrollView(in view: CollectionView) -> ScrollView? {
    guard let scrollView else { return nil }
    return view.state.elements.inPaintOrder.lazy.flatMap { $0.view.focusableScrollViews }.first {
      $0.elementID == scrollView
    }
  }

  /// The rectangle of the focus ring in the view's coordinates; `nil` when there is nothing to go round.
  @MainActor func frame(in view: CollectionView) -> CGRect? {
    if let control = control(in: view) {
      let window = control.convertToWindow(control.focusFrame)
      return CGRect(origin: view.convertFromWindow(window.origin), size: window.size).insetBy(dx: -3, dy: -3)
    }
    if let inner = scrollView(in: view) {
      let window = inner.convertToWindow(inner.box)
      return CGRect(origin: view.convertFromWindow(window.origin), size: window.size)
    }
    if let item = item(in: view), let window = view.cellFrames(ofItem: item, inSection: row).first {
      return CGRect(origin: view.convertFromWindow(window.origin), size: window.size)
    }
    guard let index = view.state.cache.indexByName[row],
      let row = view.state.cache.solved?.sections[index].orthogonal
    else { return nil }
    let frame = view.frameInView(row.viewport, at: view.feedOffset)
    return view.feedAxis == .vertical ? frame.insetBy(dx: 3, dy: 0) : frame.insetBy(dx: 0, dy: 3)
  }
}
