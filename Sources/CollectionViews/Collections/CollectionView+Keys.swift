import CompositionalLayout
import Foundation
public import LayoutGeometry
import SceneReadings
public import ScreenInterface
import ScrollPhysics

extension CollectionView {
  /// Scrolls or moves the focus by a key; returns false when the key has no meaning here.
  func scrollOrFocus(byKey key: KeyEvent) -> Bool {
    guard key.isDown, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if focusedControlHandles(key) { return true }
    if let arrow = key.key.arrowAxis {
      let step = key.key.isArrowForward == (arrow == .vertical || !isMirrored) ? 1 : -1
      if arrow != feedAxis { return stepRow(by: step) }
      moveFeed(by: CGFloat(step) * scrolling.gestures.keyLine, orPages: step)
      return true
    }
    switch key.key.name {
    case "pageUp": moveFeed(by: -pageLength, orPages: -1)
    case "pageDown": moveFeed(by: pageLength, orPages: 1)
    case "space":
      let sign = key.modifiers.contains(.shift) ? -1 : 1
      moveFeed(by: CGFloat(sign) * pageLength, orPages: sign)
    case "home": requestFeed(to: .offset(offsetRange(on: feedAxis).lowerBound))
    case "end": requestFeed(to: .offset(offsetRange(on: feedAxis).upperBound))
    case "tab": moveFocus(backwards: key.modifiers.contains(.shift))
    case "enter": return activateFocusedControl()
    default: return false
    }
    return true
  }

  private var pageLength: CGFloat { shownLength - min(shownLength / 10, 40) }

  private func moveFeed(by distance: CGFloat, orPages pages: Int) {
    guard state.paging == .none else { return requestFeed(to: .step(pages)) }
    let feed = feedMotion
    let start = feed.requestID == nil ? feed.offset : feed.targetOffset ?? feed.offset
    let range = offsetRange(on: feedAxis)
    requestFeed(to: .offset(min(max(start + distance, range.lowerBound), range.upperBound)))
  }

  private func requestFeed(to target: MotionRequest.Target) {
    perform(ScrollRequest(.axis(feedAxis), to: target, cause: .key))
  }

  private func stepRow(by step: Int) -> Bool {
    guard let id = keyboardRow, let row = scrollers.rows[id] else { return false }
    if row.motion.stop != nil {
      perform(ScrollRequest(.row(id), to: .step(step), cause: .key))
      return true
    }
    guard let geometry = state.cache.solved?.sections[row.section].orthogonal else { return false }
    let start = row.motion.requestID == nil ? row.motion.offset : row.motion.targetOffset ?? row.motion.offset
    let range = geometry.offsetRange
    let wanted = start + CGFloat(step) * geometry.viewportLength * 0.8
    perform(
      ScrollRequest(
        .row(id), to: .offset(min(max(wanted, range.lowerBound), range.upperBound)), cause: .key))
    return true
  }

  /// The row that keys act on: the focused one, else the one under the pointer, else the most visible one.
  private var keyboardRow: String? {
    if let row = scrolling.focus?.row ?? scrolling.hover.row { return row }
    return visibleRows.max { $0.fraction < $1.fraction }?.id
  }

  private var visibleRows: [(id: String, fraction: CGFloat)] {
    guard let solved = state.cache.solved else { return [] }
    return shownSections.compactMap { index in
      guard let row = solved.sections[index].orthogonal else { return nil }
      return (state.cache.sectionIDs[index], visibleFraction(of: row))
    }
  }
}

extension Key {
  /// The axis that an arrow key points along; `nil` for any other key.
  public var arrowAxis: Axis? {
    switch name {
    case "left", "right": .horizontal
    case "up", "down": .vertical
    default: nil
    }
  }

  /// True for the right and down arrows, which point towards larger coordinates.
  var isArrowForward: Bool { name == "right" || name == "down" }
}
