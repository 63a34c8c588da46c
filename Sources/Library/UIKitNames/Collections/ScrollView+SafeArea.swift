import CollectionViews
public import Orihon

extension ScrollView {
  /// The way in which the safe area insets the content: `never`, or else `automatic`, the default.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ignoresSafeArea ? .never : .automatic }
    set { ignoresSafeArea = newValue == .never }
  }

  /// The way in which the safe area insets the content.
  ///
  /// UIKit counterpart: `UIScrollView.ContentInsetAdjustmentBehavior`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// On all sides.
    case automatic
    /// Here the same as `automatic`.
    case scrollableAxes
    /// Not at all.
    case never
    /// Here the same as `automatic`.
    case always
  }
}
