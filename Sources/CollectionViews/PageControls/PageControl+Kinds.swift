public import ScreenInterface

extension PageControl {
  /// How the user is changing the page.
  ///
  /// UIKit counterpart: `UIPageControl.InteractionState`.
  public enum InteractionState: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case none
    /// By a click.
    case discrete
    /// By scrubbing.
    case continuous
  }

  /// Whether a platter lies behind the dots.
  ///
  /// UIKit counterpart: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: String, Sendable, Hashable, CaseIterable {
    /// While the user scrubs.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// From where to where the pages follow each other.
  ///
  /// UIKit counterpart: `UIPageControl.Direction`.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// In the reading direction.
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

  /// What stands for a page instead of a dot.
  ///
  /// UIKit counterpart: the `UIImage` of an indicator. A symbol takes the control's colours, as a template image
  /// does; a picture keeps its own and pales where its page is not the current one.
  public enum IndicatorImage: Sendable, Hashable {
    /// A symbol that the program draws itself.
    case symbol(DrawCommand.Symbol)
    /// A picture file.
    case picture(PictureReference)
  }
}
