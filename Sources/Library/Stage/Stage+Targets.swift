import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface
import ScrollPhysics

extension Stage {
  /// Returns the frame of a row in the window, in points; `nil` when it is not on screen.
  public func frame(ofRow id: String) -> CGRect? {
    for case let view as CollectionView in context.scrollViews {
      guard let section = view.scroller(named: id)?.row, let frame = view.frame(ofRow: section) else {
        continue
      }
      return onScreen(view.convertToWindow(frame))
    }
    return nil
  }

  /// Scrolls a scroller to a content offset at once, by its name in files.
  ///
  /// The state of a row that was never on screen is created first. The offset refers to content of which all sizes are
  /// known: the sizes before it are measured first. It returns `false` when there is no such scroller.
  @discardableResult
  package func place(scroller name: String, at offset: CGFloat, animated: Bool = false) -> Bool {
    for view in context.scrollViews {
      guard let scroller = view.scroller(named: name) else { continue }
      (view as? CollectionView)?.measureContent(upTo: offset, on: scroller)
      _ = view.perform(ScrollRequest(scroller, to: .offset(offset), animation: animated ? .eased : .none))
      return true
    }
    return false
  }

  /// The ids of the sections that scroll across the feed, in their order.
  package var rowIdentifiers: [String] {
    feed?.rowIdentifiers ?? []
  }

  /// The ids of all sections of the feed, in their order.
  package var sectionIdentifiers: [String] { feed?.sectionNames ?? [] }

  /// Returns the number of cards in a section, as of the last layout; `nil` when no section has this id.
  package func cardCount(ofRow id: String) -> Int? { feed?.itemCount(inSection: id) }

  /// Returns the frame of an item's card in the window, in points; `nil` when it is not on screen.
  ///
  /// Items are counted from 0 in their row.
  public func frame(ofItem index: Int, inRow id: String) -> CGRect? {
    guard let feed = feed, let section = feed.sectionNames.firstIndex(of: id),
      let item = feed.itemName(at: IndexPath(item: index, section: section))
    else { return nil }
    return feed.windowFrame(ofItem: item, inSection: id).flatMap(onScreen)
  }

  /// Returns the coverage of one of the feed's rows by cards in the last frame; `nil` unless more than `height` points
  /// of the row are on screen.
  package func coverage(ofRow id: String, showing height: CGFloat = 0) -> RowCoverage? {
    guard let feed = feed, let frame = feed.frame(ofRow: id),
      let shown = onScreen(feed.convertToWindow(frame)), shown.height > height
    else { return nil }
    return feed.coverage(ofRow: id)
  }

  /// Returns the frame of a row's dot in the window, in points; `nil` when it is not shown.
  ///
  /// Dots are counted from 0.
  public func frame(ofDot page: Int, inRow id: String) -> CGRect? {
    for view in feed?.hitTestOrder ?? [] where view.elementID.path.hasPrefix(id + "/") {
      if let control = pageControl(in: view), let dot = control.frame(ofDot: page) {
        return onScreen(control.convertToWindow(dot))
      }
    }
    return nil
  }

  /// Returns the frame that an element painted in the last frame, in points; `nil` when it painted nothing.
  ///
  /// Only the part inside the window counts.
  public func frame(ofElement path: String) -> CGRect? {
    let frames = displayList.commands.map { $0.frame(of: path) }.filter { !$0.isNull && !$0.isEmpty }
    guard let first = frames.first else { return nil }
    return onScreen(frames.dropFirst().reduce(first) { $0.union($1) })
  }

  /// Returns `true` when there is a view of this name, on screen or not.
  package func hasView(_ element: ElementID) -> Bool { content.root.descendant(element) != nil }

  private func pageControl(in view: View) -> PageControl? {
    if let control = view as? PageControl { return control }
    return view.subviews.lazy.compactMap { self.pageControl(in: $0) }.first
  }

  private func onScreen(_ frame: CGRect) -> CGRect? {
    let shown = frame.intersection(CGRect(origin: .zero, size: size))
    return shown.isNull || shown.isEmpty ? nil : shown
  }
}
