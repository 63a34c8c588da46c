import LayoutGeometry

extension CollectionView {
  /// The view behind the elements, which fills the collection view and does not scroll; default none.
  package var viewBehindContent: View? {
    get { state.backgroundView }
    set {
      guard state.backgroundView !== newValue else { return }
      state.backgroundView?.removeFromSuperview()
      state.backgroundView = newValue
      if let newValue {
        newValue.elementName = "background"
        addOwnSubview(newValue)
      }
      setNeedsLayout()
    }
  }

  /// Lets the view behind the elements fill the collection view.
  func placeBackground() {
    if let view = state.backgroundView, view.placedFrame != box { view.frame = box }
  }
}
