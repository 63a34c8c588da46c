import CSDL2
package import Foundation
package import LayoutGeometry
package import ScreenInterface

/// A renderer of display lists into bitmaps, without a window or a video driver.
///
/// The pixels equal those of the window's software path, bit for bit.
@MainActor
public final class OffscreenRenderer {
  private let resources: DrawingResources
  private var target: SoftwareTarget?
  /// The warnings about loaded pictures, by the paths of their files.
  package private(set) var oddPictures: [String: String] = [:]

  /// Opens the fonts; fails when real fonts are asked for and none is installed.
  package init(fonts: FontSource) throws(DrawingError) {
    resources = DrawingResources(fonts: fonts)
    if let failure = resources.fontFailure { throw failure }
    resources.pictures = PictureCache(budget: .max)
  }

  isolated deinit { releaseTarget() }

  /// The text measuring that matches the drawn text exactly.
  package var textMeasuring: any TextMeasuring { resources.textMeasuring }

  /// The fonts that have drawn text so far; `nil` when text is drawn as blocks.
  public var fontUse: FontUse? { resources.text.fontUse }

  /// Decodes a picture synchronously, for runs without a window, and stores it permanently.
  package func load(_ request: PictureRequest, scale: CGFloat) -> PictureOutcome {
    let decoded = PictureDecoding.decode(request, scale: scale)
    for (key, image) in zip(decoded.keys, decoded.images) {
      resources.pictures.insert(image, for: key, of: decoded.stamp)
    }
    if decoded.hasBrokenProfile { oddPictures[request.picture.path] = PictureWarnings.brokenProfile }
    return decoded.outcome
  }

  /// Returns a picture of `lists`, lowest first, as large as the lowest, at `scale` pixels a point.
  ///
  /// The bitmap has no pixels when SDL refuses the size, or when it is more than twice `PictureExtent.limit`.
  package func bitmap(of lists: [DisplayList], scale: CGFloat) -> Bitmap {
    let bounds = lists.first?.bounds(scale: scale) ?? .zero
    paint(lists, update: FrameUpdate(painting: [bounds]), scale: scale)
    defer { if Double(bounds.width) * Double(bounds.height) > Self.keptArea { releaseTarget() } }
    return snapshot()
  }

  /// The largest target, in pixels, that is kept although the next whole picture is painted from scratch.
  private static var keptArea: Double { 16_777_216 }

  /// Updates the last picture to `lists`, as a window does, and returns a closure that copies the result.
  ///
  /// The closure copies the picture that this renderer painted last.
  package func painted(
    _ lists: [DisplayList], update: FrameUpdate, scale: CGFloat
  ) -> @MainActor () -> Bitmap? {
    paint(lists, update: update, scale: scale)
    return snapshot
  }

  /// Updates the last picture to `lists`; it is black after a change of size.
  func paint(_ lists: [DisplayList], update: FrameUpdate, scale: CGFloat) {
    prepareTarget(for: lists.first?.bounds(scale: scale) ?? .zero)
    target?.draw(lists, update: update, scale: scale)
  }

  /// Returns a copy of the painted pixels.
  func snapshot() -> Bitmap {
    guard let memory = target?.memory else { return Bitmap(width: 0, height: 0) }
    return Bitmap(memory, part: memory.bounds, settingBits: 0xFF00_0000)
  }

  /// Returns the pixels of a part of `lists` for the tools drawn above them.
  package func sample(of lists: [DisplayList], in area: PixelRect, scale: CGFloat) -> MagnifierPixels {
    prepareTarget(for: lists.first?.bounds(scale: scale) ?? .zero)
    let bitmap = target?.pixels(of: lists, in: area, scale: scale)
    return MagnifierPixels(area: area, bitmap: bitmap ?? Bitmap(width: area.width, height: area.height))
  }

  /// Discards every texture, as after a renderer's reset.
  func discardTextures() { target?.canvas.discardTextures() }

  private func prepareTarget(for bounds: PixelRect) {
    if target?.memory.bounds == bounds { return }
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
    if let target = try? SoftwareTarget(surface: surface, resources: resources, canTurn: true) {
      return target
    }
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
