public import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
import ScrollPhysics

extension CollectionView {
  /// Scrolls an item to `position`, on both axes as UIKit does.
  ///
  /// The item's row scrolls to the item, and the feed to the row.
  ///
  /// UIKit counterpart: `scrollToItem(at:at:animated:)`. On an axis that `position` does not contain the item becomes
  /// visible by the least movement, so a row's item also pulls the feed when its row is not wholly visible;
  /// `scroll(to:at:axes:animated:)` can leave an axis out.
  @discardableResult
  public func scrollToItem(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) -> ScrollTask {
    scroll(to: indexPath, at: position, axes: [.horizontal, .vertical], animated: animated)
  }

  /// Scrolls to an item on the given axes only; the other axis does not move.
  ///
  /// An item that the data source does not have is a programming error that ends the program. Where nothing can move
  /// the item on any of the axes, as sideways in a section that is no row in the present width, or in a view without a
  /// size, the result is `rejected`.
  ///
  /// UIKit has no counterpart: its `scrollToItem(at:at:animated:)` always moves both axes.
  @discardableResult
  public func scroll(
    to indexPath: IndexPath, at position: ScrollPosition = [], axes: Axes, animated: Bool = true
  ) -> ScrollTask {
    // The check comes before pending changes are applied: they may change the data, which is no error of the caller.
    if let mistake = mistake(inItemAt: indexPath) { preconditionFailure(mistake) }
    let requests = requests(to: indexPath, at: position, axes: axes, animated: animated)
    return requests.isEmpty ? ScrollTask(rejectedBy: self) : ScrollTask(requests, in: self)
  }

  private func requests(
    to indexPath: IndexPath, at position: ScrollPosition, axes: Axes, animated: Bool
  ) -> [ScrollRequest] {
    guard let frame = frame(ofItemAt: indexPath) else { return [] }
    let section = indexPath.section
    let position = isMirrored ? position.mirrored : position
    let identity = itemIdentity(ofItem: indexPath.item, inSection: section)
    return Axis.allCases.compactMap { axis in
      guard axes.contains(Axes(axis)), let window = window(on: axis, inSection: section),
        let scroller = scroller(on: axis, inSection: section), let identity
      else { return nil }
      let target = position.offset(for: frame, on: axis, in: window)
      var request = ScrollRequest(scroller, to: .offset(target), animation: animated ? .eased : .none)
      request.element = ElementTarget(element: .item(identity, index: indexPath.item), position: position)
      return request
    }
  }

  private func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    prepareForRequest()
    return state.cache.solved?.frame(ofItem: indexPath.item, inSection: indexPath.section)
  }

  private func scroller(on axis: Axis, inSection section: Int) -> Scroller? {
    axis == feedAxis ? .axis(axis) : row(ofSection: section).map { .row($0.name) }
  }

  func window(on axis: Axis, inSection section: Int) -> ScrollWindow? {
    guard axis != feedAxis else { return window(on: axis) }
    guard let solved = state.cache.solved, let geometry = solved.sections[section].orthogonal else {
      return nil
    }
    ensureRow(ofSection: section)
    return row(ofSection: section).map { row in
      var window = ScrollWindow(
        offset: row.contentOffset, length: geometry.viewportLength,
        range: row.extent == .looped ? nil : geometry.offsetRange)
      if geometry.behavior == .groupPagingCentered {
        // As in UIKit, the space that centres the first and the last group counts as an inset of the content.
        window.startInset = -geometry.offsetRange.lowerBound
        window.endInset = geometry.offsetRange.upperBound + window.length - geometry.contentLength
      }
      return window
    }
  }
}
