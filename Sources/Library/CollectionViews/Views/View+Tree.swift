import Foundation
import ScreenInterface
import UIKitBase

extension View {
  func inheritElementID(from parent: ElementID) {
    let index = superview?.subviews.firstIndex { $0 === self } ?? 0
    elementID = parent.appending(elementName ?? String(index))
  }

  /// Adds a subview directly, even if a subclass overrides `addSubview(_:)`.
  func addOwnSubview(_ view: View) {
    adopt(view)
    view.inheritElementID(from: elementID)
    if view.elementName == nil { nameApart(view) }
    view.move(to: context)
  }

  /// Gives the last subview another number where a sibling has its own: one before that sibling has been removed.
  private func nameApart(_ view: View) {
    func isTaken(_ id: ElementID) -> Bool { subviews.contains { $0 !== view && $0.elementID == id } }
    var number = subviews.count
    while isTaken(view.elementID) {
      view.elementID = elementID.appending(String(number))
      number += 1
    }
  }

  /// Adds a view that has an element id of its own.
  func attach(_ view: View) {
    adopt(view)
    view.move(to: context)
  }

  /// Adds or moves a subview to a place among the subviews, from the back; by default it is the foremost.
  package func insertOwnSubview(_ view: View, at index: Int) {
    addOwnSubview(view)
    let place = min(max(index, 0), subviews.count - 1)
    subviews.insert(subviews.removeLast(), at: place)
    for view in subviews[place...] { view.inheritElementID(from: elementID) }
  }

  /// Changes the order of the subviews, from the back; a change of which views they are has no effect.
  package func reorder(_ change: ([View]) -> [View]) {
    let changed = change(subviews)
    guard Set(changed.map { ObjectIdentifier($0) }) == Set(subviews.map { ObjectIdentifier($0) }) else {
      return
    }
    subviews = changed
    for view in subviews { view.inheritElementID(from: elementID) }
  }

  private func adopt(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    if !view.attachments.autoresizing.isEmpty { attachments.resizesSubviews = true }
    if view.needsLayoutThroughout { needLayoutInside() }
    (attachments.layoutEngine ?? attachments.contentSizeObserver)?.structureDidChange()
    view.didMoveToSuperview()
  }

  /// Moves the whole tree below this view to `context`; the stage calls it on the root.
  package func move(to context: ViewContext?) { move(to: context, in: context?.window) }

  private func move(to context: ViewContext?, in window: UIWindow?) {
    guard self.context !== context else { return }
    willMove(toWindow: window)
    let former = self.context
    self.context = context
    if context != nil, !attachments.isAwake {
      attachments.isAwake = true
      awakeFromNib()
    }
    didMove(from: former)
    didMoveToWindow()
    attachments.lifeObserver?.viewDidMove(self)
    if context == nil { attachments.lookAnimator?.viewDidLeave() }
    setNeedsLayout()
    for view in subviews { view.move(to: context, in: window) }
  }
}
