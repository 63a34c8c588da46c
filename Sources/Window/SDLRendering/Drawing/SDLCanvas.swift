package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// A canvas that draws display lists, identically in a window, on a surface and on a GPU.
///
/// Every pixel depends on the lists alone: drawing any part of a frame gives the same pixels as drawing the
/// whole. Nothing is presented. The renderer's owner keeps it alive as long as the canvas.
public final class SDLCanvas {
  private let brush: any Brush
  private let shapes: SDLShapes
  private let text: SDLText
  private let pictures: SDLPictures
  private let sheets: SDLSheets
  private var plan = FramePlan()
  private var cut = RoundedCornerClip()
  /// The number of commands and backgrounds painted in the last `render`.
  ///
  /// Each counts once for every damaged rectangle that it is painted in.
  private(set) var drawCalls = 0

  /// Creates a canvas on a GPU.
  ///
  /// - Parameters:
  ///   - renderer: an `SDL_Renderer`.
  ///   - resources: the fonts and pictures, which several canvases may share.
  public convenience init(renderer: OpaquePointer, resources: DrawingResources) {
    self.init(brush: RendererBrush(renderer: renderer), resources: resources)
  }

  init(brush: any Brush, resources: DrawingResources) {
    self.brush = brush
    shapes = SDLShapes(brush: brush)
    text = SDLText(brush: brush, rasterizer: resources.text)
    pictures = SDLPictures(brush: brush, resources: resources)
    sheets = SDLSheets(brush: brush, resources: resources)
  }

  /// Discards every texture; to be called before the renderer is destroyed, or after it was reset.
  public func discardTextures() {
    shapes.discardTextures()
    text.discardTextures()
    pictures.discardTextures()
  }

  /// Paints the parts of `lists`, lowest first, that lie inside `damage`, at `scale` pixels a point.
  package func render(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat) {
    drawCalls = 0
    pictures.forgetStaleTextures()
    makePlan(lists, damage: damage, scale: scale)
    for area in damage where !area.isEmpty { paint(lists, area, scale: scale) }
    brush.finish()
  }

  /// A rectangle larger than any window, in pixels.
  private static let everywhere = PixelRect(x: 0, y: 0, width: 1 << 24, height: 1 << 24)

  /// Plans the commands that the rectangles of `damage` need.
  private func makePlan(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat) {
    var plan = FramePlan()
    swap(&plan, &self.plan)
    plan.restart()
    for index in lists.indices {
      let bounds = lists[index].bounds(scale: scale)
      if lists[index].background.alpha > 0 {
        let isOpaque = lists[index].background.alpha == 255
        // The lowest background extends beyond its list: a frame from the history may be smaller than the window.
        let ground = index == 0 ? Self.everywhere : bounds
        plan.append(
          FramePlan.Entry(list: index, command: nil, visible: ground, opaque: isOpaque ? ground : .zero))
      }
      lists[index].writeExtents(scale: scale, to: &plan.extents)
      for (place, extent) in plan.extents.enumerated() {
        let visible = extent.intersection(bounds)
        guard FramePlan.isTouched(visible, by: damage), lists[index].commands[place].opacity > 0 else {
          continue
        }
        var opaque = opaqueArea(of: lists[index].commands[place], scale: scale).intersection(visible)
        if let rounding = lists[index].commands[place].rounding {
          opaque = opaque.intersection(rounding.plain(scale: scale))
        }
        plan.append(FramePlan.Entry(list: index, command: place, visible: visible, opaque: opaque))
      }
    }
    self.plan = plan
  }

  private func paint(_ lists: [DisplayList], _ area: PixelRect, scale: CGFloat) {
    var clip = PixelRect.zero
    func restrict(to part: PixelRect) {
      if part == clip { return }
      brush.clip(to: part)
      clip = part
    }
    for index in plan.firstShowing(in: area)..<plan.entries.count {
      let entry = plan.entries[index]
      let visible = entry.visible.intersection(area)
      if visible.isEmpty || plan.isHidden(visible, above: index) { continue }
      drawCalls += 1
      if let place = entry.command {
        let command = lists[entry.list].commands[place]
        if let rounding = command.rounding {
          cut.divide(visible, by: rounding, scale: scale) { part, coverage in
            restrict(to: part)
            draw(command, at: index, in: (part, coverage), scale: scale)
          }
        } else {
          restrict(to: visible)
          draw(command, at: index, in: (visible, 1), scale: scale)
        }
      } else {
        restrict(to: visible)
        brush.fill(visible, lists[entry.list].background)
      }
    }
  }

  /// Draws a command in a part of its extent, at `coverage` times its opacity.
  private func draw(
    _ command: DrawCommand, at index: Int, in part: (visible: PixelRect, coverage: CGFloat), scale: CGFloat
  ) {
    let visible = part.visible
    let opacity = min(1, command.opacity) * part.coverage
    let area = command.area(scale: scale)
    switch command.content {
    case .fill(let color, let radius):
      shapes.fill(area, color.withOpacity(opacity), radius: radius * scale)
    case .stroke(let color, let width, let radius):
      let line = max(1, width.pixels(scale: scale))
      shapes.stroke(area, color.withOpacity(opacity), line: line, radius: radius * scale)
    case .shadow(let color, let blur, let radius):
      let outer = DrawCommand.shadowArea(of: area, blur: blur, scale: scale)
      let reach = area.x - outer.x
      let center = shapes.shadowCenter(outer, reach: reach, radius: radius * scale)
      if !plan.isHidden(center.intersection(visible), above: index) {
        brush.fill(center, color.withOpacity(opacity))
      }
      shapes.shadow(outer, color, reach: reach, radius: radius * scale, opacity: opacity) {
        plan.showing($0.intersection(visible), above: index)
      }
    case .gradient(let start, let end, let axis, let radius):
      let ramp = GradientRamp(start: start, end: end, axis: axis)
      shapes.gradient(area, ramp, radius: radius * scale, in: (visible, opacity))
    case .text(let line, let color):
      text.draw(line, color, in: command.frame, scale: scale, opacity: opacity)
    case .picture(let picture, let radius):
      pictures.draw(Self.key(picture, area, radius * scale), over: area, opacity: opacity)
    case .difference(let picture):
      pictures.drawDifference(Self.key(picture, area, 0), over: area)
    case .symbol(let symbol, let color):
      shapes.symbol(area, symbol, color.withOpacity(opacity))
    case .projected(let list):
      sheets.draw(list, over: area, in: (visible, opacity), scale: scale)
    }
  }

  private func opaqueArea(of command: DrawCommand, scale: CGFloat) -> PixelRect {
    if command.opacity < 1 { return .zero }
    let area = command.area(scale: scale)
    switch command.content {
    case .fill(let color, let radius) where color.alpha == 255:
      let cap = Int((radius * scale).rounded(.up))
      return PixelRect(x: area.x, y: area.y + cap, width: area.width, height: area.height - 2 * cap)
    case .gradient(let start, let end, _, let radius) where start.alpha == 255 && end.alpha == 255:
      let cap = Int((radius * scale).rounded(.up))
      return PixelRect(x: area.x, y: area.y + cap, width: area.width, height: area.height - 2 * cap)
    case .picture(let picture, let radius):
      return pictures.opaqueArea(of: Self.key(picture, area, radius * scale), over: area)
    default: return .zero
    }
  }

  private static func key(_ picture: PictureReference, _ area: PixelRect, _ radius: CGFloat) -> PictureKey {
    PictureKey(picture, width: area.width, height: area.height, radius: radius)
  }
}
