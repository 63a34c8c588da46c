import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// Asks for a layout pass in every frame until `time`, for supplementary views whose size changes with it.
  ///
  /// UIKit counterpart: `invalidateLayout()` inside an animation block.
  public func invalidateLayout(until time: TimeInterval) {
    scrolling.invalidUntil = max(scrolling.invalidUntil, time)
    setNeedsLayout()
  }

  func hoverIndicator(at point: CGPoint) {
    let isOver = indicator.point(inside: indicator.convertFromSuperview(point))
    guard indicator.isHovered != isOver else { return }
    indicator.isHovered = isOver
    setNeedsLayout()
  }

  /// The item under a press at `point`; `nil` where there is none.
  ///
  /// Changed data that wait are shown first, so that the press finds the present items.
  func pressedItem(at point: CGPoint) -> PressedItem? {
    prepareForRequest()
    guard let element = state.elements.inPaintOrder.last(where: { $0.view.hitTest(point) != nil }),
      let identity = element.identity
    else { return nil }
    return PressedItem(identity: identity, copy: element.key.item)
  }

  func select(_ item: ItemIdentity) {
    guard let element = state.elements.inPaintOrder.first(where: { $0.identity == item }) else { return }
    scrolling.events.append(
      SceneEvent(
        .tapped(element.view.elementID), of: ScrollerID(.row(item.section)), at: scrolling.time))
    let path = element.indexPath
    guard isSelectable(at: path) else { return }
    if turnsOver(at: path) {
      let time = scrolling.time
      scrolling.interactions[item, default: ItemInteraction()].turnOver(at: time)
    }
    tellSelection(at: path)
  }
}
