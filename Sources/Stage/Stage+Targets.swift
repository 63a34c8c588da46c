import CollectionViews
import CompositionalLayout
public import Foundation
import LayoutGeometry
public import ScreenInterface

extension Stage {
  /// Where a row is in the window, in points; `nil` when it is not on screen.
  public func frame(ofRow id: String) -> CGRect? {
    let feed = content.collectionView
    guard let row = feed.rowReading(of: id) else { return nil }
    return onScreen(feed.convertToWindow(row.frame))
  }

  /// The ids of the sections that scroll across, in their order.
  public var rowIdentifiers: [String] {
    let feed = content.collectionView
    return feed.sectionIdentifiers.indices.filter { feed.solvedLayout?.sections[$0].orthogonal != nil }
      .map { feed.sectionIdentifiers[$0] }
  }

  /// How many cards the section with this id has, as of the last layout; `nil` when there is none.
  public func cardCount(ofRow id: String) -> Int? { content.collectionView.itemCount(inSection: id) }

  /// Where the card of an item of a row is in the window, counted from 0, in points; `nil` when it is not on screen.
  public func frame(ofItem index: Int, inRow id: String) -> CGRect? {
    let feed = content.collectionView
    guard let section = feed.sectionIdentifiers.firstIndex(of: id),
      let item = feed.itemIdentifier(at: IndexPath(item: index, section: section))
    else { return nil }
    return feed.windowFrame(ofItem: item, inSection: id).flatMap(onScreen)
  }

  /// Where a dot of a row is in the window, counted from 0, in points; `nil` when it does not show.
  public func frame(ofDot page: Int, inRow id: String) -> CGRect? {
    for view in content.collectionView.hitTestOrder where view.elementID.path.hasPrefix(id + "/") {
      if let control = pageControl(in: view), let dot = control.frame(ofDot: page) {
        return onScreen(control.convertToWindow(dot))
      }
    }
    return nil
  }

  /// Where an element is in the window by what it painted in the last frame, in points; `nil` when it painted
  /// nothing there.
  public func frame(ofElement path: String) -> CGRect? {
    let frames = displayList.commands.filter {
      $0.element.path == path || $0.element.path.hasPrefix(path + "/")
    }.map { $0.frame.intersection($0.clip) }.filter { !$0.isNull && !$0.isEmpty }
    guard let first = frames.first else { return nil }
    return onScreen(frames.dropFirst().reduce(first) { $0.union($1) })
  }

  /// Whether there is a view of this name, on screen or not.
  public func hasView(_ element: ElementID) -> Bool { content.root.descendant(element) != nil }

  private func pageControl(in view: View) -> PageControl? {
    if let control = view as? PageControl { return control }
    return view.subviews.lazy.compactMap { self.pageControl(in: $0) }.first
  }

  private func onScreen(_ frame: CGRect) -> CGRect? {
    let shown = frame.intersection(CGRect(origin: .zero, size: size))
    return shown.isNull || shown.isEmpty ? nil : shown
  }
}
