import SceneReadings

extension ScrollView {
  /// Stops the content and ends a press, and returns the events until then.
  func comeToRest() -> [SceneEvent] {
    scrolling.abandon()
    setNeedsLayout()
    return drainEvents()
  }

  /// Stops the content, resets the view for another element, and returns its former state and last events.
  func leaveTree() -> (place: ScrollViewSnapshot, events: [SceneEvent]) {
    willLeaveTree()
    scrolling.abandon()
    let events = drainEvents()
    let place = snapshot()
    beginAnew()
    return (place, events)
  }

  /// Restores the scroll state that was kept for the view's element.
  ///
  /// The delegate is called, since it knows only the content that this view showed before.
  func takeUp(_ kept: ScrollViewSnapshot) {
    let reported = scrolling.notifier.offset
    restore(kept)
    scrolling.notifier.offset = reported
  }

  /// Continues from an earlier scroll state, which may have been laid out for another size.
  func goOn(from place: ScrollViewState) {
    cancelWaitingRequests()
    scrolling = place
    settingsDidChange()
  }
}
