public import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface

/// A view that shows a picture over a painted placeholder, filling its bounds.
///
/// UIKit counterpart: `UIImageView` with `scaleAspectFill`. A picture that arrives after its first frame fades in; if
/// it cannot be read, the placeholder shows the reason. An animation does not play where motion is reduced.
@preconcurrency @MainActor
open class ImageView: View {
  private struct State {
    var picture: PictureReference?
    var placeholder = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)
    var cornerRadius: CGFloat = 0
    var flipsForRightToLeft = false
    var reasonColor = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
  }

  /// The time in which a picture that arrives late fades in, in seconds.
  package static let fadeDuration: TimeInterval = 0.15

  private var state = State()

  /// The picture; default none.
  ///
  /// UIKit counterpart: `image`.
  public var image: PictureReference? {
    get { state.picture }
    set {
      guard state.picture != newValue else { return }
      state.picture = newValue
      context?.note(.picture, of: elementID.path)
    }
  }

  /// The colour shown until the picture has arrived, or when it cannot be read.
  public var placeholder: DynamicColor {
    get { state.placeholder }
    set { state.placeholder = newValue }
  }

  /// The radius of the picture's corners, in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  /// True when the picture is mirrored in right-to-left languages; default false.
  ///
  /// UIKit counterpart: `UIImage.imageFlippedForRightToLeftLayoutDirection()`.
  public var flipsForRightToLeftLayoutDirection: Bool {
    get { state.flipsForRightToLeft }
    set { state.flipsForRightToLeft = newValue }
  }

  /// Paints the placeholder, the picture, or the reason that it cannot be read.
  open override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    guard var picture = state.picture else { return paintPlaceholder(with: &pen) }
    if state.flipsForRightToLeft, context.traits.isRightToLeft { picture = picture.flipped }
    let request = PictureRequest(picture: picture, size: bounds.size, cornerRadius: state.cornerRadius)
    switch context.status(of: request) {
    case .awaited: paintPlaceholder(with: &pen)
    case .failed(let reason):
      paintPlaceholder(with: &pen)
      paint(reason, with: &pen)
    case .ready(let since, let isFading):
      // At a time before its arrival, as in a replay that went back, the picture shows without fading.
      let end = since + Self.fadeDuration
      let isArriving = isFading && context.now >= since && context.now < end
      let fraction = isArriving ? min((context.now - since) / Self.fadeDuration, 1) : 1
      if isArriving {
        paintPlaceholder(with: &pen)
        context.animate(until: end)
      }
      if !context.traits.reducesMotion, let timing = context.pictures.timing(of: picture) {
        let (frame, end) = timing.frame(at: context.now)
        picture = picture.showing(frame: frame)
        context.draw(again: end)
      }
      pen.paint(
        .picture(picture, cornerRadius: state.cornerRadius), in: bounds, element: elementID,
        opacity: fraction)
    }
  }

  private func paintPlaceholder(with pen: inout DrawingContext) {
    guard let traits = context?.traits else { return }
    pen.paint(
      .fill(state.placeholder.resolved(with: traits), cornerRadius: state.cornerRadius), in: bounds,
      element: elementID)
  }

  private func paint(_ reason: String, with pen: inout DrawingContext) {
    guard let context else { return }
    let color = state.reasonColor.resolved(with: context.traits)
    let layout = context.text.layout(
      reason, style: TextStyle(size: 12), width: bounds.width - 16, maximumLines: 3)
    var top = (bounds.height - layout.size.height) / 2
    for line in layout.lines {
      pen.paint(
        .text(line, color),
        in: CGRect(
          x: (bounds.width - line.width) / 2, y: top, width: line.width, height: line.style.lineHeight),
        element: elementID)
      top += line.style.lineHeight
    }
  }
}
