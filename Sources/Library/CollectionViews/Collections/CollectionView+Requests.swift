public import CompositionalLayout
public import Foundation
import LayoutGeometry
import SceneReadings
package import ScrollPhysics
import UIKitBase

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
    prepareForRequest()
    guard let frame = frame(ofItem: indexPath.item, inSection: indexPath.section) else { return [] }
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

  /// Returns the frame of an item in the present layout; `nil` when there is no such item.
  func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    let layout = state.layout
    if layout.placesElements,
      let given = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
    {
      return given.frame.bounded
    }
    return state.cache.solved?.frame(ofItem: item, inSection: section)
  }

  private func scroller(on axis: Axis, inSection section: Int) -> Scroller? {
    scrolls(on: axis) ? .axis(axis) : row(ofSection: section).map { .row($0.name) }
  }

  func window(on axis: Axis, inSection section: Int) -> ScrollWindow? {
    guard !scrolls(on: axis) else { return window(on: axis) }
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

/// The resolution of scroll requests whose target is an item or a section.
extension CollectionView {
  /// Scrolls the feed to a section, with its header; nothing happens when there is no such section.
  ///
  /// Top and left mean where the content begins, as reading goes. Without a position the section becomes visible by the
  /// least movement.
  @discardableResult
  package func scroll(
    toSection name: String, at position: ScrollPosition = [], cause: ScrollCause = .api, animated: Bool = true
  ) -> ScrollTask {
    prepareForRequest()
    guard let index = state.cache.indexByName[name] else { return ScrollTask(rejectedBy: self) }
    var request = ScrollRequest(
      .axis(feedAxis), to: .offset(feedOffset), cause: cause, animation: animated ? .eased : .none)
    request.element = ElementTarget(element: .section(state.cache.sectionIDs[index]), position: position)
    return perform(request)
  }

  /// Measures the elements at the target of a request, and resolves what the least movement means.
  func measureAndResolve(_ request: inout ScrollRequest) {
    guard let target = request.element else { return }
    measure(where: target, showsOn: request.scroller)
    guard let frame = frame(of: target.element), let window = window(of: request.scroller) else { return }
    let axis = scrollers.axis(of: request.scroller)
    if let position = target.position.resolved(for: frame, on: axis, in: window) {
      request.element?.position = position
    } else {
      (request.element, request.target) = (nil, .offset(window.offset))
    }
  }

  private func window(of scroller: Scroller) -> ScrollWindow? {
    guard let row = scroller.row else { return window(on: scrollers.axis(of: scroller)) }
    return state.cache.indexByName[row].flatMap { window(on: rowAxis, inSection: $0) }
  }

  /// Returns the content offset at which an element is at its requested position, in the present layout.
  ///
  /// It is `nil` for an element that does not exist, or that the scroller does not move.
  func elementOffset(of target: ElementTarget, on scroller: Scroller) -> CGFloat? {
    switch scroller {
    case .axis(let axis):
      guard scrolls(on: axis) else { return nil }
      if let edge = edgeOffset(of: target, on: axis) { return edge }
      return frame(of: target.element).map {
        var window = window(on: axis)
        let range = window.range
        if target.distance != 0 { window.range = nil }
        let offset = target.position.offset(for: $0, on: axis, in: window) + target.distance
        return range.map { min(max(offset, $0.lowerBound), $0.upperBound) } ?? offset
      }
    case .row(let name):
      guard let window = window(of: .row(name)) else { return nil }
      switch target.element {
      case .start: return window.range?.lowerBound
      case .end: return window.range?.upperBound
      case .page, .section: return nil
      case .item:
        return frame(of: target.element).map { target.position.offset(for: $0, on: rowAxis, in: window) }
      }
    }
  }

  /// Returns the frame of an item or a section in the present layout.
  func frame(of element: ElementTarget.Element) -> CGRect? {
    guard let solved = state.cache.solved else { return nil }
    switch element {
    case .start, .end, .page: return nil
    case .section(let id): return state.cache.indexByID[id].map { solved.sections[$0].frame }
    case .item(let identity, let index):
      guard let section = state.cache.indexByID[identity.section] else { return nil }
      return ItemIndexLookup(in: self).place(of: identity.item, inSection: section, near: index)
        .flatMap { frame(ofItem: $0, inSection: section) }
    }
  }

  /// Records the page or the section that a request for a snap point of the feed targets.
  ///
  /// The number of snap points and their offsets change with the sizes that are measured on the way.
  func notePageTarget(on scroller: Scroller) {
    guard scroller == .axis(feedAxis), scrollers.target(of: scroller) == nil,
      let motion = scrollers.motion(of: scroller), let request = motion.requestID,
      let page = motion.targetStop
    else { return }
    var target = ElementTarget(element: .page(page))
    if state.paging == .sections {
      guard state.cache.sectionIDs.indices.contains(page) else { return }
      target.element = .section(state.cache.sectionIDs[page])
      target.position = feedAxis == .vertical ? .top : .left
    }
    scrollers.go(to: target, with: request, on: scroller)
  }
}
