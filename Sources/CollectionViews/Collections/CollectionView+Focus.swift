import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// Moves the keyboard focus to the next or previous row on screen, or control in a row.
  ///
  /// A request scrolls a row that is only partly on screen into view.
  func moveFocus(backwards: Bool) {
    let targets = focusTargets
    guard !targets.isEmpty else { return }
    let present = scrolling.focus.flatMap { targets.firstIndex(of: $0) }
    let next =
      switch (present, backwards) {
      case (let index?, false): index + 1 < targets.count ? targets[index + 1] : nextRow(after: targets)
      case (let index?, true): index > 0 ? targets[index - 1] : previousRow(before: targets)
      case (nil, false): targets.first
      case (nil, true): targets.last
      }
    guard let next else { return }
    scrolling.focus = next
    bringIntoView(next)
    setNeedsLayout()
  }

  /// Presses the focused control; returns false when no control has the focus.
  func activateFocusedControl() -> Bool {
    guard let control = focusedControlView else { return false }
    control.sendActions(for: .touchUpInside)
    return true
  }

  /// Paints a ring around the row, control or scroll view that has the keyboard focus.
  func paintFocusRing(with pen: inout DisplayPen) {
    guard let focus = scrolling.focus, let context, let frame = frame(of: focus) else { return }
    pen.paint(
      .stroke(state.focusColor.resolved(with: context.traits), width: 2, cornerRadius: 6),
      in: frame, element: elementID.appending("focus"))
  }

  private var focusTargets: [FocusTarget] {
    guard let solved = state.cache.solved else { return [] }
    return shownSections.flatMap { index -> [FocusTarget] in
      let row = state.cache.sectionIDs[index]
      let elements = state.elements.inPaintOrder.filter { $0.key.section == index }
      let inner = elements.filter { $0.key.category == .cell }.flatMap { $0.view.focusableScrollViews }
        .map { FocusTarget(row: row, scrollView: $0.elementID) }
      guard solved.sections[index].orthogonal != nil else { return inner }
      let controls = elements.filter { $0.key.category == .supplementary }
        .flatMap { $0.view.focusableControls }
      return [FocusTarget(row: row)] + inner
        + controls.map { FocusTarget(row: row, control: $0.elementID) }
    }
  }

  private func nextRow(after targets: [FocusTarget]) -> FocusTarget? {
    guard let last = targets.last, let index = state.cache.indexByID[last.row] else { return nil }
    return rowTarget(in: (index + 1)..<max(index + 1, state.cache.sectionIDs.count))
  }

  private func previousRow(before targets: [FocusTarget]) -> FocusTarget? {
    guard let first = targets.first, let index = state.cache.indexByID[first.row] else { return nil }
    return rowTarget(in: (0..<index).reversed())
  }

  private func rowTarget(in indices: some Sequence<Int>) -> FocusTarget? {
    indices.first { state.cache.solved?.sections[$0].orthogonal != nil }
      .map { FocusTarget(row: state.cache.sectionIDs[$0]) }
  }

  private func bringIntoView(_ focus: FocusTarget) {
    if focus.scrollView != nil {
      guard let shown = self.frame(of: focus), !box.contains(shown) else { return }
      let drawnOffset = feedOffset.alignedToPixels(scale: displayScale)
      return bringIntoView(frameInContent(shown, at: drawnOffset))
    }
    guard let index = state.cache.indexByID[focus.row], let section = state.cache.solved?.sections[index],
      let row = section.orthogonal, visibleFraction(of: row) < 1
    else { return }
    bringIntoView(section.frame)
  }

  private func bringIntoView(_ frame: CGRect) {
    if let page = page(showing: frame) {
      return _ = perform(ScrollRequest(.axis(feedAxis), to: .stop(page, .shortest), cause: .key))
    }
    let target = ScrollPosition([]).offset(for: frame, on: feedAxis, in: window(on: feedAxis))
    perform(ScrollRequest(.axis(feedAxis), to: .offset(target), cause: .key))
  }

  /// The page of a paged feed that shows most of `frame`; `nil` without pages.
  ///
  /// Of pages that show equally much of it, it is the one nearest to the present page.
  private func page(showing frame: CGRect) -> Int? {
    guard let stops = feedMotion.geometry.stops, let present = feedMotion.stop else {
      return nil
    }
    return (0..<stops.count).max { left, right in
      let (leftShown, rightShown) = (
        shown(frame, at: stops.offset(at: left)), shown(frame, at: stops.offset(at: right))
      )
      if leftShown != rightShown { return leftShown < rightShown }
      return abs(left - present) > abs(right - present)
    }
  }

  private func shown(_ frame: CGRect, at offset: CGFloat) -> CGFloat {
    max(0, min(frame.max(feedAxis), offset + shownLength) - max(frame.min(feedAxis), offset))
  }

  private func frame(of focus: FocusTarget) -> CGRect? {
    if let id = focus.control, let control = control(id) {
      let window = control.convertToWindow(control.focusFrame)
      let origin = convertFromWindow(window.origin)
      return CGRect(origin: origin, size: window.size).insetBy(dx: -3, dy: -3)
    }
    if let view = scrollView(of: focus) {
      let window = view.convertToWindow(view.box)
      return CGRect(origin: convertFromWindow(window.origin), size: window.size)
    }
    guard let index = state.cache.indexByID[focus.row],
      let row = state.cache.solved?.sections[index].orthogonal
    else { return nil }
    let frame = frameInView(row.viewport, at: feedOffset)
    return feedAxis == .vertical ? frame.insetBy(dx: 3, dy: 0) : frame.insetBy(dx: 0, dy: 3)
  }

  func scrollView(of focus: FocusTarget) -> ScrollView? {
    guard let id = focus.scrollView else { return nil }
    return state.elements.inPaintOrder.lazy.flatMap { $0.view.focusableScrollViews }.first {
      $0.elementID == id
    }
  }

  func control(_ id: ElementID) -> Control? {
    state.elements.inPaintOrder.lazy.flatMap { $0.view.focusableControls }.first { $0.elementID == id }
  }
}

extension View {
  /// The visible controls inside the view that can take the keyboard focus, in their order.
  var focusableControls: [Control] {
    subviews.flatMap { view -> [Control] in
      if view.isHidden || !view.isUserInteractionEnabled { return [] }
      if let control = view as? Control, control.canBecomeFocused { return [control] }
      return view.focusableControls
    }
  }
}
