public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

/// A bar that shows how much of something is done.
///
/// UIKit counterpart: `UIProgressView`.
@preconcurrency @MainActor
open class UIProgressView: View {
  private static let height: CGFloat = 4
  private var shown = ValueTransition(0, duration: 0.25)
  private var done: Float = 0

  /// The place where a bar is shown.
  ///
  /// UIKit counterpart: `UIProgressView.Style`.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// In a screen.
    case `default`
    /// In a bar: without a track.
    case bar
  }

  /// The place where the bar is shown; default in a screen.
  public var progressViewStyle = Style.default
  /// The colour of what is done; default the tint colour.
  public var progressTintColor: UIColor?
  /// The colour of the track; default grey.
  public var trackTintColor: UIColor?

  /// Creates a bar, 4 points high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
  }

  /// Creates a bar for a place.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The part that is done, 0…1; default 0.
  public var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the part that is done, 0…1.
  public func setProgress(_ progress: Float, animated: Bool) {
    done = min(max(progress, 0), 1)
    shown.go(to: CGFloat(done), animated: animated, in: self)
  }

  /// The height of the bar; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the height of the bar in the width that there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 150, height: Self.height)
  }

  /// Paints the track and the part that is done.
  open override func draw(with pen: inout DrawingContext) {
    let radius = bounds.height / 2
    if progressViewStyle == .default || trackTintColor != nil {
      pen.paint(
        .fill(shade(trackTintColor ?? .systemFill), cornerRadius: radius), in: bounds, element: elementID)
    }
    let width = bounds.width * shown.shown(in: self)
    let left = isReadFromRight ? bounds.maxX - width : bounds.minX
    pen.paint(
      .fill(shade(progressTintColor ?? tintColor ?? .systemBlue), cornerRadius: radius),
      in: CGRect(x: left, y: bounds.minY, width: width, height: bounds.height), element: elementID)
  }
}
