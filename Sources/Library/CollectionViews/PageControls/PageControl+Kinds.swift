public import ScreenInterface

extension PageControl {
  /// The kind of page change that the user is making.
  ///
  /// UIKit counterpart: `UIPageControl.InteractionState`.
  public nonisolated enum InteractionState: String, Sendable, Hashable, CaseIterable {
    /// The user is not changing the page.
    case none
    /// The user clicks.
    case discrete
    /// The user scrubs: presses and slides along the dots.
    case continuous
  }

  /// The option of when a platter is drawn behind the dots.
  ///
  /// UIKit counterpart: `UIPageControl.BackgroundStyle`.
  public nonisolated enum BackgroundStyle: String, Sendable, Hashable, CaseIterable {
    /// A platter while the user scrubs.
    case automatic
    /// A platter at all times.
    case prominent
    /// No platter.
    case minimal
  }

  /// The direction in which the pages' dots are arranged.
  ///
  /// UIKit counterpart: `UIPageControl.Direction`.
  public nonisolated enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The reading direction of the language.
    case natural
    /// From left to right, whatever the reading direction.
    case leftToRight
    /// From right to left, whatever the reading direction.
    case rightToLeft
    /// Downwards.
    case topToBottom
    /// Upwards.
    case bottomToTop
  }

  /// An image that represents a page instead of a dot.
  ///
  /// UIKit counterpart: the `UIImage` of an indicator. A symbol takes the control's colours, as a template image does;
  /// a picture keeps its own, and is more transparent for pages other than the current one.
  public nonisolated enum IndicatorImage: Sendable, Hashable {
    /// A symbol that the program draws itself.
    case symbol(DrawCommand.Symbol)
    /// A picture file.
    case picture(PictureReference)
  }
}
