public import CollectionViews
public import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

/// A ring of eight dots that turns while something is done.
///
/// UIKit counterpart: `UIActivityIndicatorView`, whose ring is of spokes. Where motion is reduced it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: View {
  private static let steps = 8
  private static let turn: TimeInterval = 0.8

  /// The size of a ring.
  ///
  /// UIKit counterpart: `UIActivityIndicatorView.Style`.
  public nonisolated enum Style: Int, Sendable, Hashable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  /// The size of the ring; default medium.
  public var style = Style.medium { didSet { contentSizeDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the ring, never `nil`; default grey.
  public var color: UIColor! = .systemGray
  /// True when a ring that does not turn is hidden; default true.
  public var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// True while the ring turns; default false.
  public private(set) var isAnimating = false

  /// Creates a ring that does not turn, and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(x: frame.minX, y: frame.minY, width: 20, height: 20) : frame)
    isHidden = true
  }

  /// Creates a ring of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Shows the ring and turns it.
  public func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the ring, and hides it where `hidesWhenStopped` is true.
  public func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the ring.
  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  /// Returns the size of the ring.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Paints the dots, the foremost darkest.
  open override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    let step = Self.turn / Double(Self.steps)
    let isTurning = isAnimating && !context.traits.reducesMotion
    let passed = isTurning ? (context.now / step + 1e-6).rounded(.down) : 0
    if isTurning { context.draw(again: (passed + 1) * step) }
    let (extent, color) = (intrinsicContentSize.width, shade(color ?? .systemGray))
    let dot = extent * 0.18
    for index in 0..<Self.steps {
      let angle = CGFloat(index) / CGFloat(Self.steps) * 2 * .pi
      let age =
        (Int(passed.truncatingRemainder(dividingBy: Double(Self.steps))) - index + Self.steps) % Self.steps
      let place = CGPoint(
        x: bounds.midX + sin(angle) * (extent - dot) / 2, y: bounds.midY - cos(angle) * (extent - dot) / 2)
      pen.paint(
        .fill(color, cornerRadius: dot / 2),
        in: CGRect(x: place.x - dot / 2, y: place.y - dot / 2, width: dot, height: dot), element: elementID,
        opacity: max(0.2, 1 - CGFloat(age) * 0.12))
    }
  }
}
