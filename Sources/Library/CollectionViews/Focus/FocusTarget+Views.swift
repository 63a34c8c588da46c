import CompositionalLayout
import Foundation
import LayoutGeometry
import ScreenInterface

extension FocusTarget {
  /// Returns the focused element's views on screen, the one nearest to the middle first: a loop may show two.
  @MainActor func views(in view: CollectionView) -> [CollectionReusableView] {
    guard let key = attributes(in: view)?.element else { return [] }
    let middle = CGPoint(x: view.box.midX, y: view.box.midY)
    func distance(_ element: VisibleElement) -> CGFloat {
      let center = element.view.center
      return abs(center.x - middle.x) + abs(center.y - middle.y)
    }
    return view.elements(of: key).sorted { distance($0) < distance($1) }.map(\.view)
  }

  /// Returns the focused control; `nil` when none has the focus, or it is not on screen.
  @MainActor func control(in view: CollectionView) -> Control? {
    guard let control else { return nil }
    return views(in: view).lazy.compactMap { $0.focusableControl(control) }.first
  }

  /// Returns the focused scroll view; `nil` when none has the focus, or it is not on screen.
  @MainActor func scrollView(in view: CollectionView) -> ScrollView? {
    guard let scrollView else { return nil }
    return views(in: view).lazy.flatMap(\.focusableViews).compactMap { $0 as? ScrollView }.first {
      $0.elementID == scrollView
    }
  }

  /// Returns the rectangle of the focus ring in the view's coordinates; `nil` when there is none.
  @MainActor func frame(in view: CollectionView) -> CGRect? {
    func frame(of rect: CGRect, in inner: View) -> CGRect {
      let window = inner.convertToWindow(rect)
      return CGRect(origin: view.convertFromWindow(window.origin), size: window.size)
    }
    switch (part, host) {
    case (.control, _):
      return control(in: view).map { frame(of: $0.focusRing, in: $0) }
    case (.scrollView, _): return scrollView(in: view).map { frame(of: $0.box, in: $0) }
    case (.whole, .row):
      guard let index = sectionIndex(in: view),
        let row = view.state.cache.solved?.sections[index].orthogonal
      else { return nil }
      let frame = view.frameInView(row.viewport, at: view.feedOffset)
      return view.feedAxis == .vertical ? frame.insetBy(dx: 3, dy: 0) : frame.insetBy(dx: 0, dy: 3)
    case (.whole, _): return views(in: view).first.map { frame(of: $0.box, in: $0) }
    }
  }
}

extension Control {
  /// The rectangle of the ring around the control, in its own coordinates.
  var focusRing: CGRect { focusFrame.insetBy(dx: -3, dy: -3) }
}

extension View {
  /// The visible controls and scroll views inside that can take the keyboard focus, from back to front.
  ///
  /// A collection view counts as one of them; its contents are not included.
  package var focusableViews: [View] {
    subviews.flatMap { view -> [View] in
      if view.isHidden || view.alpha <= 0.01 || !view.isUserInteractionEnabled { return [] }
      switch view.role {
      case .control(let control): return control.canBecomeFocused ? [control] : []
      case .scrollView(let scrollView):
        let own: [View] = scrollView.takesFocus ? [scrollView] : []
        return scrollView is CollectionView ? own : own + scrollView.focusableViews
      default: return view.focusableViews
      }
    }
  }

  /// Returns the control inside with this id, if it can take the keyboard focus.
  func focusableControl(_ id: ElementID) -> Control? {
    focusableViews.lazy.compactMap { $0 as? Control }.first { $0.elementID == id }
  }
}
