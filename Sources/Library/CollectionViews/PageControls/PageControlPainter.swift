import Foundation
import LayoutGeometry
import ScreenInterface

/// The painter of a page control: its platter, its dots and images, or its number.
@MainActor struct PageControlPainter {
  private let control: PageControl
  private let context: ViewContext
  private let state: PageControlState

  /// Creates a painter; `nil` for a control that shows nothing.
  init?(of control: PageControl) {
    guard let context = control.context, !control.state.hidesDots else { return nil }
    self.control = control
    self.context = context
    state = control.state
  }

  func paint(with pen: inout DrawingContext) {
    let traits = context.traits
    paintPlatter(traits, with: &pen)
    paintHover(traits, with: &pen)
    if state.showsNumber { return paintNumber(traits, with: &pen) }
    let orientation = control.orientation
    let colors = (
      rest: state.color.resolved(with: traits), current: state.currentColor.resolved(with: traits)
    )
    for dot in control.state.dots(along: orientation.length).dots {
      paint(dot, orientation, colors, scale: traits.displayScale, with: &pen)
    }
  }

  private func paintPlatter(_ traits: TraitCollection, with pen: inout DrawingContext) {
    switch state.backgroundStyle {
    case .minimal: return
    case .automatic: if control.interactionState != .continuous { return }
    case .prominent: break
    }
    paintGround(state.platterColor.resolved(with: traits), named: "platter", with: &pen)
  }

  /// Shades the background of the dots while the pointer hovers over them and does not scrub, as on a button.
  private func paintHover(_ traits: TraitCollection, with pen: inout DrawingContext) {
    guard control.isHovered, control.isEnabled, control.interactionState != .continuous else { return }
    let shade = state.textColor.resolved(with: traits).withOpacity(Button.hoverShade)
    paintGround(shade, named: "hover", with: &pen)
  }

  private func paintGround(_ color: Color, named name: String, with pen: inout DrawingContext) {
    let reach = state.metrics.platterReach
    let frame = control.contentFrame.insetBy(dx: -reach, dy: -reach)
    pen.paint(
      .fill(color, cornerRadius: min(frame.width, frame.height) / 2),
      in: frame, element: control.elementID.appending(name))
  }

  private func paint(
    _ dot: PageDots.Dot, _ orientation: PageControlOrientation, _ colors: (rest: Color, current: Color),
    scale: CGFloat, with pen: inout DrawingContext
  ) {
    let (rest, current) = colors
    let normalImage = state.images.image(forPage: dot.page)
    let currentImage = state.images.currentImage(forPage: dot.page)
    let selectedness = dot.selectedness
    let mixed = selectedness == 0 ? rest : rest.mixed(with: current, selectedness)
    guard normalImage == nil, currentImage == nil else {
      if normalImage == currentImage {
        paint(normalImage, ImageAppearance(mixed, strength: selectedness), dot, orientation, with: &pen)
      } else {
        let fading = ImageAppearance(rest, strength: 0, opacity: 1 - selectedness)
        paint(normalImage, fading, dot, orientation, with: &pen)
        let coming = ImageAppearance(current, strength: 1, opacity: selectedness)
        paint(currentImage, coming, dot, orientation, with: &pen)
      }
      return
    }
    let frame = orientation.frame(dot.frame)
    let radius = dot.frame.height / 2
    let element = control.element(ofDot: dot.page)
    guard selectedness == 1, let fraction = state.progress?.drawnFraction(scale: scale) else {
      return pen.paint(.fill(mixed, cornerRadius: radius), in: frame, element: element)
    }
    pen.paint(.fill(rest.mixed(with: current, 0.35), cornerRadius: radius), in: frame, element: element)
    let pixel = 1 / scale
    let pixels = (dot.frame.width * fraction / pixel + 1e-4).rounded(.down)
    var filled = dot.frame
    filled.size.width = max(dot.frame.height, pixels * pixel)
    pen.paint(.fill(current, cornerRadius: radius), in: orientation.frame(filled), element: element)
  }

  /// The tint, the selectedness and the opacity with which an indicator image is painted.
  private struct ImageAppearance {
    var color: Color
    var strength: CGFloat
    var opacity: CGFloat

    init(_ color: Color, strength: CGFloat, opacity: CGFloat = 1) {
      self.color = color
      self.strength = strength
      self.opacity = opacity
    }
  }

  private func paint(
    _ image: PageControl.IndicatorImage?, _ look: ImageAppearance, _ dot: PageDots.Dot,
    _ orientation: PageControlOrientation,
    with pen: inout DrawingContext
  ) {
    let element = control.element(ofDot: dot.page)
    let extent = state.metrics.imageExtent * dot.frame.height / state.metrics.dotDiameter
    let square = orientation.frame(
      CGRect(x: dot.frame.midX - extent / 2, y: -extent / 2, width: extent, height: extent))
    switch image {
    case .symbol(let symbol):
      pen.paint(.symbol(symbol, look.color), in: square, element: element, opacity: look.opacity)
    case .picture(let picture):
      let request = PictureRequest(
        picture: picture, size: CGSize(width: state.metrics.imageExtent, height: state.metrics.imageExtent),
        cornerRadius: 0)
      guard case .ready = context.status(of: request) else { return }
      let pallor = state.metrics.pictureOpacity
      pen.paint(
        .picture(picture, cornerRadius: 0), in: square, element: element,
        opacity: look.opacity * (pallor + (1 - pallor) * look.strength))
    case nil:
      pen.paint(
        .fill(look.color, cornerRadius: dot.frame.height / 2), in: orientation.frame(dot.frame),
        element: element, opacity: look.opacity)
    }
  }

  private func paintNumber(_ traits: TraitCollection, with pen: inout DrawingContext) {
    let style = TextStyle(size: 13)
    let text = "\(state.currentPage + 1) / \(state.numberOfPages)"
    let line = context.text.line(text, style: style, direction: traits.writingDirection)
    pen.paint(
      .text(line, state.textColor.resolved(with: traits)),
      in: CGRect(
        x: (control.bounds.width - line.width) / 2, y: control.bounds.midY - style.lineHeight / 2,
        width: line.width,
        height: style.lineHeight), element: control.elementID)
  }
}
