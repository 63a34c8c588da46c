import CSDL2
public import Foundation
public import LayoutGeometry
public import ScreenInterface

/// Draws display lists into bitmaps, with no window and no video driver; the bits are those of the window's
/// software path.
@MainActor
public final class OffscreenRenderer {
  private let resources: DrawingResources
  private var target: SoftwareTarget?

  /// Opens the fonts; fails when they are asked for and there are none.
  public init(fonts: FontSource) throws(DrawingError) {
    resources = DrawingResources(fonts: fonts)
    if let failure = resources.fontFailure { throw failure }
    resources.pictures = PictureStore(budget: .max)
    PictureDecoding.prepare()
  }

  isolated deinit { releaseTarget() }

  /// Measures text exactly as it will be drawn.
  public var textMeasuring: any TextMeasuring { resources.textMeasuring }

  /// What text was set with so far; `nil` where it is drawn as blocks.
  public var fontUse: FontUse? { resources.text.fontUse }

  /// Decodes a picture at once, for runs without a window; none is forgotten.
  public func load(_ request: PictureRequest, scale: CGFloat) -> PictureOutcome {
    let decoded = PictureDecoding.decode(request, scale: scale)
    if let image = decoded.image { resources.pictures.insert(image, for: PictureKey(request, scale: scale)) }
    return decoded.outcome
  }

  /// The picture of `lists`, lowest first, as large as the lowest one, at `scale` pixels a point; a bitmap of
  /// no pixels when SDL refuses the size, or it is more than twice `PictureExtent.limit`.
  public func bitmap(of lists: [DisplayList], scale: CGFloat) -> Bitmap {
    let bounds = lists.first?.bounds(scale: scale) ?? .zero
    paint(lists, damage: [bounds], scale: scale)
    return snapshot()
  }

  /// The picture of `lists` where only `damage` is painted, over what was painted last, as a window paints it.
  public func bitmap(of lists: [DisplayList], damage: [PixelRect], scale: CGFloat) -> Bitmap {
    paint(lists, damage: damage, scale: scale)
    return snapshot()
  }

  /// Paints only `damage`, over what was painted last; over black after a change of size.
  func paint(_ lists: [DisplayList], damage: [PixelRect], scale: CGFloat) {
    prepareTarget(for: lists.first?.bounds(scale: scale) ?? .zero)
    target?.draw(lists, damage: damage, scale: scale)
  }

  /// What has been painted.
  func snapshot() -> Bitmap {
    guard let surface = target?.surface else { return Bitmap(width: 0, height: 0) }
    return Bitmap(surface, part: surface.pointee.bounds, settingBits: 0xFF00_0000)
  }

  /// The pixels of a part of `lists`, to be lent to the tools above them.
  public func sample(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> PixelSample {
    prepareTarget(for: lists.first?.bounds(scale: scale) ?? .zero)
    let bitmap = target?.pixels(of: lists, in: area, scale: scale)
    return PixelSample(area: area, bitmap: bitmap ?? Bitmap(width: area.width, height: area.height))
  }

  /// Forgets every texture, as after a renderer's reset.
  func discardTextures() { target?.canvas.discardTextures() }

  private func prepareTarget(for bounds: PixelRect) {
    if target?.surface.pointee.bounds == bounds { return }
    releaseTarget()
    target = makeTarget(bounds)
  }

  private func makeTarget(_ bounds: PixelRect) -> SoftwareTarget? {
    // A strip is larger than the pictures in it, by its margins and captions.
    let largest = Double(2 * PictureExtent.limit)
    if bounds.isEmpty || Double(bounds.width) * Double(bounds.height) > largest { return nil }
    let format = SDL_PIXELFORMAT_RGB888.rawValue
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(bounds.width), Int32(bounds.height), 32, format)
    else { return nil }
    if let target = try? SoftwareTarget(surface: surface, resources: resources) { return target }
    SDL_FreeSurface(surface)
    return nil
  }

  private func releaseTarget() {
    guard let target else { return }
    target.close()
    SDL_FreeSurface(target.surface)
    self.target = nil
  }
}
