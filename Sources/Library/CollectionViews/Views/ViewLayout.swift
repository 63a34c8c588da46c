extension View {
  /// Requests `layoutSubviews()` before the next frame.
  public func setNeedsLayout() {
    viewState.needsLayout = true
    superview?.needLayoutInside()
  }

  /// True when this view or a descendant may need layout.
  var needsLayoutThroughout: Bool { viewState.needsLayout || viewState.needsLayoutInside }

  /// Marks this view and its ancestors as containing a view that needs layout.
  func needLayoutInside() {
    var view: View? = self
    while let next = view, !next.viewState.needsLayoutInside {
      next.viewState.needsLayoutInside = true
      view = next.superview
    }
  }

  /// Lays out this view and all descendants that need it.
  public func layoutIfNeeded() {
    if viewState.needsLayout {
      viewState.needsLayout = false
      let attachments = viewState.attachments
      attachments.layOut(self)
    }
    guard viewState.needsLayoutInside else { return }
    viewState.needsLayoutInside = false
    for view in subviews { view.layoutIfNeeded() }
  }
}
