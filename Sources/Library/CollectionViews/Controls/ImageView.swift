public import Foundation
import LayoutGeometry
import SceneReadings
public import ScreenInterface
import UIKitBase

/// A view that shows a picture over a painted placeholder, filling its bounds.
///
/// UIKit counterpart: `UIImageView` with `scaleAspectFill`. A picture that arrives after its first frame fades in; if
/// it cannot be read, the placeholder shows the reason. An animation does not play where motion is reduced.
@preconcurrency @MainActor
open class ImageView: View {
  private struct State {
    var picture: PictureReference?
    /// The colour that was set; `nil` for the default one.
    var placeholder: DynamicColor?
    var cornerRadius: CGFloat = 0
    var flipsForRightToLeft = false
    var pictureFit: PictureFit?
    /// What is done to each picture that is set; `nil` for nothing.
    var adjustment: ((PictureReference) -> PictureReference)?
    var ownSizePlace: CGPoint?
    var otherPicture: PictureReference?
    var showsOther = false
    /// The size of the picture of a path, once it was read.
    var known: (path: String, size: CGSize?)?
    var reasonColor = DynamicColor(light: 0x5F5A50, dark: 0xA9A294)
  }

  /// The time in which a picture that arrives late fades in, in seconds.
  package static let fadeDuration: TimeInterval = 0.15

  private var state = State()

  /// The picture; default none.
  ///
  /// UIKit counterpart: `image`.
  open var image: PictureReference? {
    get { state.picture }
    set {
      let newValue = newValue.map { state.adjustment?($0) ?? $0 }
      guard state.picture != newValue else { return }
      state.picture = newValue
      context?.note(.picture, of: elementID.path)
      contentSizeDidChange()
    }
  }

  /// The colour shown until the picture has arrived, or when it cannot be read.
  public var placeholder: DynamicColor {
    get { state.placeholder ?? (context?.looksLikeUIKit == true ? .clear : Self.paper) }
    set { state.placeholder = newValue }
  }

  private static let paper = DynamicColor(light: 0xDDD4C2, dark: 0x34363D)

  /// The radius of the picture's corners, in points; default 0.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { state.cornerRadius = newValue }
  }

  /// The radius with which the picture itself is painted: none where only some of its corners are round.
  private var ownRadius: CGFloat { decoration.roundedCorners == .all ? state.cornerRadius : 0 }

  /// True when the picture is mirrored in right-to-left languages; default false.
  ///
  /// UIKit counterpart: `UIImage.imageFlippedForRightToLeftLayoutDirection()`.
  public var flipsForRightToLeftLayoutDirection: Bool {
    get { state.flipsForRightToLeft }
    set { state.flipsForRightToLeft = newValue }
  }

  /// The scaling of the picture to the view, in place of the picture's own; default none, where UIKit's names are used stretched.
  package var pictureFit: PictureFit? {
    get { state.pictureFit }
    set { state.pictureFit = newValue }
  }

  /// What is done to each picture that is set, such as a size of symbols; default `nil`, nothing.
  package var pictureAdjustment: ((PictureReference) -> PictureReference)? {
    get { state.adjustment }
    set { state.adjustment = newValue }
  }

  /// The place of a picture that is painted in its own size, as fractions of the free space; default none.
  package var ownSizePlace: CGPoint? {
    get { state.ownSizePlace }
    set { state.ownSizePlace = newValue }
  }

  /// The picture that shows while the view is highlighted; default none.
  package var otherPicture: PictureReference? {
    get { state.otherPicture }
    set { state.otherPicture = newValue }
  }

  /// True while the view shows its other picture; default false.
  package var showsOtherPicture: Bool {
    get { state.showsOther }
    set { state.showsOther = newValue }
  }

  private var shownPicture: PictureReference? {
    state.showsOther ? state.otherPicture ?? state.picture : state.picture
  }

  /// The size of a picture in points; `nil` where it is not known.
  private func size(of picture: PictureReference) -> CGSize? {
    if let extent = SymbolPicture.extent(inPath: picture.path) {
      return CGSize(width: extent, height: extent)
    }
    if state.known?.path != picture.path {
      state.known = (picture.path, PictureFileSize.points(atPath: picture.path))
    }
    return state.known?.size
  }

  /// The size of the picture in points, as far as it is known.
  open override var intrinsicContentSize: CGSize {
    state.picture.flatMap { size(of: $0) } ?? super.intrinsicContentSize
  }

  /// Returns the size of the picture in points, as far as it is known, else the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    state.picture.flatMap { self.size(of: $0) } ?? super.sizeThatFits(size)
  }

  /// Returns the rectangle in which a picture is painted.
  private func frame(of picture: PictureReference) -> CGRect {
    guard let place = state.ownSizePlace, let size = size(of: picture) else { return bounds }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * place.x,
      y: bounds.minY + (bounds.height - size.height) * place.y, width: size.width, height: size.height)
  }

  /// Returns the picture as it shows now, with its frame; `nil` without one.
  private func shownPicture(in context: ViewContext) -> (picture: PictureReference, frame: CGRect)? {
    guard var picture = shownPicture, !picture.path.isEmpty else { return nil }
    let frame = frame(of: picture)
    if SymbolPicture.name(inPath: picture.path) == nil {
      if let fit = state.pictureFit ?? (context.looksLikeUIKit ? .stretched : nil) { picture.fit = fit }
    } else {
      picture.path = SymbolPicture.path(
        picture.path, tint: inheritedTint.resolved(with: context.traits),
        isDark: context.traits.userInterfaceStyle == .dark)
    }
    if state.flipsForRightToLeft, context.traits.isRightToLeft { picture = picture.flipped }
    return (picture, frame)
  }

  /// The request of the picture as it shows now; `nil` without one.
  package var pictureRequest: PictureRequest? {
    context.flatMap { shownPicture(in: $0) }.map {
      PictureRequest(picture: $0.picture, size: $0.frame.size, cornerRadius: ownRadius)
    }
  }

  override var paintsOwnBorder: Bool { true }

  override var paintsOwnShape: Bool {
    context?.looksLikeUIKit == true
      && state.picture.map { SymbolPicture.name(inPath: $0.path) != nil } == true
  }

  /// Paints the border above the picture, and the subviews above both.
  package override func displaySubviews(with pen: inout DrawingContext) {
    drawBorder(with: &pen)
    super.displaySubviews(with: &pen)
  }

  /// Paints the placeholder, the picture, or the reason that it cannot be read.
  open override func draw(with pen: inout DrawingContext) {
    guard let context else { return }
    if ownRadius != state.cornerRadius {
      pen.cut(bounds, cornerRadius: state.cornerRadius, corners: decoration.roundedCorners)
    }
    guard case (var picture, let frame)? = shownPicture(in: context) else {
      return paintPlaceholder(with: &pen)
    }
    // A size on the way is not requested: a picture is not decoded for every frame of an animation.
    let size = state.ownSizePlace == nil ? restingSize ?? frame.size : frame.size
    let request = PictureRequest(picture: picture, size: size, cornerRadius: ownRadius)
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
        .picture(picture, cornerRadius: ownRadius), in: frame, element: elementID,
        opacity: fraction)
    }
  }

  private func paintPlaceholder(with pen: inout DrawingContext) {
    guard let traits = context?.traits, placeholder != .clear else { return }
    pen.paint(
      .fill(placeholder.resolved(with: traits), cornerRadius: ownRadius), in: bounds,
      element: elementID)
  }

  /// The width from which a reason is written out; a smaller view shows a question mark in a frame.
  private static let leastWidthOfReason: CGFloat = 64

  private func paint(_ reason: String, with pen: inout DrawingContext) {
    guard let context else { return }
    let color = state.reasonColor.resolved(with: context.traits)
    let isSmall = bounds.width < Self.leastWidthOfReason
    if isSmall {
      pen.paint(
        .stroke(color, width: 1, cornerRadius: min(4, bounds.width / 4)), in: bounds, element: elementID)
    }
    let layout = context.text.layout(
      isSmall ? "?" : reason, style: TextStyle(size: 12), width: isSmall ? bounds.width : bounds.width - 16,
      maximumLines: 3)
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
