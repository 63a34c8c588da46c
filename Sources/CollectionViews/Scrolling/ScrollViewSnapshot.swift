/// A scroll view at one moment: everything that scrolls, and of a collection view the sizes that were measured.
package struct ScrollViewSnapshot: Sendable {
  var scrolling: ScrollViewState
  var measurements: LayoutCache.Measurements?
}
