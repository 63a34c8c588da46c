/// A scroll view's state at one time, with the measured sizes of a collection view.
package struct ScrollViewSnapshot: Sendable {
  var scrolling: ScrollViewState
  var measurements: LayoutCache.Measurements?
}
