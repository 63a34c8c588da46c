public import CollectionViews
public import Foundation

extension RefreshControl {
  /// Creates a control that runs an action when a refresh begins.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .valueChanged) }
  }
}
